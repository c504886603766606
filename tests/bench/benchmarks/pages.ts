import { execFileSync } from 'node:child_process'
import type { Browser } from 'playwright'
import { siteHandler } from '../../../src/tooling/siteServer.ts'
import { routes } from '../../../src/routes/table.ts'
import { listen, type Listening } from '../../helpers/listen.ts'
import {
  CPU_SLOWDOWN,
  launchBrowser,
  openFreshPage,
  POLICY_IS_APPLIED,
  SCENE_IS_SHOWN,
  waitUntilTrue,
} from '../browser.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

const VARIANTS = ['without scripts', 'scene off', 'scene on', 'other build'] as const
type Variant = (typeof VARIANTS)[number]

/**
 * Expression that is true in the page in the last state of each variant. Without scripts that is the load
 * event.
 */
const IS_READY = {
  'without scripts': 'true',
  'scene off': POLICY_IS_APPLIED,
  'scene on': SCENE_IS_SHOWN,
  'other build': SCENE_IS_SHOWN,
} as const satisfies Record<Variant, string>

/** Pages of a quick run. */
const QUICK: ReadonlySet<string> = new Set(['home', 'services', 'contact'])
/** Milliseconds in which the browser starts a process for the next page. */
const PROCESS_START = 1000
/** Least milliseconds from the last state until the page is measured. */
const SETTLE_TIME = 1500
/** Milliseconds after the load event in which long tasks count. */
const BLOCKING_WINDOW = 5000

/** Times in milliseconds, from navigation. */
interface LoadMetrics {
  firstPaint: number
  largestPaint: number
  /** NaN without scripts. */
  hydration: number
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    loadMetrics: LoadMetrics
  }
}

/** Runs in the page before its own scripts. */
function observeLoad(): void {
  const metrics: LoadMetrics = {
    firstPaint: 0,
    largestPaint: 0,
    hydration: Number.NaN,
    longTasks: [],
  }
  window.loadMetrics = metrics
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (metrics.largestPaint = entry.startTime))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.firstPaint = entry.startTime
  })
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push({ start: startTime, duration }))
  // The menu's button gets its state when the page is hydrated.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header button[aria-expanded]')) return
    metrics.hydration = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] })
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: what Lighthouse calls slow 4G. In bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** @param warmUp Address that the browser shows before the visit */
async function visitPage(browser: Browser, url: string, variant: Variant, warmUp: string) {
  const page = await openFreshPage(browser, variant === 'scene off' ? 'pause' : 'play')
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(observeLoad)
  // With a page shown, the browser starts the process of the next one. On a virtual machine that takes as
  // long as a visit.
  await page.goto(warmUp)
  await page.waitForTimeout(PROCESS_START)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
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
  return {
    ...metrics,
    blockingTime: metrics.longTasks
      .filter(({ start }) => start >= metrics.firstPaint && start < metrics.loadEnd + BLOCKING_WINDOW)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

type Visit = Omit<Awaited<ReturnType<typeof visitPage>>, 'longTasks'>

/** Key and certificate of `localhost` for a day, in one PEM text. @throws {Error} if OpenSSL is missing */
function createCertificate(): Buffer {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
  const args = ['req', ...options.split(' '), '-keyout', '-', '-out', '-']
  return execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] })
}

/**
 * Measures how each page loads at slow 4G and 4x CPU slow-down, over HTTP/1.1 and HTTP/2: without scripts,
 * with its scene off and on, and in another build if there is one. The ratios are to the page without
 * scripts.
 */
export async function measurePages({ folders, quick, rounds }: BenchmarkOptions): Promise<Row[]> {
  const rows: Row[] = []
  // A compositor on the GPU, drawn in software, would take most of the time, and a different time at each
  // visit.
  const browser = await launchBrowser('--disable-gpu-compositing')
  const variants = VARIANTS.filter((variant) => folders[variant])
  const certificates = { 'HTTP/1.1': undefined, 'HTTP/2': createCertificate() }
  for (const [protocol, certificate] of Object.entries(certificates)) {
    const servers = new Map<Variant, Listening>()
    for (const variant of variants)
      servers.set(variant, await listen(siteHandler(folders[variant]!), 0, certificate))
    // At its own port, so that the cache has nothing for the pages that are measured.
    const warmUp = await listen(siteHandler(folders['without scripts']), 0, certificate)
    for (const { id, path } of quick ? routes.filter((route) => QUICK.has(route.id)) : routes) {
      const pathname = path === '*' ? '/no-such-page' : path
      const visits = await alternate(variants, rounds, (variant) =>
        visitPage(browser, `${servers.get(variant)?.origin}${pathname}`, variant, warmUp.origin),
      )
      for (const variant of variants) {
        const medianOf = (metric: keyof Visit, of = variant) =>
          median(visits[of].map((visit) => visit[metric]))
        const ratioOf = (metric: keyof Visit) => medianOf(metric) / medianOf(metric, 'without scripts')
        rows.push({
          page: id,
          protocol,
          variant,
          'first paint, ms': medianOf('firstPaint'),
          ratio: ratioOf('firstPaint'),
          'largest paint': medianOf('largestPaint'),
          'its ratio': ratioOf('largestPaint'),
          hydrated: medianOf('hydration'),
          'blocking time': medianOf('blockingTime'),
        })
      }
    }
    for (const server of [...servers.values(), warmUp]) await server.close()
  }
  await browser.close()
  return rows
}
