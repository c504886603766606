/** Runs `task` once the page has loaded and the browser has time, at the latest after `timeout` milliseconds more. */
export function whenIdle(task: () => void, timeout = 4000): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => task(), { timeout })
    else setTimeout(task, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', () => setTimeout(wait, 0), { once: true })
}
