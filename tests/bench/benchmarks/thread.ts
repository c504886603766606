import { formatMs, type BenchmarkReport, type Sample } from '../report.ts'
import { alternate, median } from '../stats.ts'
import { VARIANTS, type ThreadOptions, type Variant } from './backgrounds.ts'
import { interactions } from './interactions.ts'
import { measureMainThreadLoad } from './mainThreadLoad.ts'
import { measureResponseTime, type ResponseTime } from './responseTime.ts'

/** Variants whose pages respond: the page with Vanta has no scripts of its own. */
const RESPONDING = ['scene off', 'scene in its worker', 'same scene in the page'] as const
type Responding = (typeof RESPONDING)[number]

const responds = (variant: Variant): variant is Responding => variant !== 'Vanta NET'

/** Measures the main thread while the scene animates, and how long interactions take meanwhile. */
export async function measureThread(options: ThreadOptions): Promise<BenchmarkReport> {
  const { quick, rounds } = options
  const seconds = quick ? 4 : 10
  const count = quick ? 4 : 8
  const samples: Sample[] = []
  const loads = await alternate(VARIANTS, rounds, (variant) =>
    measureMainThreadLoad(options, variant, seconds),
  )
  console.log('  thread: traced')
  const responses: { name: string; times: Record<Responding, ResponseTime[]> }[] = []
  for (const interaction of interactions) {
    const times = await alternate(RESPONDING, rounds, (variant) =>
      measureResponseTime(options, variant, interaction, count),
    )
    responses.push({ name: interaction.name, times })
    console.log(`  thread: ${interaction.name}`)
  }
  const rows = VARIANTS.map((variant) => {
    const shares = loads[variant].map(({ busyShare }) => busyShare)
    const longest = loads[variant].map(({ longestTask }) => longestTask)
    const rates = loads[variant].map(({ frameRate }) => frameRate)
    samples.push(
      { subject: variant, metric: 'main thread', unit: 'share', values: shares },
      { subject: variant, metric: 'longest task', unit: 'ms', values: longest },
      { subject: variant, metric: 'frames per second', unit: 'hertz', values: rates },
    )
    const cells = responses.map(({ name, times }) => {
      if (!responds(variant)) return '-'
      const frames = times[variant].map(({ frame }) => frame)
      const paints = times[variant].map(({ paint }) => paint)
      samples.push(
        { subject: `${name}, ${variant}`, metric: 'event to frame', unit: 'ms', values: frames },
        { subject: `${name}, ${variant}`, metric: 'event to paint', unit: 'ms', values: paints },
      )
      return `${formatMs(median(frames))} / ${median(paints).toFixed(0)}`
    })
    return [
      variant,
      median(rates).toFixed(0),
      `${(median(shares) * 100).toFixed(2)} %`,
      formatMs(median(longest)),
      ...cells,
    ]
  })
  return {
    tables: [
      {
        title: 'Main thread while the scene animates',
        note: `First the frames per second of the background, and the busy share and longest task of the main thread, from a trace of ${seconds} s of the home page at rest, without slow-down. Then the response time to a click or a key at 4x CPU slow-down: milliseconds to the end of the frame on the main thread / to the paint as the browser reports it (in steps of 8, at least 16; with software rendering the scene and the paint share the processor). Medians of ${rounds} alternating runs. Goals: less than 0.5 %, no task over 50 ms.`,
        columns: [
          'background',
          'frames/s',
          'busy share',
          'longest task, ms',
          ...interactions.map(({ name }) => name),
        ],
        rows,
      },
    ],
    samples,
  }
}
