import type { Browser, Page } from 'playwright'
import { routes } from '../../../src/routes/table.ts'
import { backdropControlled, freshPage, sceneShown, type Motion } from '../browser.ts'
import { kilobytes, type PartReport } from '../report.ts'
import type { BenchServer, Served } from '../server.ts'

export interface BytesInput {
  browser: Browser
  site: BenchServer
  rivals: BenchServer
}

/** What one visit to each of `addresses` in turn, in one browser with one cache, asks of the server. */
async function fetched(
  browser: Browser,
  server: BenchServer,
  addresses: readonly string[],
  settled: (page: Page) => Promise<void>,
  motion?: Motion,
): Promise<Served[]> {
  server.takeLog()
  const page = await freshPage(browser, motion)
  for (const address of addresses) {
    await page.goto(`${server.origin}${address}`)
    await settled(page)
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
  return server.takeLog()
}

const rivalShown = (page: Page) => page.locator('canvas').waitFor({ state: 'attached' })

/** Bytes and requests of the site, to the last chunk, and of bare pages that show a background of another make. */
export async function measureBytes({ browser, site, rivals }: BytesInput): Promise<PartReport> {
  const all = routes.flatMap(({ path }) => (path === '*' ? [] : [path]))
  const visits: [string, Served[]][] = [
    [
      'home page, scene off, every page preloaded',
      await fetched(browser, site, ['/'], backdropControlled, 'pause'),
    ],
    ['home page, scene running', await fetched(browser, site, ['/'], sceneShown, 'play')],
    [`all ${all.length} pages, scenes running`, await fetched(browser, site, all, sceneShown, 'play')],
    ['empty page with Vanta NET', await fetched(browser, rivals, ['/vanta/'], rivalShown)],
    ['empty page with a Canvas of 15 meshes', await fetched(browser, rivals, ['/canvas/'], rivalShown)],
  ]
  const isScript = ({ path }: Served) => path.endsWith('.js')
  const sum = (list: readonly Served[]) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    tables: [
      {
        title: 'Bytes of the whole site against empty pages with a background of another make',
        note: 'kB as sent (gzip), counted by the server, workers included. Vanta NET and the Canvas of React Three Fiber use the same three.js; their pages hold nothing else.',
        columns: ['visit', 'requests', 'kB', 'of it script'],
        rows: visits.map(([name, served]) => [
          name,
          String(served.length),
          kilobytes(sum(served)),
          kilobytes(sum(served.filter(isScript))),
        ]),
      },
    ],
    samples: visits.flatMap(([subject, served]) => [
      { subject, metric: 'requests', unit: 'requests' as const, values: [served.length] },
      { subject, metric: 'bytes', unit: 'bytes' as const, values: [sum(served)] },
    ]),
  }
}
