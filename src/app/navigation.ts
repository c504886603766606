import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { routeOf } from '../routes/served.ts'
import { normalisePath } from '../shared/paths.ts'
import { keepInEntry } from '../browser/entryState.ts'
import { enterPage, focusHeading, keepCards, restoreCards, restorePlace } from './enterPage.ts'
import { lazyPages } from './lazyPages.ts'
import { closeMenu } from './MainMenu.tsx'

export type Navigation = ReturnType<typeof createNavigation>

/**
 * Creates the navigation of a document that was served for `path`. After a link, Back or Forward, the old
 * page stays until the chunk of the new one has loaded, with a sign of the wait: `aria-busy` on
 * `main`, by which the style sheet draws a bar. A later visit cancels an earlier one, and so does the
 * document's end. If the chunk fails, the browser loads the new page as a document.
 *
 * The browser keeps the places of Back and Forward: it restores them after `popstate`, in which the page is
 * rendered. Where a link has left a page, `restorePlace` does so.
 */
export function createNavigation(path: string) {
  const shown = createStore(() => ({ path: normalisePath(path) }))
  let pending = new AbortController()

  const isOnScreen = (pathname: string) => normalisePath(pathname) === shown.getState().path

  const show = (pathname: string) => {
    // The style sheet fades in the text of the pages after the first.
    document.documentElement.dataset['visited'] = ''
    flushSync(() => shown.setState({ path: normalisePath(pathname) }))
  }

  /** Forgets the page that the visitor waits for. */
  const cancel = () => {
    pending.abort()
    document.getElementById('content')?.removeAttribute('aria-busy')
  }

  /**
   * Calls `enter` when the chunk of a page has loaded, or `leave` when the browser has to load the page as a
   * document. Calls one of them once, or none if a later call cancels this one.
   */
  const load = (pathname: string, enter: () => void, leave: () => void) => {
    cancel()
    pending = new AbortController()
    const { signal } = pending
    const page = lazyPages[routeOf(pathname)]
    if (page.isLoaded()) {
      enter()
      return
    }
    document.getElementById('content')?.setAttribute('aria-busy', 'true')
    const unlessCancelled = (next: () => void) => () => {
      if (signal.aborted) return
      cancel()
      next()
    }
    page.preload().then(unlessCancelled(enter), unlessCancelled(leave))
  }

  const visit = (to: string) => {
    const target = new URL(to, location.href)
    const { pathname, hash } = target
    const enter = () => {
      const isSame = target.href === location.href
      keepInEntry({ left: { y: scrollY, document: performance.timeOrigin } })
      try {
        // Browsers add no history entry for a link to the current address.
        history[isSame ? 'replaceState' : 'pushState'](null, '', target)
      } catch {
        // Safari refuses more than 100 changes in 30 s.
        location.assign(target)
        return
      }
      const isNewPage = !isOnScreen(pathname)
      show(pathname)
      enterPage(hash, isNewPage, isSame)
      closeMenu()
    }
    load(pathname, enter, () => location.assign(target))
  }

  const enterEntry = () => {
    const isNewPage = !isOnScreen(location.pathname)
    show(location.pathname)
    restoreCards()
    restorePlace()
    // Screen readers then say the page. The restored place stays.
    if (isNewPage) focusHeading()
    closeMenu()
  }

  const onPopState = () => load(location.pathname, enterEntry, () => location.reload())

  return {
    /**
     * Location hook for wouter's Router: the path on screen, and a function that visits an address as a link
     * does.
     */
    useLocation: (): [path: string, visit: (to: string) => void] => [
      // The path is decoded, and wouter decodes it once more: a percent sign has to survive that.
      useStore(shown, (state) => state.path.replaceAll('%', '%25')),
      visit,
    ],
    /** Starts to follow Back and Forward. Returns a function that stops it. */
    start() {
      const controller = new AbortController()
      const { signal } = controller
      addEventListener('popstate', onPopState, { signal })
      // The browser may keep the page. What it waits for would come up over the page that the visitor returns
      // to.
      addEventListener('pagehide', cancel, { signal })
      addEventListener('toggle', keepCards, { capture: true, signal })
      restoreCards()
      return () => controller.abort()
    },
  }
}
