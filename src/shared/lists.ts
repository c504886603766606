/**
 * Returns the entry at `index`.
 *
 * @throws RangeError when the list has no entry at `index`, or `undefined` there
 */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`index ${index} is out of range (length ${list.length})`)
  return item
}

/** Returns each entry of a closed loop with the entry after it. The first entry comes after the last. */
export function loopPairs<T>(loop: readonly T[]): [current: T, next: T][] {
  return loop.map((current, index) => [current, itemAt(loop, (index + 1) % loop.length)])
}

/**
 * Returns a function that calls `create` once for each key and keeps the value. Keys are compared as in a
 * Map.
 */
export function memoize<Key, Value extends object | null>(create: (key: Key) => Value): (key: Key) => Value {
  const created = new Map<Key, Value>()
  return (key) => {
    const known = created.get(key)
    if (known !== undefined) return known
    const value = create(key)
    created.set(key, value)
    return value
  }
}
