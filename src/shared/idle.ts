/** Milliseconds to wait after `load` where `requestIdleCallback` is missing, as in Safari. */
const FALLBACK_DELAY = 200
/** Most milliseconds to wait for `load`, which never comes while one picture of the page hangs. */
const LOAD_TIMEOUT = 10_000

/** Missing from Firefox and Safari. */
interface PrerenderingDocument {
  /** Whether the browser loads the page before the visitor asks for it. The visitor may never see it. */
  prerendering?: boolean
}

/**
 * Runs `task` once, after the page has been shown and has loaded, and when the browser is idle. A browser that stays
 * busy runs it `timeout` ms after the load, or after this call if the page has loaded before. A page that still loads
 * after LOAD_TIMEOUT counts as loaded.
 */
export function whenIdle(task: () => void, timeout = 4000): void {
  const { prerendering } = document as Document & PrerenderingDocument
  if (prerendering) {
    document.addEventListener('prerenderingchange', () => whenIdle(task, timeout), { once: true })
    return
  }
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => task(), { timeout })
    else setTimeout(task, FALLBACK_DELAY)
  }
  if (document.readyState === 'complete') {
    wait()
    return
  }
  void new Promise((resolve) => {
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, LOAD_TIMEOUT)
  }).then(() => setTimeout(wait))
}
