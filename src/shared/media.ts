export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
export const FORCED_COLORS = '(forced-colors: active)'

/** False where there is no `matchMedia`, so that prerendering and old browsers get the plain answer. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

/** Calls `listener` whenever the answer to `query` changes. Returns the way to stop. */
export function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  const onChange = () => listener(list.matches)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
