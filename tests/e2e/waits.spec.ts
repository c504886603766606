import type { Page } from 'playwright/test'
import { paths } from '../helpers/content.ts'
import { expect, hydrated, openPage, test, walkTo } from './fixtures.ts'
import { countLoads, holdRequests } from './requests.ts'
import { footerLink, headings } from './words.ts'

const main = (page: Page) => page.locator('main')

/** Stops the page's time. Its timers then run by `page.clock.runFor` alone. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

test.describe('a page whose script is late', () => {
  /** Opens the services with the script of the about page held, and stops the time. */
  const openHeld = async (page: Page) => {
    await page.clock.install()
    const { release } = await holdRequests(page, '**/assets/AboutPage-*.js')
    await openPage(page, paths.services)
    await stopTime(page)
    return release
  }

  const expectNoSign = (page: Page) => expect(main(page)).not.toHaveAttribute('aria-busy')

  test('shows a bar until it comes', async ({ page }) => {
    const release = await openHeld(page)
    await footerLink(page, 'about').click()
    await expect(main(page)).toHaveAttribute('aria-busy', 'true')
    const bar = () =>
      page.evaluate(() => {
        const { width, borderTopWidth, position } = getComputedStyle(
          document.querySelector('#page')!,
          '::before',
        )
        return position === 'fixed' && Number.parseFloat(borderTopWidth) * Number.parseFloat(width)
      })
    await expect.poll(bar).toBeGreaterThan(0)
    await expect(page.locator('h1')).toHaveText(headings.services)
    release()
    await expect(page.locator('h1')).toHaveText(headings.about)
    await expectNoSign(page)
  })

  test('has no sign any more after a further click or Back, and comes up no later', async ({ page }) => {
    const release = await openHeld(page)
    await footerLink(page, 'about').click()
    await page.clock.runFor(1500)
    await footerLink(page, 'services').click()
    await expectNoSign(page)
    await page.evaluate(() => history.pushState(null, ''))
    await footerLink(page, 'about').click()
    await page.clock.runFor(1500)
    await expect(main(page)).toHaveAttribute('aria-busy')
    await page.goBack()
    await expectNoSign(page)
    release()
    await page.clock.runFor(11_000)
    await expect(page).toHaveURL(paths.services)
    await expect(page.locator('h1')).toHaveText(headings.services)
  })

  test('shows its sign after Back, with the old page under the new address', async ({ page }) => {
    await openPage(page, paths.about)
    await walkTo(page, 'services')
    await page.clock.install()
    const { release } = await holdRequests(page, '**/assets/AboutPage-*.js')
    // A fresh document has loaded no other page.
    await page.reload({ waitUntil: 'commit' })
    await hydrated(page)
    await stopTime(page)
    await page.goBack()
    await page.clock.runFor(1200)
    await expect(page).toHaveURL(paths.about)
    await expect(page.locator('h1')).toHaveText(headings.services)
    await expect(main(page)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.locator('h1')).toHaveText(headings.about)
    await expectNoSign(page)
  })

  test('does not come up by itself over the page to which a visitor returns', async ({ page }) => {
    const loads = countLoads(page)
    const release = await openHeld(page)
    const dispatch = (type: 'pagehide' | 'pageshow') =>
      page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
    await footerLink(page, 'about').click()
    await page.clock.runFor(300)
    await dispatch('pagehide')
    await expectNoSign(page)
    await dispatch('pageshow')
    await page.clock.runFor(11_000)
    await expect(page).toHaveURL(paths.services)
    expect(loads.count).toBe(1)
    release()
    await footerLink(page, 'about').click()
    await expect(page.locator('h1')).toHaveText(headings.about)
    expect(loads.count).toBe(1)
  })
})
