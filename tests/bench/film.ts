import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { preview } from 'vite'
import { mix, smoothstep } from '../../src/shared/math.ts'
import { write } from '../../src/tooling/files.ts'
import { launchBrowser, openFreshPage } from './browser.ts'

// Takes the pictures of the README: the home page, and a visit of ten seconds. `npm run film` builds the site
// before. The visit needs a page of projects.
const root = join(import.meta.dirname, '../..')

/** Frames of the film a second, and its width in pixels. */
const RATE = 10
const WIDTH = 800
const QUALITY = 50
const MOST_BYTES = 1_500_000

const server = await preview({ mode: 'demo', preview: { port: 5198 } })
const browser = await launchBrowser()
const address = `${server.resolvedUrls?.local[0] ?? ''}?backdrop=page`

/** Opens the home page, whose clock only the film moves, so that a slow machine takes the same film. */
async function openHome(options: BrowserContextOptions): Promise<Page> {
  const page = await openFreshPage(browser, 'play', options)
  await page.clock.install()
  // At the second visit the browser has the fonts.
  await page.goto(address)
  await page.goto(address)
  await page.clock.runFor(500)
  await page.locator('#backdrop canvas').waitFor({ state: 'attached' })
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}
/** Lets time pass, frame by frame. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let frame = 0; frame < seconds * RATE; frame += 1) {
    await page.clock.runFor(1000 / RATE)
    // Waits until it is drawn.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
  }
}

const still = await openHome({ viewport: { width: 1200, height: 750 }, deviceScaleFactor: 2 })
await pass(still, 5)
const picture = await sharp(await still.screenshot())
  .jpeg({ quality: 80 })
  .toBuffer()
write(join(root, '.github/home.jpg'), picture)
await still.close()

const page = await openHome({})
const frames: Buffer[] = []
async function show(seconds: number, during?: (share: number) => Promise<unknown>): Promise<void> {
  const count = Math.round(seconds * RATE)
  for (let frame = 1; frame <= count; frame += 1) {
    await during?.(frame / count)
    await page.clock.runFor(1000 / RATE)
    const taken = await page.screenshot()
    frames.push(await sharp(taken).resize(WIDTH).toBuffer())
  }
}
const scroll = (from: number, to: number) => (share: number) => {
  const place = mix(from, to, smoothstep(0, 1, share))
  return page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
}

await show(1.6)
await show(1.4, scroll(0, 700))
// The closing call, whose bodies stand as a question mark.
const closing = await page.locator('main [data-keyframe="2"]').evaluate((section) => {
  const { top, height } = section.getBoundingClientRect()
  return top + scrollY + (height - innerHeight) / 2
})
await scroll(0, closing - 700)(1)
await pass(page, 1)
await show(1.4, scroll(closing - 700, closing))
await show(1)
await page.locator('#menu a[href$="portfolio"]').click()
await page.locator('main article').first().waitFor()
await show(1.2)
await show(1.4, scroll(0, 640))
await page.locator('main button[aria-pressed]').nth(3).click()
await show(2)
await browser.close()
await server.close()

const film = await sharp(frames, { join: { animated: true } })
  .webp({ quality: QUALITY, effort: 6, delay: frames.map(() => 1000 / RATE), loop: 0 })
  .toBuffer()
if (film.length > MOST_BYTES) throw new Error(`The film has ${film.length} bytes, more than ${MOST_BYTES}.`)
write(join(root, '.github/film.webp'), film)
console.log(`.github/film.webp has ${Math.round(film.length / 1000)} kB in ${frames.length} frames.`)
