import type { Browser } from 'playwright'

/** What the benchmarks need. */
export interface BenchmarkOptions {
  browser: Browser
  /** Measures fewer pages, scenes and actions: shows that the bench works. */
  quick: boolean
  /** How often each variant is measured. The tables show medians. */
  rounds: number
  /**
   * Builds by the variant that uses them: the site twice, the same without scripts, another one if
   * `--against` names it.
   */
  folders: Readonly<Record<'scene on' | 'scene off' | 'without scripts', string>> & {
    readonly 'other build': string | undefined
  }
  /** Whether `--before` names another checkout, whose frames are measured too. */
  hasBefore: boolean
  /** Addresses of the site and of the pages for comparison. */
  origins: Readonly<Record<'site' | 'comparisons', string>>
}

/** A row of a printed table. */
export type Row = Record<string, string | number>

/** Median of the values: the mean of the two middle ones for an even count, NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

/**
 * Runs `measure` once per variant and round. The variants alternate, and each round begins with the next one,
 * so that a slow minute of the machine affects all of them. Returns the results of each variant in the order
 * of the rounds.
 */
export async function alternate<V extends string, R>(
  variants: readonly V[],
  rounds: number,
  measure: (variant: V) => Promise<R>,
): Promise<Record<V, R[]>> {
  const results = Object.fromEntries(variants.map((variant) => [variant, [] as R[]])) as Record<V, R[]>
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < variants.length; turn += 1) {
      const variant = variants[(round + turn) % variants.length]!
      results[variant].push(await measure(variant))
    }
  return results
}
