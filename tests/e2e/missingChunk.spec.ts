import type { Page } from 'playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { headings, footerLink } from './words.ts'

test.describe('a chunk that is missing after a deploy', () => {
  const mark = (page: Page) =>
    page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
  const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

  test('of the next page: the browser loads the page itself', async ({ page, problems }) => {
    let gone = true
    await page.route('**/assets/AboutPage-*.js', (route) => (gone ? route.abort() : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/about')) gone = false
    })
    await page.goto('/')
    await hydrated(page)
    await mark(page)
    await footerLink(page, 'about').click()
    await expect(page.locator('h1')).toHaveText(headings.about)
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
    problems.splice(0)
  })

  test('of the next page, whose request hangs: the browser loads the page itself after ten seconds', async ({
    page,
  }) => {
    let hangs = true
    await page.clock.install()
    await page.route('**/assets/AboutPage-*.js', (route) => (hangs ? undefined : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/about')) hangs = false
    })
    await page.goto('/')
    await hydrated(page)
    await mark(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await footerLink(page, 'about').click()
    await page.clock.runFor(9900)
    expect(await isMarked(page)).toBe(true)
    await page.clock.runFor(200)
    await page.clock.resume()
    await expect(page.locator('h1')).toHaveText(headings.about)
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
  })

  test('of the current page: it reloads once, then keeps the prerendered content', async ({
    page,
    problems,
  }) => {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/ContactPage-*.js', (route) => route.abort())
    await page.goto('/contact')
    await expect.poll(() => loads).toBe(2)
    await page.waitForTimeout(500)
    expect(loads).toBe(2)
    await expect(page.locator('h1')).toHaveText(headings.contact)
    await expect(page.locator('form input[name="service_id"]')).toHaveCount(1)
    problems.splice(0)
  })
})
