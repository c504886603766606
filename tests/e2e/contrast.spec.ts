import type { Page } from 'playwright/test'
import { paths, servedRoutes } from '../helpers/content.ts'
import { expect, playScenes, test } from './fixtures.ts'
import { channelsOf } from './pictures.ts'
import { addWorkerScript, inStage } from './stageWorker.ts'

/** Finds the lines of text in the window. Runs in the browser. */
function readLines() {
  const found: { text: string; rgba: number[]; needs: number; box: number[] }[] = []
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const walker = document.createTreeWalker(document.getElementById('page')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const header = document.querySelector<HTMLElement>('#page > header')!
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // Texts for screen readers alone have a pixel.
    if (parent.closest(':disabled, script, style, svg, [aria-hidden=true]') || parent.offsetWidth < 4)
      continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const box = [left, top, right, bottom].map(Math.round)
      const above = header.contains(parent) ? 0 : header.offsetHeight
      const isSeen = left >= 0 && right <= innerWidth && top >= above && bottom <= innerHeight
      if (!isSeen || bottom - top < 4 || right - left < 4) continue
      found.push({ text, rgba: [...pen.getImageData(0, 0, 1, 1).data], needs: isLarge ? 3 : 4.5, box })
    }
  }
  return found
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
/** Relative luminance as WCAG 2.2 defines it, and 0.05. A library's takes a minute for a page. */
const lightOf = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
  0.05 + 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!

/** Share of a line's pixels that may have a lower contrast. */
const WORST = 0.01

/** Moment at which the scenes stand, in seconds. */
const TIME = 27

/** Opens a page whose scene stands, and hides its text. */
async function openWithoutText(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?time=${TIME}`)
  await expect(page.locator(`#backdrop[data-time="${TIME}"] canvas[data-shown]`)).toHaveCount(1)
  expect(await page.evaluate(readLines)).not.toEqual([])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { -webkit-text-fill-color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Returns the lines in the window that have less contrast than they need. */
async function faintLines(page: Page): Promise<string[]> {
  const lines = await page.evaluate(readLines)
  const picture = await channelsOf(await page.screenshot())
  const { width = 0 } = page.viewportSize() ?? {}
  return lines.flatMap(({ text, rgba, needs, box: [left = 0, top = 0, right = 0, bottom = 0] }) => {
    const ratios = Array.from({ length: (right - left) * (bottom - top) }, (_, pixel) => {
      const x = left + (pixel % (right - left))
      const y = top + Math.floor(pixel / (right - left))
      const below = picture.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)
      const share = (rgba[3] ?? 0) / 255
      const front = Array.from(below, (value, at) => Math.round(value + share * ((rgba[at] ?? 0) - value)))
      const [lights, lightsBelow] = [lightOf(front), lightOf(below)]
      return Math.max(lights / lightsBelow, lightsBelow / lights)
    })
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(WORST * ratios.length)] ?? 1
    return ratio < needs ? [`"${text.slice(0, 40)}" has ${ratio.toFixed(2)} of ${needs}`] : []
  })
}

for (const { url } of servedRoutes)
  test(
    `the text of the first screen of ${url} is legible over its scene`,
    { tag: url === paths.services ? [] : '@deep' },
    async ({ page, problems }) => {
      await playScenes(page)
      for (const size of [
        { width: 375, height: 553 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size)
        await openWithoutText(page, url)
        expect.soft(await faintLines(page), `${size.width} px`).toEqual([])
      }
      problems.splice(0)
    },
  )

/** Draws the scene, which stands, for the page's place, and waits until its frame is on the screen. */
async function drawHere(page: Page): Promise<void> {
  const top = await page.evaluate(() => scrollY)
  await expect.poll(() => inStage(page, 'site.scrollY')).toBe(top)
  const target = `{ time: ${TIME}, progress: site.progress }`
  await inStage(
    page,
    `dispatchEvent(new MessageEvent('message', { data: { type: 'seek', target: ${target} } }));
    new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))`,
  )
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

for (const { url } of servedRoutes)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(
      `the text of ${url} is legible over its scene down to the end, at ${size.width} px`,
      { tag: '@deep' },
      async ({ page, problems }) => {
        await playScenes(page)
        // Nothing fades in, and no click scrolls smoothly.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        await addWorkerScript(
          page,
          `addEventListener('message', ({ data }) => { self.site = { ...self.site, ...data.state } })`,
        )
        await openWithoutText(page, url)
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        const step = size.height / 2
        for (let top = 0; top < end + step; top += step) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
          await drawHere(page)
          expect.soft(await faintLines(page), `scrolled to ${Math.min(top, end)} px`).toEqual([])
        }
        problems.splice(0)
      },
    )
