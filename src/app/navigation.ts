import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { routeOf } from '../routes/served.ts'
import { loadUnlessLeaving } from '../shared/loading.ts'
import { normalisePath } from '../shared/paths.ts'
import { changePage } from './changePage.ts'
import { enterPage } from './enterPage.ts'
import { restoreEntry, saveEntry } from './entryState.ts'
import { lazyPages } from './lazyPages.ts'
import { beginWait } from './WaitStatus.tsx'

/** Milliseconds to wait for a page's chunk before the browser loads the page itself. */
const CHUNK_TIMEOUT = 10_000

/**
 * Milliseconds without a further change after which the state of a page is saved. Safari throws after 100
 * changes of an entry in 30 s. Back within this time leaves the entry with the state before the change.
 */
const SAVE_AFTER = 400

/**
 * How the browser restores places while a page is shown. On iOS the preview of a swipe back is blank under
 * `manual`. Elsewhere `auto` would scroll the old page while the chunk of the new one loads.
 */
const restoration = (): ScrollRestoration => (CSS.supports('-webkit-touch-callout:none') ? 'auto' : 'manual')

export type Navigation = ReturnType<typeof createNavigation>

/**
 * Creates the navigation of a document that was served for `path`. After a link, Back or Forward, the old
 * page stays until the chunk of the new one has loaded, with a sign of the wait. A later visit cancels an
 * earlier one, and so does the document's end. If the chunk fails or takes too long, the browser loads the
 * new page as a document. Without a network the new page says that it did not load.
 */
export function createNavigation(path: string) {
  const shown = createStore(() => ({ path: normalisePath(path) }))
  let pending = new AbortController()
  let endWait: (() => void) | undefined
  /**
   * Whether the page on screen belongs to the current history entry. If not, its state must not be saved
   * there.
   */
  let ownsEntry = false
  /** Whether the browser is loading the next page as a document. */
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (pathname: string) => {
    flushSync(() => shown.setState({ path: normalisePath(pathname) }))
    // The message that a page did not load must not replace what the entry keeps of the page.
    ownsEntry = lazyPages[routeOf(pathname)].isLoaded()
  }

  const saveNow = () => {
    if (ownsEntry) saveEntry()
  }

  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_AFTER)
  }

  /** Forgets the page that the visitor waits for. */
  const cancel = () => {
    pending.abort()
    endWait?.()
  }

  /**
   * Calls `enter` when the chunk of a page has loaded, or `leave` when the browser has to load the page as a
   * document. Calls one of them once, or none if a later call cancels this one.
   */
  const load = (pathname: string, enter: (signal: AbortSignal) => void, leave: () => void) => {
    cancel()
    // Otherwise the document that an earlier visit requested would replace the page of this one.
    if (isLeaving) window.stop()
    isLeaving = false
    pending = new AbortController()
    const { signal } = pending
    const page = lazyPages[routeOf(pathname)]
    if (page.isLoaded()) {
      enter(signal)
      return
    }
    endWait = beginWait(routeOf(pathname))
    const decide = (isLoaded: boolean) => {
      if (signal.aborted) return
      endWait?.()
      // Without a network, the new page says that it did not load.
      if (isLoaded || !navigator.onLine) enter(signal)
      else leave()
    }
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT))
    loadUnlessLeaving(() => Promise.race([page.preload(), timeout])).then(
      () => decide(true),
      () => decide(false),
    )
  }

  /**
   * Lets the browser load a page as a document: that of the address, or for null that of the current history
   * entry.
   */
  const leaveTo = (href: string | null) => {
    isLeaving = true
    if (href === null) location.reload()
    else location.assign(href)
  }

  const visit = (to: string) => {
    const target = new URL(to, location.href)
    const { pathname, hash } = target
    const leave = () => leaveTo(target.href)
    const enter = (signal: AbortSignal) => {
      saveNow()
      try {
        // The entry is added at once: Back then leads to the old page, also before the new one is rendered.
        // Browsers add no history entry for a link to the current address.
        history[target.href === location.href ? 'replaceState' : 'pushState'](null, '', target)
      } catch {
        // Safari refuses entries after 100 changes in a short time.
        leave()
        return
      }
      ownsEntry = false
      changePage({
        render: () => show(pathname),
        hash,
        isNewPage: normalisePath(pathname) !== shown.getState().path,
        signal,
      })
    }
    load(pathname, enter, leave)
  }

  const isOnScreen = () => normalisePath(location.pathname) === shown.getState().path

  const enterEntry = () => {
    const isNewPage = !isOnScreen()
    show(location.pathname)
    restoreEntry(false)
    // Screen readers then say the page. The restored place stays.
    if (isNewPage) enterPage('', true)
  }

  const onLeave = () => {
    // The browser may keep the page. What it waits for would come up over the page that the visitor returns
    // to.
    cancel()
    // The page on screen can be that of another entry, as after Back. The current entry must not get its
    // state.
    if (!ownsEntry) return
    saveEntry()
    history.scrollRestoration = 'auto'
  }

  const onPopState = () => {
    ownsEntry = false
    load(location.pathname, enterEntry, () => leaveTo(null))
  }

  const onReturn = () => {
    isLeaving = false
    history.scrollRestoration = restoration()
    // The address can have changed before hydration, and the visitor can have left while its page was still
    // to come.
    if (!isOnScreen()) onPopState()
  }

  return {
    /**
     * Store of the path of the page on screen. It notifies its subscribers at each visit, also at one of the
     * same page.
     */
    shown,
    /**
     * Location hook for wouter's Router: the path on screen, and a function that visits an address as a link
     * does.
     */
    useLocation: (): [path: string, visit: (to: string) => void] => [
      // The path is decoded, and wouter decodes it once more: a percent sign has to survive that.
      useStore(shown, (state) => state.path.replaceAll('%', '%25')),
      visit,
    ],
    /**
     * Starts to follow Back and Forward, and to keep the page's state in its history entry. Restores the
     * state that the current entry has. Returns a function that stops both.
     */
    start() {
      const controller = new AbortController()
      const { signal } = controller
      addEventListener('popstate', onPopState, { signal })
      // `toggle` does not bubble.
      for (const type of ['toggle', 'click']) addEventListener(type, saveSoon, { signal, capture: true })
      addEventListener('scroll', saveSoon, { signal, passive: true })
      addEventListener('pagehide', onLeave, { signal })
      addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal })
      if (isOnScreen()) {
        ownsEntry = true
        // React is still running the effects of the first render.
        queueMicrotask(() => restoreEntry(true))
      }
      onReturn()
      return () => {
        controller.abort()
        clearTimeout(timer)
      }
    },
  }
}
