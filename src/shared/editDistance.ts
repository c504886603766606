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

/** Returns the name that `name` may be a misspelling of, or null. At most a third of its letters may be wrong. */
export function nearestName(name: string, known: readonly string[]): string | null {
  let nearest: string | null = null
  let least = Math.floor(name.length / 3) + 1
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      least = distance
      nearest = candidate
    }
  }
  return nearest
}
