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
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

const VARIANTS = ['scene off', 'scene on'] as const
type Variant = (typeof VARIANTS)[number]

/** Expression that is true in the page once it has loaded everything, per variant. */
const IS_READY = {
  'scene off': POLICY_IS_APPLIED,
  'scene on': SCENE_IS_SHOWN,
} as const satisfies Record<Variant, string>

/** Milliseconds after the page is ready in which late paints and layout shifts still count. */
const SETTLE_TIME = 1500
/** Milliseconds after the load event in which long tasks count. */
const BLOCKING_WINDOW = 5000

type Visit = Record<'blocking time' | 'layout shift' | 'requests' | 'sent' | 'script', number>

interface LoadMetrics {
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
  const metrics: LoadMetrics = { firstPaint: 0, layoutShift: 0, longTasks: [] }
  window.loadMetrics = metrics
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
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
  const answers: Promise<{ isScript: boolean; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const isScript = request.resourceType() === 'script'
    answers.push(request.sizes().then(({ responseBodySize }) => ({ isScript, bytes: responseBodySize })))
  })
  await throttleNetwork(session)
  await throttleCpu(session, 4)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await waitUntilTrue(session, `window.loadMetrics.firstPaint > 0 && ${IS_READY[variant]}`)
  await page.waitForTimeout(SETTLE_TIME)
  const loadEnd = `performance.getEntriesByType('navigation')[0].loadEventEnd`
  await waitUntilTrue(session, `performance.now() > ${loadEnd} + ${BLOCKING_WINDOW}`)
  const metrics = await page.evaluate(() => ({
    ...window.loadMetrics,
    loadEnd: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  }))
  const bodies = await Promise.all(answers)
  const bytesOf = (some: typeof bodies) => some.reduce((sum, { bytes }) => sum + bytes, 0)
  await page.context().close()
  const blockingTime = metrics.longTasks
    .filter(({ start }) => start >= metrics.firstPaint && start < metrics.loadEnd + BLOCKING_WINDOW)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  return {
    'blocking time': blockingTime,
    'layout shift': metrics.layoutShift,
    requests: bodies.length,
    sent: bytesOf(bodies) / 1000,
    script: bytesOf(bodies.filter(({ isScript }) => isScript)) / 1000,
  }
}

/** Measures what a page's scene costs while the page loads at slow 4G and 4x CPU slow-down. */
export async function measurePages({ browser, origins, quick, rounds }: BenchmarkOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, path } of quick ? routes.filter((route) => route.id === 'contact') : routes) {
    const pathname = path === '*' ? '/no-such-page' : path
    const visits = await alternate(VARIANTS, rounds, (variant) =>
      visitPage(browser, `${origins.site}${pathname}`, variant),
    )
    const medianOf = (variant: Variant, metric: keyof Visit) =>
      median(visits[variant].map((visit) => visit[metric]))
    rows.push({
      page: id,
      'blocking time, scene off, ms': medianOf('scene off', 'blocking time'),
      'added by the scene': medianOf('scene on', 'blocking time') - medianOf('scene off', 'blocking time'),
      'layout shift': medianOf('scene on', 'layout shift'),
      requests: medianOf('scene on', 'requests'),
      'sent, kB': medianOf('scene on', 'sent'),
      'of it script': medianOf('scene on', 'script'),
    })
  }
  return rows
}
