import type { Locator, Page } from 'playwright/test'
import { isServed, paths, projects } from '../helpers/content.ts'
import { expect, test } from './fixtures.ts'
import { contrastIn } from './pictures.ts'
import { field } from './words.ts'

/** The visitor's palettes that Chromium emulates. */
const palettes = ['dark', 'light'] as const

/** Box around the text of an element. */
async function textBox(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  return element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width) - 1, height: Math.floor(height) - 1 }
  })
}

/** Contrast of an element's text with its background. */
const labelContrast = async (page: Page, element: Locator) =>
  contrastIn(await page.screenshot({ clip: await textBox(element) }))

/** Contrast of the left border of an element with what is beside it. */
async function borderContrast(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, height } = (await element.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const clip = { x: Math.round(x) - 2, y: Math.round(y + height / 2) - 4, width: 6, height: 8 }
  return contrastIn(await page.screenshot({ clip }))
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  // The others have no control of their own.
  for (const path of ['/', paths.portfolio, paths.contact, paths.about, paths.services].filter(isServed)) {
    const tag = path === paths.contact ? [] : '@deep'
    test(`all drawings of ${path} use the visitor's colours`, { tag }, async ({ page }) => {
      await page.goto(path)
      const { drawn, others } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        const resolved = (color: string) => {
          probe.style.color = color
          return getComputedStyle(probe).color
        }
        const allowed = new Set(['none', ...['Canvas', 'CanvasText', 'LinkText'].map(resolved)])
        // Shapes in the colour of the text are fine too: forced colours replace that one.
        const shapes = [...document.querySelectorAll('#page :is(path, circle, rect, line, text)')].filter(
          (shape) => shape.checkVisibility(),
        )
        return {
          drawn: shapes.length,
          others: shapes.flatMap((shape) => {
            const style = getComputedStyle(shape)
            return [style.fill, style.stroke].filter((paint) => !allowed.has(paint) && paint !== style.color)
          }),
        }
      })
      for (const colorScheme of palettes) {
        await page.emulateMedia({ colorScheme })
        // A box in the browser's color behind the label of a primary button can have the color of the label.
        const labels = [page.locator('main [data-variant="primary"]').first()]
        if (path === paths.portfolio) labels.push(page.locator('main [aria-pressed=true] > span').first())
        for (const label of labels)
          for (const point of [() => page.mouse.move(0, 0), () => label.hover()]) {
            await point()
            expect(await labelContrast(page, label), `${path} ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
          }
        for (const name of path === paths.contact ? (['name', 'message'] as const) : [])
          expect(await borderContrast(page, field(page, name)), colorScheme).toBeGreaterThanOrEqual(3)
      }
      // Photographs can stand in place of the charts, which are all drawings of that page.
      const hasDrawings = path !== paths.portfolio || projects.some(({ image }) => image && 'values' in image)
      if (hasDrawings) expect(drawn, path).toBeGreaterThan(0)
      expect(others, path).toHaveLength(0)
    })
  }
})
