import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { interfaceTexts } from 'virtual:content/interface'
import { pageHeads } from 'virtual:content/navigation'
import type { RouteId } from '../routes/table.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Milliseconds without the page that a visitor asked for, after which the window shows a bar. */
const SHOWN_AFTER = 150
/** Milliseconds after which screen readers say it. */
const SAID_AFTER = 1000

/** The page that has been awaited for SAID_AFTER. */
const waitStore = createStore<{ awaited: RouteId | null }>(() => ({ awaited: null }))

/**
 * Begins to wait for a page. The sign is `aria-busy` on `main`: the style sheet draws the bar by it. The
 * start script sets it too, so React does not own it. Returns a function that ends the wait.
 */
export function beginWait(route: RouteId): () => void {
  const main = document.getElementById('content')
  const timers = [
    setTimeout(() => main?.setAttribute('aria-busy', 'true'), SHOWN_AFTER),
    setTimeout(() => waitStore.setState({ awaited: route }), SAID_AFTER),
  ]
  return () => {
    timers.forEach(clearTimeout)
    main?.removeAttribute('aria-busy')
    waitStore.setState({ awaited: null })
  }
}

/** What screen readers say while a page is long in coming. */
export function WaitStatus() {
  const awaited = useStore(waitStore, (state) => state.awaited)
  return (
    <VisuallyHidden role="status">
      {awaited && (interfaceTexts.loading ?? pageHeads[awaited].title)}
    </VisuallyHidden>
  )
}
