import { formatMs, formatRatio, type BenchmarkReport, type Sample } from '../report.ts'
import { alternate, median } from '../stats.ts'
import type { ThreadOptions } from './backgrounds.ts'
import { interactions } from './interactions.ts'
import { measureResponseTime, type ResponseTime } from './responseTime.ts'

const RESPONDING = ['scene off', 'scene in its worker', 'same scene in the page'] as const
type Responding = (typeof RESPONDING)[number]

/** Response times of one interaction, one per round. */
interface Responses {
  name: string
  times: Readonly<Record<Responding, readonly ResponseTime[]>>
}

/** Returns the table and the samples of the measured responses. */
function reportResponses(measured: readonly Responses[], rounds: number): BenchmarkReport {
  const samples: Sample[] = []
  const rows = measured.map(({ name, times }) => {
    const medians = (metric: keyof ResponseTime) =>
      RESPONDING.map((variant) => {
        const values = times[variant].map((time) => time[metric])
        samples.push({ subject: `${name}, ${variant}`, metric: `event to ${metric}`, unit: 'ms', values })
        return median(values)
      })
    const cells = (['frame', 'paint'] as const).flatMap((metric) => {
      const [off = Number.NaN, inWorker = Number.NaN, inPage = Number.NaN] = medians(metric)
      return [...[off, inWorker, inPage].map(formatMs), formatRatio(inWorker / off)]
    })
    return [name, ...cells]
  })
  const columns = ['frame', 'paint'].flatMap((metric) => [
    `${metric}, scene off`,
    'in its worker',
    'in the page',
    'worker / off',
  ])
  return {
    tables: [
      {
        title: 'Click response at 4x',
        note: `Response time to a click or a key at 4x CPU slow-down, which slows the page's main thread and not the worker: milliseconds to the end of the frame on the main thread, then to the paint as the browser reports it (in steps of 8, at least 16; with software rendering the scene and the paint share the processor). A click is measured from the release of the button, which is pressed for 80 ms. Medians of ${rounds} alternating runs. Goal: ratio of the frame at most 1.1 for a card.`,
        columns: ['interaction', ...columns],
        rows,
      },
    ],
    samples,
  }
}

/** Measures how long interactions take at 4x CPU slow-down, with the scene and without. */
export async function measureResponse(options: ThreadOptions): Promise<BenchmarkReport> {
  const { quick, rounds } = options
  const count = quick ? 4 : 8
  const measured: Responses[] = []
  for (const interaction of interactions) {
    const times = await alternate(RESPONDING, rounds, (variant) =>
      measureResponseTime(options, variant, interaction, count),
    )
    measured.push({ name: interaction.name, times })
    console.log(`  response: ${interaction.name}`)
  }
  return reportResponses(measured, rounds)
}
