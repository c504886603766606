import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { routeOf } from '../routes/served.ts'
import type { RouteId } from '../routes/table.ts'
import { normalisePath } from '../shared/paths.ts'
import { createChangePage, type ChangePage } from './changePage.ts'
import { restoreEntry, saveEntry } from './entryState.ts'
import { lazyPages, type LazyPage } from './lazyPages.ts'

/** Milliseconds to wait for a page's chunk before the browser loads the page itself. */
const CHUNK_TIMEOUT = 10_000

/** Milliseconds without a scroll after which its position is saved. Safari allows 100 changes of a state in 30 s. */
const SAVE_AFTER = 400

/**
 * How the current page was entered. `top`: by a link without a hash. `anchor`: by a link with a hash. `browser`: by a load,
 * Back or Forward, which restore the scroll position.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

export interface Navigation {
  /** Returns how the current page was entered. */
  arrival: () => Arrival
  /** Path of the page that is shown. Notifies its subscribers at each visit, also at one of the same page. */
  shown: Pick<StoreApi<{ path: string }>, 'getState' | 'subscribe'>
  /** Visits an address of this site, as by a link. */
  visit: (to: string) => void
  /** Location hook for wouter's Router: returns the path that is shown, and `visit`. */
  useLocation: () => [path: string, visit: (to: string) => void]
  /**
   * Starts to follow Back and Forward, and to keep the page's state in its history entry. Restores that of the first
   * entry. Returns a function that stops.
   */
  start: () => () => void
}

/** Parts that tests replace. */
interface NavigationOptions {
  pages?: Readonly<Record<RouteId, Pick<LazyPage, 'isLoaded' | 'preload'>>>
  changePage?: ChangePage
  save?: () => void
  restore?: (afterLoad: boolean) => void
}

/**
 * Creates the navigation of a document whose page belongs to `path`. By a link or by Back and Forward, the old page stays
 * until the chunk of the new one has loaded, and a later visit cancels an earlier one. If the chunk fails or takes too
 * long, the browser loads the page itself. Without a network the new page says that it did not load.
 */
export function createNavigation(
  path: string,
  {
    pages = lazyPages,
    changePage = createChangePage(),
    save = saveEntry,
    restore = restoreEntry,
  }: NavigationOptions = {},
): Navigation {
  const shown = createStore(() => ({ path: normalisePath(path) }))
  let arrival: Arrival = 'browser'
  let pending = new AbortController()
  /** Whether the shown page belongs to the current history entry, so that its state may be saved there. */
  let settled = false
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (pathname: string, by: Arrival) => {
    arrival = by
    flushSync(() => shown.setState({ path: normalisePath(pathname) }))
    // The message that a page did not load must not replace what the entry keeps of the page.
    settled = pages[routeOf(pathname)].isLoaded()
  }

  const saveNow = () => {
    if (settled) save()
  }

  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_AFTER)
  }

  /** Calls `enter` once the chunk of a page has loaded, or `leave` if the browser has to load the page. */
  const load = (pathname: string, enter: (signal: AbortSignal) => void, leave: () => void) => {
    pending.abort()
    // Otherwise the document that an earlier visit requested would replace the page of this one.
    if (isLeaving) stop()
    isLeaving = false
    const controller = new AbortController()
    const { signal } = controller
    pending = controller
    const page = pages[routeOf(pathname)]
    if (page.isLoaded()) {
      enter(signal)
      return
    }
    const fail = () => {
      if (signal.aborted) return
      if (navigator.onLine) {
        // A chunk that arrives after this must not add a history entry of its own.
        controller.abort()
        isLeaving = true
        leave()
      } else enter(signal)
    }
    const limit = setTimeout(fail, CHUNK_TIMEOUT)
    page
      .preload()
      .then(() => signal.aborted || enter(signal), fail)
      .finally(() => clearTimeout(limit))
  }

  const visit = (to: string) => {
    const target = new URL(to, location.href)
    const { pathname, hash } = target
    const enter = (signal: AbortSignal) => {
      saveNow()
      settled = false
      // The entry is added at once: Back then leads to the old page, also before the new one is rendered.
      // Browsers add no history entry for a link to the current address.
      history[target.href === location.href ? 'replaceState' : 'pushState'](null, '', target)
      changePage({
        render: () => show(pathname, hash === '' ? 'top' : 'anchor'),
        hash,
        fade: normalisePath(pathname) !== shown.getState().path,
        signal,
      })
    }
    load(pathname, enter, () => location.assign(target))
  }

  const enterEntry = () => {
    show(location.pathname, 'browser')
    restore(false)
  }

  const onLeave = () => {
    // The position belongs to the old page while the new one is about to load as a document.
    if (isLeaving) return
    saveNow()
    history.scrollRestoration = 'auto'
  }

  const onReturn = () => {
    isLeaving = false
    history.scrollRestoration = 'manual'
  }

  const onPopState = () => {
    settled = false
    load(location.pathname, enterEntry, () => location.reload())
  }

  return {
    arrival: () => arrival,
    shown,
    visit,
    // wouter decodes the path. A decoded path that has a percent sign would become another one.
    useLocation: () => [useStore(shown, (state) => state.path.replaceAll('%', '%25')), visit],
    start() {
      const controller = new AbortController()
      const { signal } = controller
      addEventListener('popstate', onPopState, { signal })
      // `toggle` does not bubble.
      for (const type of ['toggle', 'change']) addEventListener(type, saveNow, { signal, capture: true })
      addEventListener('scroll', saveSoon, { signal, passive: true })
      // Otherwise the browser scrolls the old page while the chunk of the new one loads.
      history.scrollRestoration = 'manual'
      addEventListener('pagehide', onLeave, { signal })
      addEventListener('pageshow', onReturn, { signal })
      if (normalisePath(location.pathname) === shown.getState().path) {
        settled = true
        restore(true)
      } else onPopState()
      return () => controller.abort()
    },
  }
}
