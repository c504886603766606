import type { Browser } from 'playwright'
import { routes } from '../../../src/routes/table.ts'
import { BACKDROP_CONTROLLED, freshPage, SCENE_SHOWN, slowDown, slowNetwork, until } from '../browser.ts'
import { ms, ratio, type PartReport } from '../report.ts'
import type { BenchServer } from '../server.ts'
import { alternate, median } from '../stats.ts'

const VARIANTS = ['bare', 'still', 'running'] as const
type Variant = (typeof VARIANTS)[number]

/** True in the page once nothing more is to come but what has its own time. */
const SETTLED = {
  bare: 'true',
  still: BACKDROP_CONTROLLED,
  running: SCENE_SHOWN,
} as const satisfies Record<Variant, string>

/** Milliseconds after the last thing waited for in which late paints and shifts still count. */
const REST = 1500
/** Milliseconds after the load event in which tasks count, scene or not. */
const WINDOW = 5000

interface Visit {
  paint: number
  blocking: number
  shift: number
}

interface Watch {
  paint: number
  firstPaint: number
  shift: number
  tasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

function watchLoad(): void {
  const watch: Watch = { paint: 0, firstPaint: 0, shift: 0, tasks: [] }
  window.watch = watch
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (watch.paint = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watch.firstPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watch.shift += value
  })
  observe('longtask', ({ startTime, duration }) => watch.tasks.push({ start: startTime, duration }))
}

async function visit(browser: Browser, url: string, variant: Variant): Promise<Visit> {
  const page = await freshPage(browser, variant === 'running' ? 'play' : 'pause')
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(watchLoad)
  await slowNetwork(session)
  await slowDown(session, 4)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await until(session, `window.watch.paint > 0 && ${SETTLED[variant]}`)
  await page.waitForTimeout(REST)
  const loaded = `performance.getEntriesByType('navigation')[0].loadEventEnd`
  await until(session, `performance.now() > ${loaded} + ${WINDOW}`)
  const watch = await page.evaluate(() => ({
    ...window.watch,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  }))
  await page.context().close()
  const blocking = watch.tasks
    .filter(({ start }) => start >= watch.firstPaint && start < watch.loaded + WINDOW)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return { paint: watch.paint, blocking, shift: watch.shift }
}

export interface PagesInput {
  browser: Browser
  site: BenchServer
  bare: BenchServer
  /** Fewer pages, scenes and seconds. */
  quick: boolean
  /** How often each variant is measured; the medians are shown. */
  rounds: number
}

/** Each page at slow 4G and 4x CPU slow-down: without scripts (the limit), with its scene off, and with it running. */
export async function measurePages({ browser, site, bare, quick, rounds }: PagesInput): Promise<PartReport> {
  const chosen = quick ? routes.filter(({ id }) => id === 'home' || id === 'contact') : routes
  const rows: string[][] = []
  const samples: PartReport['samples'][number][] = []
  for (const { id, path } of chosen) {
    const address = path === '*' ? '/no-such-page' : path
    const visits = await alternate(VARIANTS, rounds, (variant) =>
      visit(browser, `${(variant === 'bare' ? bare : site).origin}${address}`, variant),
    )
    const middle = (variant: Variant, metric: keyof Visit) =>
      median(visits[variant].map((each) => each[metric]))
    for (const variant of VARIANTS) {
      for (const metric of ['paint', 'blocking', 'shift'] as const) {
        const values = visits[variant].map((each) => each[metric])
        samples.push({
          subject: `${id}, ${variant}`,
          metric,
          unit: metric === 'shift' ? 'score' : 'ms',
          values,
        })
      }
    }
    rows.push([
      id,
      ms(middle('bare', 'paint')),
      ms(middle('still', 'paint')),
      ms(middle('running', 'paint')),
      ratio(middle('running', 'paint') / middle('bare', 'paint')),
      ms(middle('bare', 'blocking')),
      ms(middle('still', 'blocking')),
      ms(middle('running', 'blocking')),
      ms(middle('running', 'blocking') - middle('still', 'blocking')),
      middle('running', 'shift').toFixed(3),
    ])
    console.log(`  pages: ${rows.at(-1)!.join('  ')}`)
  }
  return {
    tables: [
      {
        title: 'Each page against itself without scripts',
        note: `Slow 4G (1.6 Mbit/s, 150 ms) and 4x CPU slow-down, cold cache, median of alternating visits (${rounds} each), milliseconds. "Without scripts" is the same HTML and CSS with every script removed: the limit. Blocking time is what tasks take beyond 50 ms each, from the first paint to ${WINDOW / 1000} s after loading. Goals: ratio of the largest paint at most 1.05, blocking time that the scene adds at most 20, layout shift 0.`,
        columns: [
          'page',
          'largest paint without scripts',
          'scene off',
          'scene on',
          'ratio',
          'blocking without scripts',
          'scene off',
          'scene on',
          'added',
          'shift',
        ],
        rows,
      },
    ],
    samples,
  }
}
