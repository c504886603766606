import { expect, hydrated, test } from './fixtures.ts'

test.describe('fading in', () => {
  test('hides nothing in view, and shows the rest as the visitor scrolls', async ({ page }) => {
    await page.goto('/services')
    await hydrated(page)
    const waiting = page.locator('[data-reveal="waiting"]')
    await expect.poll(() => waiting.count()).toBeGreaterThan(0)
    for (const element of await waiting.all()) {
      expect(await element.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(700)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(waiting).toHaveCount(0)
  })

  test('hides nothing in print', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const elements = await page.locator('[data-reveal="waiting"]').elementHandles()
    expect(elements.length).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    // On paper the page is shorter. Elements that come into view then wait no more, so a locator would not find them.
    for (const element of elements)
      expect(await element.evaluate((each) => getComputedStyle(each as Element).opacity)).toBe('1')
  })
})
