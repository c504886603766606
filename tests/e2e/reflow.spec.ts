import type { Page } from 'playwright/test'
import { agency } from '../../src/content/agency.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { textEdge } from '../../src/theme/textEdge.ts'
import { expect, hydrated, playButton, test } from './fixtures.ts'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

for (const width of [320, 1440]) {
  const tag = width === 320 ? [] : ['@deep']
  test(`long words wrap instead of widening the page at ${width} px`, { tag }, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { path } of servedRoutes) {
      await page.goto(path === '*' ? '/nowhere' : path)
      const pageWidth = await page.evaluate((word) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (
            node instanceof Text &&
            node.data.trim() !== '' &&
            !node.parentElement?.closest('script, style')
          )
            texts.push(node)
        }
        for (const text of texts) text.data += ` ${word}`
        // Too few texts mean that the page did not load.
        return texts.length > 20 ? document.documentElement.scrollWidth : -1
      }, WORD)
      expect(pageWidth, path).toBe(width)
    }
    problems.splice(0)
  })
}

test('the scene fades to 30% in windows where text covers it', async ({ page }) => {
  await page.goto('/')
  const windows = [
    { width: 844, height: 390, opacity: '0.3' },
    { width: 320, height: 200, opacity: '0.3' },
    { width: 390, height: 844, opacity: '1' },
    { width: 768, height: 1024, opacity: '1' },
    { width: 1024, height: 700, opacity: '1' },
  ]
  for (const { opacity, ...size } of windows) {
    await page.setViewportSize(size)
    await expect(page.locator('#stage')).toHaveCSS('opacity', opacity)
  }
})

/**
 * Returns the texts and fields that overlap the background's button at the current scroll position. What the header
 * covers is not on the screen.
 */
async function behindButton(page: Page): Promise<string[]> {
  const box = await playButton(page).boundingBox()
  return page.evaluate((button) => {
    if (!button) return ['no button']
    const header = document.querySelector('#page > header')
    if (!header) return ['no header']
    const covered = header.contains(document.elementFromPoint(button.x + 1, button.y + 1))
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < button.x + button.width &&
      right > button.x &&
      top < button.y + button.height &&
      bottom > button.y &&
      right > left
    const found: string[] = []
    for (const scope of covered ? [header] : [header, ...document.querySelectorAll('main, footer')]) {
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNode(node)
        const shown = node.parentElement?.checkVisibility() === true && !node.parentElement.closest('button')
        if (shown && [...range.getClientRects()].some(overlaps)) found.push(String(node.textContent))
      }
      for (const field of scope.querySelectorAll('input, textarea, button[popovertarget]'))
        if (field.checkVisibility() && overlaps(field.getBoundingClientRect())) found.push(field.outerHTML)
    }
    return found
  }, box)
}

test("the background's button is a touch target that covers no words and no fields", async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await expect(playButton(page)).toBeVisible()
  for (const width of [320, 390, 720, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    for (const share of [0, 0.15, 0.5, 0.9, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), share)
      expect(await behindButton(page), `at ${width} px, scrolled by ${share}`).toEqual([])
    }
    const box = await playButton(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})

test("the first screen's text stays in the text columns, and its fold does not cut the portfolio's filter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const edge = ((textEdge(1024) + 1) / 2) * 1024
  for (const { path } of servedRoutes) {
    if (path === '*') continue
    await page.goto(path)
    const texts = page.locator('main header').first().locator('h1, p, blockquote')
    const ends = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().right))
    expect(ends.length, path).toBeGreaterThan(0)
    expect(Math.max(...ends), path).toBeLessThanOrEqual(edge + 1)
  }
  // The height of the first screen depends on the length of its title.
  if (!agency.sample) return
  await page.goto('/portfolio')
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const row = await page.locator('main fieldset').boundingBox()
    const { y, height: rowHeight } = row ?? { y: NaN, height: NaN }
    expect(y >= height || y + rowHeight <= height, `at ${width}x${height}: ${y}, ${rowHeight}`).toBe(true)
  }
})
