import type { Page } from 'playwright/test'
import { isServed } from '../../src/routes/served.ts'
import { colors, contrastColors } from '../../src/theme/tokens.ts'
import { contrast, mixed } from '../helpers/contrast.ts'
import { expect, test } from './fixtures.ts'
import { brightShare } from './pictures.ts'

/** Takes a picture of the label of the first primary button, without the rest of the button. */
async function labelPicture(page: Page): Promise<Buffer> {
  const button = page.locator('main [data-variant="primary"]').first()
  await button.scrollIntoViewIfNeeded()
  const clip = await button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width) - 1, height: Math.floor(height) - 1 }
  })
  return page.screenshot({ clip })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test("all drawings use the visitor's colours", async ({ page }) => {
    const paths = ['/', '/about', '/services', '/portfolio', '/contact'].filter(isServed)
    expect(paths.length).toBeGreaterThan(3)
    for (const path of paths) {
      await page.goto(path)
      const { drawn, others } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        const resolved = (color: string) => {
          probe.style.color = color
          return getComputedStyle(probe).color
        }
        const allowed = new Set(['none', ...['Canvas', 'CanvasText', 'LinkText'].map(resolved)])
        // Shapes in the colour of the text are fine too: forced colours replace that one.
        const shapes = [
          ...[...document.querySelectorAll('#page :is(path, circle, rect, line, text)')].filter((shape) =>
            shape.checkVisibility(),
          ),
          // Not visible itself. The header shows a copy in the same colours. Colours that are no tokens stay.
          ...document.querySelectorAll('#mark :is([fill^="var("], [stroke^="var("])'),
        ]
        return {
          drawn: shapes.length,
          others: shapes.flatMap((shape) => {
            const { fill, stroke, color } = getComputedStyle(shape)
            return [fill, stroke].filter((paint) => !allowed.has(paint) && paint !== color)
          }),
        }
      })
      // A box in the browser's color behind the label of a primary button can have the color of the label.
      const share = await brightShare(page, await labelPicture(page), 200)
      expect(share, path).toBeGreaterThan(0.02)
      expect(share, path).toBeLessThan(0.98)
      expect(drawn, path).toBeGreaterThan(3)
      expect(others, path).toHaveLength(0)
    }
  })
})

test.describe('where the visitor asks for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } })

  test('every text has a contrast of 7, even on the brightest pixel of a scene', async ({ page }) => {
    await page.goto('/')
    const { opacity, panels, texts } = await page.evaluate(() => {
      const isOpaque = (color: string) => !/rgba|\//.test(color)
      /** Returns the color behind an element: of its panel, or null where the scene shows. */
      const surfaceOf = (element: Element | null): string | null => {
        if (element === null) return null
        const { backgroundColor } = getComputedStyle(element)
        if (isOpaque(backgroundColor)) return element === document.documentElement ? null : backgroundColor
        return element.matches('[data-tone="panel"]') ? 'panel' : surfaceOf(element.parentElement)
      }
      return {
        opacity: Number(getComputedStyle(document.getElementById('backdrop') ?? document.body).opacity),
        panels: [...document.querySelectorAll('[data-tone="panel"]')].map(
          (panel) => getComputedStyle(panel).backgroundImage,
        ),
        texts: [...document.querySelectorAll('#page *')]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
          .filter((element) => element.checkVisibility())
          .map((element) => ({
            text: element.textContent,
            color: getComputedStyle(element).color,
            surface: surfaceOf(element),
          })),
      }
    })
    expect(panels.length).toBeGreaterThan(2)
    // Only the ends of a panel are transparent.
    for (const panel of panels) expect(panel.replaceAll('rgba(0, 0, 0, 0)', '')).not.toMatch(/rgba|\//)
    expect(texts.length).toBeGreaterThan(60)
    const brightest = mixed('#ffffff', opacity * 100, colors['ink-950'])
    for (const { text, color, surface } of texts) {
      const below = surface === 'panel' ? colors['ink-940'] : (surface ?? brightest)
      expect(contrast(color, below), `${text} in ${color} on ${below}`).toBeGreaterThanOrEqual(7)
    }
    const rule = page.locator('main :is(ol, ul)[aria-label]').first()
    await expect(rule).toHaveCSS('border-top-color', mixed(contrastColors.line, 100, '#000000'))
  })
})
