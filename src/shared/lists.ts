/**
 * The entry at `index`.
 *
 * @throws RangeError when the list has no such entry
 */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`index ${index} is out of range (length ${list.length})`)
  return item
}

/** Each entry of a closed loop with the entry that follows it; the last is followed by the first. */
export function loopPairs<T>(loop: readonly T[]): [current: T, next: T][] {
  return loop.map((current, index) => [current, itemAt(loop, (index + 1) % loop.length)])
}
