import { expect, holdLongTimers, hydrated, test } from './fixtures.ts'
import { headings, lastLinkedService, footerLinkTo, footerLink } from './words.ts'

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

  test(
    'starts anew on a page that is entered from the end of another one',
    { tag: '@deep' },
    async ({ page }) => {
      // On a slow machine the scroll to the top lasts longer than the site waits for it.
      await holdLongTimers(page)
      await page.goto('/services')
      await hydrated(page)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await footerLink(page, 'about').click()
      await expect(page.locator('h1')).toHaveText(headings.about)
      const scrollAfter = async (milliseconds: number) => {
        await page.clock.runFor(milliseconds)
        return page.evaluate(() => scrollY)
      }
      await expect.poll(() => scrollAfter(50)).toBe(0)
      // Time for the observer to report what is in view.
      await page.waitForTimeout(500)
      const waiting = page.locator('[data-reveal="waiting"]')
      expect(await waiting.count()).toBeGreaterThan(0)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(waiting).toHaveCount(0)
    },
  )

  test('hides nothing on a page that is entered at an anchor', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await footerLinkTo(page, `/services#${lastLinkedService}`).click()
    await expect(page.locator(`details#${lastLinkedService}`)).toBeInViewport()
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
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
