import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { routeOf } from '../routes/served.ts'
import type { RouteId } from '../routes/table.ts'
import { normalisePath } from '../shared/paths.ts'
import { createChangePage, type ChangePage } from './changePage.ts'
import { lazyPages, type LazyPage } from './lazyPages.ts'

/** Milliseconds to wait for a page's chunk before the browser loads the page itself. */
const CHUNK_TIMEOUT = 10_000

/**
 * How the current page was entered. `top`: by a link without a hash. `anchor`: by a link with a hash. `browser`: by a load,
 * Back or Forward, after which the browser sets the scroll position.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

export interface Navigation {
  /** Returns how the current page was entered. */
  arrival: () => Arrival
  /**
   * Runs each navigation by a link, for wouter's Router. The old page stays until the chunk of the new one has loaded.
   * A later click cancels an earlier one. If the chunk fails or takes too long, the browser loads the page itself.
   */
  aroundNav: AroundNavHandler
  /** Starts to follow Back and Forward. Returns a function that stops. */
  followHistory: () => () => void
}

/** Parts that tests replace. */
interface NavigationOptions {
  pages?: Readonly<Record<RouteId, Pick<LazyPage, 'isLoaded' | 'preload'>>>
  changePage?: ChangePage
}

export function createNavigation({
  pages = lazyPages,
  changePage = createChangePage(),
}: NavigationOptions = {}): Navigation {
  let arrival: Arrival = 'browser'
  let pending = new AbortController()

  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    pending.abort()
    const controller = new AbortController()
    const { signal } = controller
    pending = controller
    const target = new URL(to, location.href)
    const page = pages[routeOf(target.pathname)]
    // Browsers add no history entry for a link to the current address.
    const settings = target.href === location.href ? { ...options, replace: true } : options
    const show = () => {
      if (signal.aborted) return
      changePage({
        render: () => {
          arrival = target.hash === '' ? 'top' : 'anchor'
          flushSync(() => navigate(to, settings))
        },
        hash: target.hash,
        fade: normalisePath(target.pathname) !== normalisePath(location.pathname),
      })
    }
    if (page.isLoaded()) {
      show()
      return
    }
    const loadDocument = () => {
      if (!signal.aborted) location.assign(target)
    }
    const timer = setTimeout(loadDocument, CHUNK_TIMEOUT)
    page
      .preload()
      .then(show, loadDocument)
      .finally(() => clearTimeout(timer))
  }

  const onPopState = () => {
    pending.abort()
    arrival = 'browser'
  }

  return {
    arrival: () => arrival,
    aroundNav,
    followHistory() {
      // In the capture phase it runs before wouter's listener, which renders the page and reads `arrival`.
      addEventListener('popstate', onPopState, { capture: true })
      return () => removeEventListener('popstate', onPopState, { capture: true })
    },
  }
}
