import type { Browser } from 'playwright'

/** What every benchmark needs. */
export interface BenchmarkOptions {
  browser: Browser
  /** Measures fewer pages, scenes and seconds. */
  quick: boolean
  /** How often each variant is measured. The tables show medians. */
  rounds: number
}
