import type { Page } from 'playwright/test'
import { paths, servedRoutes } from '../helpers/content.ts'
import { expect, playScenes, test } from './fixtures.ts'
import { channelsOf } from './pictures.ts'

/** Finds the lines of text in the window. Runs in the browser. */
function readLines() {
  const found: { text: string; rgba: number[]; needs: number; box: number[] }[] = []
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const walker = document.createTreeWalker(document.getElementById('page')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
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
      const isSeen = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
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

/** Opens a page whose scene stands at a moment. Returns its lines that have less contrast than they need. */
async function faintLines(page: Page, path: string, time: number): Promise<string[]> {
  await page.goto(`${path}?time=${time}`)
  await expect(page.locator(`#backdrop[data-time="${time}"] canvas[data-shown]`)).toHaveCount(1)
  const lines = await page.evaluate(readLines)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { -webkit-text-fill-color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
  })
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
    return ratio < needs ? [`"${text.slice(0, 40)}" has ${ratio.toFixed(2)} of ${needs} at ${time} s`] : []
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
        expect.soft(await faintLines(page, url, 27), `${size.width} px`).toEqual([])
      }
      problems.splice(0)
    },
  )
