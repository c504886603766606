/** Median of the values: the mean of the two middle ones for an even count, NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/**
 * Order of the items in one round. Each round starts with the next item.
 * After every item has started a round once, the rounds run backwards.
 */
export function orderOfRound<T>(items: readonly T[], round: number): T[] {
  const start = items.length === 0 ? 0 : round % items.length
  const rotated = [...items.slice(start), ...items.slice(0, start)]
  return Math.floor(round / items.length) % 2 === 1 ? rotated.toReversed() : rotated
}

/**
 * Runs `measure` once per variant and round. The variants alternate, so that a slow minute of the machine affects all
 * of them. Returns the results of each variant in the order of the rounds.
 */
export async function alternate<V extends string, R>(
  variants: readonly V[],
  rounds: number,
  measure: (variant: V) => Promise<R>,
): Promise<Record<V, R[]>> {
  const results = Object.fromEntries(variants.map((variant) => [variant, [] as R[]])) as Record<V, R[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of orderOfRound(variants, round)) results[variant].push(await measure(variant))
  }
  return results
}
