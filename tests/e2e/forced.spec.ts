import { isServed } from '../../src/routes/served.ts'
import { expect, test } from './fixtures.ts'

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
      expect(drawn, path).toBeGreaterThan(3)
      expect(others, path).toHaveLength(0)
    }
  })
})
