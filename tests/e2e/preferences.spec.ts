import { isServed, paths } from '../helpers/content.ts'
import { expect, openPage, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'nothing shows through the header and the panels where the visitor asks for less transparency',
  { tag: '@deep' },
  async ({ page }) => {
    for (const path of ['/', paths.portfolio, paths.contact].filter(isServed)) {
      await openPage(page, path)
      // Playwright does not emulate it.
      const session = await page.context().newCDPSession(page)
      const names = ['prefers-reduced-transparency', 'prefers-reduced-motion']
      await session.send('Emulation.setEmulatedMedia', {
        features: names.map((name) => ({ name, value: 'reduce' })),
      })
      expect(await page.evaluate((name) => matchMedia(`(${name}: reduce)`).matches, names[0])).toBe(true)
      const headerAt = async (top: number) => {
        await page.evaluate((y) => scrollTo(0, y), top)
        await expect(page.locator('header[data-solid="true"]')).toBeVisible()
        return page.locator('header').first().screenshot()
      }
      // The button of the backdrop comes late.
      const isAlike = async () => {
        const bars = [await headerAt(120), await headerAt(520), await headerAt(1040)]
        return bars.every((bar) => bar.equals(bars[0]!))
      }
      await expect.poll(isAlike, path).toBe(true)
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
  // The browser's own rule of Media Queries 5, for a screen that cannot be emulated. Rules in a layer yield
  // to the page's.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@layer browser { img:not(picture > img), picture, video { filter: invert(100%) } }')
    document.adoptedStyleSheets.push(sheet)
  })
  await expect(page.locator('#stage picture').last()).toHaveCSS('filter', 'none')
  expect(await poster.boundingBox()).toEqual(box)
})
