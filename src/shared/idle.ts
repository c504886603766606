/** Milliseconds to wait after `load` where `requestIdleCallback` is missing, as in Safari. */
const FALLBACK_DELAY = 200

/**
 * Runs `task` once, after the page has loaded and when the browser is idle. A browser that stays busy runs it `timeout`
 * ms after the load, or after this call if the page has loaded before.
 */
export function whenIdle(task: () => void, timeout = 4000): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => task(), { timeout })
    else setTimeout(task, FALLBACK_DELAY)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', () => setTimeout(wait, 0), { once: true })
}
