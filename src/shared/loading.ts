/** Most milliseconds to wait after `load` for a browser that stays busy. */
const IDLE_TIMEOUT = 4000
/** Milliseconds to wait after `load` where `requestIdleCallback` is missing, as in Safari. */
const FALLBACK_DELAY = 200
/** Most milliseconds to wait for `load`, which never comes while one picture of the page hangs. */
const LOAD_TIMEOUT = 10_000

/**
 * Runs `task` once, after the page has been shown and has loaded, and when the browser is idle. A
 * page that still loads after LOAD_TIMEOUT counts as loaded.
 */
export function whenIdle(task: () => void): void {
  // Whether the browser loads the page before the visitor asks for it. Missing from Firefox and Safari.
  const { prerendering } = document as { prerendering?: boolean }
  if (prerendering) {
    document.addEventListener('prerenderingchange', () => whenIdle(task), { once: true })
    return
  }
  const wait = () => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => task(), { timeout: IDLE_TIMEOUT })
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

/** Resolves in a new task, so that the browser can handle input between two parts of long work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
