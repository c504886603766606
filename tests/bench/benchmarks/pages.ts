import type { Browser } from 'playwright'
import { routes } from '../../../src/routes/table.ts'
import {
  openFreshPage,
  POLICY_IS_APPLIED,
  SCENE_IS_SHOWN,
  throttleCpu,
  throttleNetwork,
  waitUntilTrue,
} from '../browser.ts'
import { formatMs, formatRatio, type BenchmarkReport, type Sample } from '../report.ts'
import type { BenchServer } from '../server.ts'
import { alternate, median } from '../stats.ts'
import type { BenchmarkOptions } from './options.ts'

const VARIANTS = ['without scripts', 'scene off', 'scene on'] as const
type Variant = (typeof VARIANTS)[number]

/** Expression that is true in the page once it has loaded everything, per variant. */
const IS_READY = {
  'without scripts': 'true',
  'scene off': POLICY_IS_APPLIED,
  'scene on': SCENE_IS_SHOWN,
} as const satisfies Record<Variant, string>

/** Milliseconds after the page is ready in which late paints and layout shifts still count. */
const SETTLE_TIME = 1500
/** Milliseconds after the load event in which long tasks count. */
const BLOCKING_WINDOW = 5000

const METRICS = ['largest paint', 'blocking time', 'layout shift'] as const
type Visit = Record<(typeof METRICS)[number], number>

interface LoadMetrics {
  /** Milliseconds from navigation to the largest contentful paint. */
  largestPaint: number
  /** Milliseconds from navigation to the first contentful paint. */
  firstPaint: number
  layoutShift: number
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    loadMetrics: LoadMetrics
  }
}

/** Runs in the page before its own scripts. */
function observeLoad(): void {
  const metrics: LoadMetrics = { largestPaint: 0, firstPaint: 0, layoutShift: 0, longTasks: [] }
  window.loadMetrics = metrics
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (metrics.largestPaint = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.firstPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) metrics.layoutShift += value
  })
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push({ start: startTime, duration }))
}

async function visitPage(browser: Browser, url: string, variant: Variant): Promise<Visit> {
  const page = await openFreshPage(browser, variant === 'scene on' ? 'play' : 'pause')
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(observeLoad)
  await throttleNetwork(session)
  await throttleCpu(session, 4)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await waitUntilTrue(session, `window.loadMetrics.largestPaint > 0 && ${IS_READY[variant]}`)
  await page.waitForTimeout(SETTLE_TIME)
  const loadEnd = `performance.getEntriesByType('navigation')[0].loadEventEnd`
  await waitUntilTrue(session, `performance.now() > ${loadEnd} + ${BLOCKING_WINDOW}`)
  const metrics = await page.evaluate(() => ({
    ...window.loadMetrics,
    loadEnd: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  }))
  await page.context().close()
  const blockingTime = metrics.longTasks
    .filter(({ start }) => start >= metrics.firstPaint && start < metrics.loadEnd + BLOCKING_WINDOW)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return {
    'largest paint': metrics.largestPaint,
    'blocking time': blockingTime,
    'layout shift': metrics.layoutShift,
  }
}

export interface PagesOptions extends BenchmarkOptions {
  site: BenchServer
  /** Serves the site with every script removed from its pages. */
  siteWithoutScripts: BenchServer
}

/** Measures how each page loads at slow 4G and 4x CPU slow-down: without scripts, with its scene off and with it on. */
export async function measurePages(options: PagesOptions): Promise<BenchmarkReport> {
  const { browser, site, siteWithoutScripts, quick, rounds } = options
  const measured = quick ? routes.filter(({ id }) => id === 'home' || id === 'contact') : routes
  const rows: string[][] = []
  const samples: Sample[] = []
  for (const { id, path } of measured) {
    const pathname = path === '*' ? '/no-such-page' : path
    const visits = await alternate(VARIANTS, rounds, (variant) => {
      const server = variant === 'without scripts' ? siteWithoutScripts : site
      return visitPage(browser, `${server.origin}${pathname}`, variant)
    })
    const valuesOf = (variant: Variant, metric: keyof Visit) => visits[variant].map((visit) => visit[metric])
    for (const variant of VARIANTS) {
      for (const metric of METRICS) {
        const unit = metric === 'layout shift' ? 'score' : 'ms'
        samples.push({ subject: `${id}, ${variant}`, metric, unit, values: valuesOf(variant, metric) })
      }
    }
    const medianOf = (variant: Variant, metric: keyof Visit) => median(valuesOf(variant, metric))
    const row = [
      id,
      ...VARIANTS.map((variant) => formatMs(medianOf(variant, 'largest paint'))),
      formatRatio(medianOf('scene on', 'largest paint') / medianOf('without scripts', 'largest paint')),
      ...VARIANTS.map((variant) => formatMs(medianOf(variant, 'blocking time'))),
      formatMs(medianOf('scene on', 'blocking time') - medianOf('scene off', 'blocking time')),
      medianOf('scene on', 'layout shift').toFixed(3),
    ]
    rows.push(row)
    console.log(`  pages: ${row.join('  ')}`)
  }
  return {
    tables: [
      {
        title: 'Load time of each page, compared with the same page without scripts',
        note: `Milliseconds, medians of ${rounds} alternating visits with a cold cache at slow 4G (1.6 Mbit/s, 150 ms) and 4x CPU slow-down. "Without scripts" is the same HTML and CSS with every script removed: the lower limit. Blocking time is the sum of what each task takes beyond 50 ms, from the first paint to ${BLOCKING_WINDOW / 1000} s after the load event. Goals: ratio of the largest paint at most 1.05, blocking time added by the scene at most 20, layout shift 0.`,
        columns: [
          'page',
          'largest paint without scripts',
          'scene off',
          'scene on',
          'ratio',
          'blocking time without scripts',
          'scene off',
          'scene on',
          'added by the scene',
          'layout shift',
        ],
        rows,
      },
    ],
    samples,
  }
}
