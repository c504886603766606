import { editDistance } from '../../shared/editDistance.ts'

/** Length of the longest path that is compared. Routes are much shorter. */
const MAX_LENGTH = 40

/**
 * Returns the route with the fewest wrong letters in `path`, or null. At most three letters and a third of the path may be
 * wrong.
 */
export function nearestRoute<R extends { path: string }>(path: string, routes: readonly R[]): R | null {
  const typed = path.toLowerCase().replace(/\/+$/, '')
  if (typed.length < 3 || typed.length > MAX_LENGTH) return null
  let nearest: R | null = null
  let least = Math.min(3, Math.floor(typed.length / 3)) + 1
  for (const route of routes) {
    if (route.path.length < 3) continue
    const distance = editDistance(typed, route.path)
    if (distance < least) {
      least = distance
      nearest = route
    }
  }
  return nearest
}
