/** Middle of the values, the mean of the two middle ones for an even number of them; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/** The order of one round: each begins with another item, and once all have begun one they run backwards. */
export function orderOf<T>(items: readonly T[], round: number): T[] {
  const start = items.length === 0 ? 0 : round % items.length
  const turned = [...items.slice(start), ...items.slice(0, start)]
  return Math.floor(round / items.length) % 2 === 1 ? turned.toReversed() : turned
}

/**
 * Runs `measure` for every variant in every round, alternating, so that a slow minute of the machine meets all of them.
 * Returns each variant's results in the order of the rounds.
 */
export async function alternate<V extends string, R>(
  variants: readonly V[],
  rounds: number,
  measure: (variant: V) => Promise<R>,
): Promise<Record<V, R[]>> {
  const results = Object.fromEntries(variants.map((variant) => [variant, [] as R[]])) as Record<V, R[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of orderOf(variants, round)) results[variant].push(await measure(variant))
  }
  return results
}
