export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const FORCED_COLORS = '(forced-colors: active)'

/** Returns whether the media query matches. */
export function matchesMedia(query: string): boolean {
  return matchMedia(query).matches
}

/** Calls `listener` whenever the result of `query` changes. Returns a function that removes the listener. */
export function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
  const list = matchMedia(query)
  const onChange = () => listener(list.matches)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Returns whether the browser asks sites to send less data. */
export function savesData(): boolean {
  // TypeScript's DOM types lack the Network Information API.
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Events by which a visitor takes over a smooth scroll of the page. */
export const VISITOR_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const
