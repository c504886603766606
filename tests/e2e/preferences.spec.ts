import type { Page } from 'playwright/test'
import { isServed, paths } from '../helpers/content.ts'
import { expect, openPage, playButton, test } from './fixtures.ts'
import { pixelsOf } from './pictures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sets a media feature that Playwright does not emulate. */
async function emulate(page: Page, name: string, value: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const features = [
    { name, value },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await session.send('Emulation.setEmulatedMedia', { features })
  expect(await page.evaluate((query) => matchMedia(query).matches, `(${name}: ${value})`)).toBe(true)
}

test(
  'nothing shows through the header and the panels where the visitor asks for less transparency',
  { tag: '@deep' },
  async ({ page }) => {
    for (const path of ['/', paths.portfolio, paths.contact].filter(isServed)) {
      await openPage(page, path)
      await emulate(page, 'prefers-reduced-transparency', 'reduce')
      const headerAt = async (top: number) => {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect(page.locator('header[data-solid="true"]')).toBeVisible()
        return page.locator('header').first().screenshot()
      }
      const bars = [await headerAt(120), await headerAt(520), await headerAt(1040)]
      for (const bar of bars) expect(bar.equals(bars[0] ?? bar), path).toBe(true)
      const { filters, surfaces } = await page.evaluate(() => {
        const styles = [...document.querySelectorAll('#page *')].flatMap((element) =>
          ['', '::before'].map((part) => getComputedStyle(element, part)),
        )
        return {
          filters: styles.map(({ backdropFilter }) => backdropFilter),
          surfaces: styles.map(({ backgroundColor }) => backgroundColor),
        }
      })
      expect(filters.filter((filter) => filter !== '' && filter !== 'none')).toEqual([])
      const opaque = surfaces.filter((color) => color !== 'rgba(0, 0, 0, 0)')
      expect(opaque.length).toBeGreaterThan(5)
      expect(opaque.filter((color) => /rgba|\//.test(color))).toEqual([])
    }
  },
)

test('a poster is inverted with the page on an inverted screen', async ({ page }) => {
  await page.goto('/')
  const poster = page.locator('#stage picture:last-child img')
  const box = await poster.boundingBox()
  expect(box?.width).toBeGreaterThan(1000)
  // The browser's own rule of Media Queries 5, for a screen that cannot be emulated. Rules in a layer yield to the page's.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@layer browser { img:not(picture > img), picture, video { filter: invert(100%) } }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(page.locator('#stage picture').last()).toHaveCSS('filter', 'none')
  expect(await poster.boundingBox()).toEqual(box)
})

test(
  'the page looks the same where the visitor asks for a light page or less contrast',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 })
    const changed = async (usual: readonly string[]) => {
      const pixels = await pixelsOf(await page.screenshot())
      return pixels.filter((color, at) => color !== usual[at]).length
    }
    for (const path of ['/', paths.contact].filter(isServed)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expect(playButton(page)).toBeVisible()
      await page
        .locator('form, h1')
        .last()
        .evaluate((part) => part.scrollIntoView())
      await expect(page.locator('#stage picture:last-child img')).toHaveJSProperty('complete', true)
      const usual = await pixelsOf(await page.screenshot())
      // Some corners have another shade each time that they are painted.
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await changed(usual), path).toBeLessThan(100)
      await emulate(page, 'prefers-contrast', 'less')
      expect(await changed(usual), path).toBeLessThan(100)
    }
  },
)
