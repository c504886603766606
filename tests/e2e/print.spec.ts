import { questions, servedRoutes, services, paths } from '../helpers/content.ts'
import { allOf, expect, openPage, test, waitingTops } from './fixtures.ts'
import { shapeFaults } from './shape.ts'

test.describe('in print', () => {
  for (const [path, texts] of [
    [paths.services, services.map(({ longDescription }) => longDescription)],
    [paths.contact, questions.map(({ answer }) => answer)],
  ] as const) {
    const tag = path === paths.services ? [] : '@deep'
    test(
      `closed sections of ${path}, and parts that wait to fade in, show their content`,
      { tag },
      async ({ page }) => {
        test.skip(texts.length === 0, 'the content has no questions')
        await openPage(page, path)
        const details = page.locator('main details')
        await expect(details).toHaveCount(texts.length)
        for (const text of texts) await expect(page.getByText(text)).toBeHidden()
        const height = async () => (await details.first().boundingBox())?.height ?? 0
        const closedHeight = await height()
        expect(closedHeight).toBeGreaterThan(0)
        expect((await waitingTops(page)).length).toBeGreaterThan(0)
        await page.emulateMedia({ media: 'print' })
        for (const element of await allOf(page.locator('[data-reveal]')))
          await expect(element).toHaveCSS('opacity', '1')
        await expect(page.locator('#backdrop')).toBeHidden()
        for (const text of texts) await expect(page.getByText(text)).toBeVisible()
        expect(await height()).toBeGreaterThan(closedHeight + 40)
        await expect(page.locator('main details[open]')).toHaveCount(0)
      },
    )
  }

  for (const { id, url } of servedRoutes)
    test(
      `no text of ${id} overlaps another, is pale, cut off or on a dark background`,
      { tag: id === 'about' ? [] : '@deep' },
      async ({ page, problems }) => {
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width: 340, height: 500 })
        await page.goto(url)
        expect(await shapeFaults(page)).toEqual([])
        // The width of an A4 page within its margins.
        await page.setViewportSize({ width: 720, height: 1000 })
        expect(await shapeFaults(page)).toEqual([])
        const gaps = await page.locator('main > *').evaluateAll((parts) => {
          const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
          return boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? Infinity))
        })
        expect(gaps.filter((gap) => gap < -0.5)).toEqual([])
        // Fixed elements would repeat on each page, above its text.
        await expect(page.locator('a[href="#content"]')).toBeHidden()
        // Lists of links are of no use on paper.
        const links = page.locator('footer ul a:visible:not([href^="tel:"], [href^="mailto:"])')
        await expect(links).toHaveCount(0)
        const { dark, pale } = await page.evaluate(() => {
          for (const card of document.querySelectorAll('details')) card.open = true
          const visible = [...document.querySelectorAll('#page *')].filter((element) =>
            element.checkVisibility(),
          )
          const texts = visible.filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          /** Whether a color is visible and its red below 80% of white. All colors are gray on paper. */
          const isDark = ([color = '', red = '0']: readonly string[]) =>
            !/^rgba.*, 0\)$|\/ 0\)$/.test(color) && Number(red) < (color.startsWith('rgb') ? 204 : 0.8)
          const colorsIn = (css: string) => [...css.matchAll(/(?:rgba?\(|color\(srgb )([\d.]+)[^)]*\)/g)]
          return {
            dark: visible
              .flatMap((element) =>
                ['', '::before', '::after'].map((part) => getComputedStyle(element, part)),
              )
              .filter(({ display, opacity }) => display !== 'none' && opacity !== '0')
              // Dots and lines are no background of text.
              // A mask cuts a drawing out of its background.
              .filter(({ width, maskImage }) => !(Number.parseFloat(width) < 24) && maskImage === 'none')
              .map(({ backgroundColor, backgroundImage }) => `${backgroundColor} ${backgroundImage}`)
              .filter((background) => colorsIn(background).some(isDark)),
            pale: texts
              .filter((element) => !colorsIn(getComputedStyle(element).color).some(isDark))
              .map(({ textContent }) => textContent),
          }
        })
        expect({ dark, pale }).toEqual({ dark: [], pale: [] })
        problems.splice(0)
      },
    )
})
