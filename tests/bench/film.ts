import { join } from 'node:path'
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
const page = await openFreshPage(browser, 'play')
// The scene runs in the page by a clock that the film moves, so that a slow machine takes the same film.
await page.clock.install()
const address = `${server.resolvedUrls?.local[0] ?? ''}?backdrop=page`
// At the second visit the browser has the fonts.
await page.goto(address)
await page.goto(address)
await page.clock.runFor(500)
await page.locator('#backdrop canvas').waitFor({ state: 'attached' })
await page.clock.pauseAt(Date.now() + 60_000)

const frames: Buffer[] = []
async function take(): Promise<Buffer> {
  await page.clock.runFor(1000 / RATE)
  return page.screenshot()
}
async function show(seconds: number, during?: (share: number) => Promise<unknown>): Promise<void> {
  const count = Math.round(seconds * RATE)
  for (let frame = 1; frame <= count; frame += 1) {
    await during?.(frame / count)
    frames.push(
      await sharp(await take())
        .resize(WIDTH)
        .toBuffer(),
    )
  }
}
const scroll = (from: number, to: number) => (share: number) => {
  const place = mix(from, to, smoothstep(0, 1, share))
  return page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
}

await show(2)
for (let frame = 0; frame < 3 * RATE; frame += 1) await take()
write(
  join(root, '.github/home.jpg'),
  await sharp(await take())
    .jpeg({ quality: 85 })
    .toBuffer(),
)
await show(2.6, scroll(0, 1000))
await page.locator('#menu a[href$="portfolio"]').click()
await page.locator('main article').first().waitFor()
await show(1.6)
await show(1.8, scroll(0, 640))
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
