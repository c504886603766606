import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import sirv from 'sirv'
import { build } from 'vite'
import { demoConfig } from '../../src/config/demo.ts'
import { compressFolder } from '../../src/tooling/compress.ts'
import { contentPlugin } from '../../src/tooling/content/contentPlugin.ts'
import { noPictures } from '../../src/tooling/content/pictures.ts'
import { readContent } from '../../src/tooling/content/readContent.ts'
import { siteHandler } from '../../src/tooling/siteServer.ts'
import { listen } from '../helpers/listen.ts'
import { launchBrowser, openFreshPage } from './browser.ts'

// Measures the page of the services in turn without a scene, with it, and with the same scene in a stock
// <Canvas>. `npm run bench` builds the site before; `npm run bench -- 7` takes seven rounds instead of three.
const root = join(import.meta.dirname, '../..')
const rounds = Number(process.argv[2] ?? 3)
const VARIANTS = ['without a scene', 'site', 'stock Canvas'] as const
type Variant = (typeof VARIANTS)[number]
/** Seconds in which the page rests, and in which its frames are counted. */
const REST = 5
const CLICKS = 6

const content = readContent()
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [
    react(),
    contentPlugin(demoConfig, {
      contents: [content],
      content,
      pictures: noPictures,
      fonts: new Map<string, []>(),
    }),
  ],
  build: {
    outDir: folder,
    rollupOptions: { input: join(import.meta.dirname, 'stock.tsx'), output: { entryFileNames: 'stock.js' } },
  },
})
await compressFolder(folder)
let bytes = 0
/** Also what workers load, which the page's own tools do not count. */
const counted = (answer: RequestListener): RequestListener =>
  function count(request, response) {
    response.on('finish', () => (bytes += Number(response.getHeader('content-length') ?? 0)))
    return answer(request, response)
  }
const setHeaders = (response: ServerResponse) => response.setHeader('Access-Control-Allow-Origin', '*')
const site = await listen(counted(siteHandler(join(root, 'dist-demo'))))
const stock = await listen(counted(sirv(folder, { brotli: true, setHeaders })))
const browser = await launchBrowser()

declare global {
  interface Window {
    /** Milliseconds of tasks beyond 50, and to the paint after each click. */
    blocked: number
    answers: number[]
  }
  /** Frames that were drawn in this thread. */
  var drawn: number
}

/** Runs in the thread that draws. three.js clears once a frame. */
function countFrames(): void {
  globalThis.drawn = 0
  const clear = Reflect.get(WebGL2RenderingContext.prototype, 'clear')
  WebGL2RenderingContext.prototype.clear = function clearAndCount(bits) {
    globalThis.drawn += 1
    clear.call(this, bits)
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  Object.assign(window, { blocked: 0, answers: [] })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.answers.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function measure(variant: Variant) {
  const choice = variant === 'site' ? 'play' : 'pause'
  const page = await openFreshPage(browser, choice, { bypassCSP: variant === 'stock Canvas' })
  await page.addInitScript(observe)
  await page.addInitScript(countFrames)
  if (variant === 'stock Canvas')
    await page.addInitScript((src) => {
      addEventListener('load', () => {
        document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
      })
    }, `${stock.origin}/stock.js`)
  const session = await page.context().newCDPSession(page)
  bytes = 0
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(site.origin + content.paths.services)
  const canvas = variant === 'site' ? '#backdrop canvas[data-shown]' : 'canvas'
  if (variant !== 'without a scene')
    await page.locator(canvas).waitFor({ state: 'attached', timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  const blocked = await page.evaluate(() => window.blocked)
  for (let click = 0; click < CLICKS; click += 1) {
    await page
      .locator('details[name] summary')
      .nth(click % 2)
      .click({ delay: 80 })
    await page.waitForTimeout(500)
  }
  const answers = await page.evaluate(() => window.answers)

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const worker = page.workers().at(-1)
  await worker?.evaluate(countFrames)
  const busy = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      ?.value ?? 0
  const framesOf = (thread: Pick<Page, 'evaluate'>) => thread.evaluate(() => globalThis.drawn)
  const framesIn = () => framesOf((worker as Pick<Page, 'evaluate'> | undefined) ?? page)
  const [busyBefore, before] = [await busy(), await framesIn()]
  await page.waitForTimeout(REST * 1000)
  const [busyAfter, after] = [await busy(), await framesIn()]
  await page.context().close()
  return {
    "share of the page's thread, %": (100 * (busyAfter - busyBefore)) / REST,
    'blocked while it loads, 4x, ms': blocked,
    // The browser reports none below 16 ms.
    'answer to a click, 4x, ms': median([...answers, ...Array<number>(CLICKS).fill(16)].slice(0, CLICKS)),
    'between frames, ms': after > before ? (REST * 1000) / (after - before) : Number.NaN,
    'bytes, kB': bytes / 1000,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

try {
  const load = (loadavg()[0] ?? 0).toFixed(1)
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, load ${load}, Chromium ${browser.version()}`)
  const visits = VARIANTS.map(() => [] as Awaited<ReturnType<typeof measure>>[])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, variant] of VARIANTS.entries()) visits[at]?.push(await measure(variant))
  const names = Object.keys(visits[0]?.[0] ?? {}) as (keyof Awaited<ReturnType<typeof measure>>)[]
  const table = names.map((name) => {
    const [without = Number.NaN, own = Number.NaN, plain = Number.NaN] = visits.map((all) =>
      median(all.map((visit) => visit[name])),
    )
    const round = (value: number) => Number(value.toPrecision(3))
    return {
      'medians of all rounds': name,
      [VARIANTS[0]]: round(without),
      [VARIANTS[1]]: round(own),
      [VARIANTS[2]]: round(plain),
      'site / without': round(own / without),
      'stock / site': round(plain / own),
    }
  })
  console.table(table)
} finally {
  await browser.close()
  await site.close()
  await stock.close()
  rmSync(folder, { recursive: true, force: true })
}
