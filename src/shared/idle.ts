/** Milliseconds to wait after `load` in Safari, which has no `requestIdleCallback`. */
const WITHOUT_IDLE_CALLBACK = 200

/** Runs `task` once the page has loaded and the browser is idle, at most `timeout` ms after the load. */
export function whenIdle(task: () => void, timeout = 4000): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => task(), { timeout })
    else setTimeout(task, WITHOUT_IDLE_CALLBACK)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', () => setTimeout(wait, 0), { once: true })
}
