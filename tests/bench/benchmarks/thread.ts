import { formatMs, type BenchmarkReport, type Sample } from '../report.ts'
import { alternate, median } from '../stats.ts'
import { VARIANTS, type ThreadOptions } from './backgrounds.ts'
import { measureMainThreadLoad } from './mainThreadLoad.ts'

/** Measures the main thread while the scene animates. */
export async function measureThread(options: ThreadOptions): Promise<BenchmarkReport> {
  const { quick, rounds } = options
  const seconds = quick ? 4 : 10
  const samples: Sample[] = []
  const loads = await alternate(VARIANTS, rounds, (variant) =>
    measureMainThreadLoad(options, variant, seconds),
  )
  const rows = VARIANTS.map((variant) => {
    const shares = loads[variant].map(({ busyShare }) => busyShare)
    const longest = loads[variant].map(({ longestTask }) => longestTask)
    const rates = loads[variant].map(({ frameRate }) => frameRate)
    samples.push(
      { subject: variant, metric: 'main thread', unit: 'share', values: shares },
      { subject: variant, metric: 'longest task', unit: 'ms', values: longest },
      { subject: variant, metric: 'frames per second', unit: 'hertz', values: rates },
    )
    return [
      variant,
      median(rates).toFixed(0),
      `${(median(shares) * 100).toFixed(2)} %`,
      formatMs(median(longest)),
    ]
  })
  return {
    tables: [
      {
        title: 'Main thread while the scene animates',
        note: `Frames per second of the background, and the busy share and longest task of the main thread, from a trace of ${seconds} s of the home page at rest, without slow-down. Medians of ${rounds} alternating runs. Goals: less than 0.5 %, no task over 50 ms.`,
        columns: ['background', 'frames/s', 'busy share', 'longest task, ms'],
        rows,
      },
    ],
    samples,
  }
}
