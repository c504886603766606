import { expect, test } from './fixtures.ts'

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  for (const path of ['/', '/about', '/services', '/portfolio', '/contact']) {
    test(`the drawings of ${path} take the visitor's colours`, async ({ page }) => {
      await page.goto(path)
      const { drawn, foreign } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        const resolved = (color: string) => {
          probe.style.color = color
          return getComputedStyle(probe).color
        }
        const own = new Set(['none', ...['Canvas', 'CanvasText', 'LinkText'].map(resolved)])
        // What is drawn in the text's colour follows it, whichever of the system's that is.
        const painted = [...document.querySelectorAll('#page :is(path, circle, rect, line, text)')].filter(
          (shape) => shape.checkVisibility(),
        )
        return {
          drawn: painted.length,
          foreign: painted.flatMap((shape) => {
            const { fill, stroke, color } = getComputedStyle(shape)
            return [fill, stroke].filter((paint) => !own.has(paint) && paint !== color)
          }),
        }
      })
      expect(drawn).toBeGreaterThan(3)
      expect(foreign).toEqual([])
    })
  }
})
