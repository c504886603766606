import { matchesMedia, REDUCED_MOTION } from '../shared/browser.ts'
import { enterPage } from './enterPage.ts'
import { createSmoothScroll } from './smoothScroll.ts'

export interface PageChange {
  /** Renders the new location. The document shows it when this returns. */
  render: () => void
  /** Hash of the new location, with its `#`. Empty for the top of the page. */
  hash: string
  /** Whether the old page fades into the new one. Browsers without view transitions never fade. */
  fade: boolean
  /** Aborted by a later visit. The page then stays as that visit left it. */
  signal: AbortSignal
}

/** Renders a location, moves the focus into it, then scrolls to it. */
export type ChangePage = (change: PageChange) => void

/** Creates the function that changes the page of the browser. */
export function createChangePage(): ChangePage {
  const scroll = createSmoothScroll()
  return ({ render, hash, fade, signal }) => {
    const enter = () => {
      render()
      return enterPage(hash)
    }
    if (!fade || typeof document.startViewTransition !== 'function' || matchesMedia(REDUCED_MOTION)) {
      scroll(enter())
      return
    }
    let jump: (() => void) | undefined
    const { updateCallbackDone, ready } = document.startViewTransition(() => {
      // The browser calls this some frames later. The visitor may have gone elsewhere.
      if (!signal.aborted) jump = enter()
    })
    // Chrome can drop a scroll that starts before the transition has captured the new page.
    const scrollToEntry = () => {
      if (jump && !signal.aborted) scroll(jump)
    }
    // `ready` rejects if the browser skips the transition. The page is scrolled all the same.
    updateCallbackDone.then(() => ready).then(scrollToEntry, scrollToEntry)
  }
}
