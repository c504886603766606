import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { siteHandler } from '../../../src/build/siteServer.ts'
import { routes } from '../../../src/routes/table.ts'
import { launchBrowser, openFreshPage, throttleCpu, throttleNetwork, waitUntilTrue } from '../browser.ts'
import { alternate, median, type BenchmarkOptions, type Row } from '../stats.ts'

const VARIANTS = ['without scripts', 'site', 'other build'] as const
type Variant = (typeof VARIANTS)[number]

/** Pages of a quick run. */
const QUICK: ReadonlySet<string> = new Set(['home', 'services', 'contact'])
/** Milliseconds after the load event in which a larger paint still counts. */
const SETTLE_TIME = 1000

/** Times of a visit in milliseconds from navigation. */
interface Visit {
  firstPaint: number
  largestPaint: number
  /** NaN without scripts. */
  hydration: number
}

declare global {
  interface Window {
    visit: Visit
  }
}

/** Runs in the page before its own scripts. */
function observeVisit(): void {
  const visit: Visit = { firstPaint: 0, largestPaint: 0, hydration: Number.NaN }
  window.visit = visit
  new PerformanceObserver((list) => {
    visit.firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? visit.firstPaint
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    visit.largestPaint = list.getEntries().at(-1)!.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  // The menu's button gets its state when the page is hydrated.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header button[aria-expanded]')) return
    visit.hydration = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['aria-expanded'] })
}

/** Opens a page with a cold cache at slow 4G and 4x CPU slow-down, its scene running. */
async function visitPage(browser: Browser, url: string, scripts: boolean): Promise<Visit> {
  const page = await openFreshPage(browser, 'play')
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(observeVisit)
  await throttleNetwork(session)
  await throttleCpu(session, 4)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await waitUntilTrue(
    session,
    `visit.firstPaint > 0 && visit.largestPaint > 0 ${scripts ? '&& visit.hydration > 0' : ''}`,
  )
  await page.waitForTimeout(SETTLE_TIME)
  const visit = await page.evaluate(() => window.visit)
  await page.context().close()
  return visit
}

/** Key and certificate of `localhost` for a day, in one PEM text. @throws {Error} if OpenSSL is missing */
function createCertificate(): Buffer {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost'
  const args = ['req', ...options.split(' '), '-keyout', '-', '-out', '-']
  return execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Serves a folder as the site's hosts do until the process ends, and returns its origin. */
async function serve(folder: string, certificate?: Buffer): Promise<string> {
  const answer = siteHandler(folder)
  const server = certificate
    ? createSecureServer({ key: certificate, cert: certificate }, (request, response) =>
        // The compatible interface of HTTP/2 has all that the handler uses.
        answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
      )
    : createServer(answer)
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `${certificate ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`
}

/**
 * Measures the first and the largest paint of each page against the same page without its scripts, and in another build
 * if there is one. What lets them paint earlier may hydrate them later: that time is measured too.
 */
export async function measurePaint({ folders, quick, rounds }: BenchmarkOptions): Promise<Row[]> {
  const rows: Row[] = []
  // A compositor that needs the GPU would take most of the time in software, and a different one at each visit.
  const browser = await launchBrowser('--disable-gpu-compositing')
  const variants = VARIANTS.filter((variant) => folders[variant])
  const certificates = { 'HTTP/1.1': undefined, 'HTTP/2': createCertificate() }
  for (const [protocol, certificate] of Object.entries(certificates)) {
    const origins = new Map<Variant, string>()
    for (const variant of variants) origins.set(variant, await serve(folders[variant]!, certificate))
    for (const { id, path } of quick ? routes.filter((route) => QUICK.has(route.id)) : routes) {
      const pathname = path === '*' ? '/no-such-page' : path
      const visits = await alternate(variants, rounds, (variant) =>
        visitPage(browser, `${origins.get(variant)}${pathname}`, variant !== 'without scripts'),
      )
      const medianOf = (variant: Variant, time: keyof Visit) =>
        median(visits[variant].map((visit) => visit[time]))
      const ratioOf = (variant: Variant, time: keyof Visit) =>
        medianOf(variant, time) / medianOf('without scripts', time)
      for (const variant of variants)
        rows.push({
          page: id,
          protocol,
          variant,
          'first paint, ms': medianOf(variant, 'firstPaint'),
          ratio: ratioOf(variant, 'firstPaint'),
          'largest paint, ms': medianOf(variant, 'largestPaint'),
          'its ratio': ratioOf(variant, 'largestPaint'),
          'hydrated, ms': medianOf(variant, 'hydration'),
        })
    }
  }
  await browser.close()
  return rows
}
