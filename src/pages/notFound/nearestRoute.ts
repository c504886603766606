/** Letters that must be added, dropped or changed to turn one text into the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const change = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(change, previous[column]! + 1, current[column - 1]! + 1))
    }
    previous = current
  }
  return previous[b.length]!
}

/** Paths longer than this are no typing error. */
const LONGEST = 40

/** The page that a mistyped path probably meant: at most a third of it, and three letters, may be wrong. */
export function nearestRoute<R extends { path: string }>(path: string, routes: readonly R[]): R | null {
  const wanted = path.toLowerCase().replace(/\/+$/, '')
  if (wanted.length < 3 || wanted.length > LONGEST) return null
  let best: R | null = null
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1
  for (const route of routes) {
    if (route.path.length < 3) continue
    const distance = editDistance(wanted, route.path)
    if (distance < least) {
      least = distance
      best = route
    }
  }
  return best
}
