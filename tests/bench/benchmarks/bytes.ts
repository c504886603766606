import type { Browser, Page } from 'playwright'
import { routes } from '../../../src/routes/table.ts'
import { openFreshPage, waitForPolicy, waitForScene, type MotionChoice } from '../browser.ts'
import { formatKilobytes, type BenchmarkReport } from '../report.ts'
import type { BenchServer, ServedFile } from '../server.ts'

export interface BytesOptions {
  browser: Browser
  site: BenchServer
  /** Serves the comparison pages. */
  comparisons: BenchServer
}

interface Visit {
  server: BenchServer
  /** Pages to open one after the other, in one browser context with one cache. */
  paths: readonly string[]
  /** Waits until the opened page has started everything that it loads. */
  waitForPage: (page: Page) => Promise<void>
  choice?: MotionChoice
}

/** Makes the visit. Returns every file that the server sent for it. */
async function filesOf(
  browser: Browser,
  { server, paths, waitForPage, choice }: Visit,
): Promise<ServedFile[]> {
  server.takeLog()
  const page = await openFreshPage(browser, choice)
  for (const path of paths) {
    await page.goto(`${server.origin}${path}`)
    await waitForPage(page)
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
  return server.takeLog()
}

const waitForCanvas = (page: Page) => page.locator('canvas').waitFor({ state: 'attached' })

/** Counts bytes and requests of visits to the site, and of empty pages with another 3D background. */
export async function measureBytes({ browser, site, comparisons }: BytesOptions): Promise<BenchmarkReport> {
  const allPaths = routes.flatMap(({ path }) => (path === '*' ? [] : [path]))
  const visits: readonly [name: string, visit: Visit][] = [
    [
      'home page, scene off, every page preloaded',
      { server: site, paths: ['/'], waitForPage: waitForPolicy, choice: 'pause' },
    ],
    ['home page, scene running', { server: site, paths: ['/'], waitForPage: waitForScene, choice: 'play' }],
    [
      `all ${allPaths.length} pages, scenes running`,
      { server: site, paths: allPaths, waitForPage: waitForScene, choice: 'play' },
    ],
    ['empty page with Vanta NET', { server: comparisons, paths: ['/vanta/'], waitForPage: waitForCanvas }],
    [
      'empty page with a Canvas of 15 meshes',
      { server: comparisons, paths: ['/canvas/'], waitForPage: waitForCanvas },
    ],
  ]
  const results: { name: string; requests: number; bytes: number; scriptBytes: number }[] = []
  for (const [name, visit] of visits) {
    const files = await filesOf(browser, visit)
    const sum = (list: readonly ServedFile[]) => list.reduce((total, { bytes }) => total + bytes, 0)
    const scripts = files.filter(({ path }) => path.endsWith('.js'))
    results.push({ name, requests: files.length, bytes: sum(files), scriptBytes: sum(scripts) })
  }
  return {
    tables: [
      {
        title: 'Bytes of the site, and of empty pages with another 3D background',
        note: 'kB as sent (gzip), counted by the server, including workers. Vanta NET and the Canvas of React Three Fiber use the same three.js; their pages contain nothing else.',
        columns: ['visit', 'requests', 'kB', 'kB of script'],
        rows: results.map(({ name, requests, bytes, scriptBytes }) => [
          name,
          String(requests),
          formatKilobytes(bytes),
          formatKilobytes(scriptBytes),
        ]),
      },
    ],
    samples: results.flatMap(({ name, requests, bytes }) => [
      { subject: name, metric: 'requests', unit: 'requests' as const, values: [requests] },
      { subject: name, metric: 'bytes', unit: 'bytes' as const, values: [bytes] },
    ]),
  }
}
