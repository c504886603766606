/** Returns the Levenshtein distance: the fewest letters to add, remove or replace to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  let distance = b.length
  /** Distances from the letters of `a` read so far to each prefix of `b`, by the prefix's length. */
  let distances = Array.from({ length: b.length + 1 }, (_, length) => length)
  for (const [row, letter] of a.split('').entries()) {
    let diagonal = row
    distance = row + 1
    distances = distances.map((above, column) => {
      if (column === 0) return distance
      const replaced = diagonal + (letter === b[column - 1] ? 0 : 1)
      diagonal = above
      distance = Math.min(replaced, above + 1, distance + 1)
      return distance
    })
  }
  return distance
}

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
