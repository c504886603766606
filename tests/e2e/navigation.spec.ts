import type { Locator } from 'playwright/test'
import { colors, paths, projectFilters, servedRoute } from '../helpers/content.ts'
import { mixed } from '../helpers/contrast.ts'
import { afterTimers, expect, expectPlace, hydrated, openPage, reloadPage, test, walkTo } from './fixtures.ts'
import { holdRequests } from './requests.ts'
import { titleOf, headings, lastLinkedService, footerLinkTo, footerLink } from './words.ts'

test('scrolls smoothly to the top', async ({ page }) => {
  await openPage(page, paths.services)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const positions = page.evaluate(async () => {
    const seen = new Set<number>()
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      seen.add(scrollY)
    } while (scrollY > 0)
    return seen.size
  })
  await footerLink(page, 'about').click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await positions).toBeGreaterThan(3)
})

test('fades in what is below the window as it comes, on the first page and on the next ones', async ({
  page,
}) => {
  const last = page.locator('main [data-reveal]').last()
  const comes = async () => {
    await expect(last).toHaveCSS('opacity', '0')
    await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(last).toHaveCSS('opacity', '1')
  }
  await openPage(page, '/')
  await comes()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await walkTo(page, 'about')
  await comes()
})

test('finds open cards and the filter as they were on Back and after a reload', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => scrollY)
  /** Leaves the page at its end and comes back, then loads it again. */
  const expectKept = async (control: Locator, attribute: string, value: string) => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const before = await scrollTop()
    await footerLink(page, 'terms').click()
    await expect(page.locator('h1')).toHaveText(headings.terms)
    await page.goBack()
    await expect(control).toHaveAttribute(attribute, value)
    await expect.poll(scrollTop).toBe(before)
    // Screen readers say the heading that gets the focus.
    await expect(page.locator('h1')).toBeFocused()
    await reloadPage(page)
    await expect(control).toHaveAttribute(attribute, value)
    await expectPlace(page, before)
  }
  await test.step('a card that an anchor opened', async () => {
    await openPage(page, '/')
    await footerLinkTo(page, `${paths.services}#${lastLinkedService}`).click()
    await expect(page.locator(`details#${lastLinkedService}`)).toHaveAttribute('open')
    await footerLink(page, 'terms').click()
    await expect(page.locator('h1')).toHaveText(headings.terms)
    await page.goBack()
    await expect(page.locator(`details#${lastLinkedService}`)).toHaveAttribute('open')
  })
  await test.step('a card that a click opened', async () => {
    const first = page.locator('main details').first()
    await first.locator('summary').click()
    await expect(first).toHaveAttribute('open')
    await expectKept(first, 'open', '')
    await expect(page.locator('main details[open]')).toHaveCount(1)
  })
  if (projectFilters.length > 2)
    await test.step('a filter', async () => {
      await footerLink(page, 'portfolio').click()
      await expect(page.locator('h1')).toBeFocused()
      await expect.poll(scrollTop).toBe(0)
      const choice = page.locator('main button[aria-pressed]').nth(1)
      await choice.click()
      await expectKept(choice, 'aria-pressed', 'true')
    })
})

test('opens the card that the address names, and adds a history entry for another anchor only', async ({
  page,
}) => {
  const address = `${paths.services}#${lastLinkedService}`
  const card = page.locator(`details#${lastLinkedService}`)
  const link = footerLinkTo(page, address)
  const entries = () => page.evaluate(() => history.length)
  await openPage(page, address)
  await expect(card).toHaveAttribute('open')
  await expect(card).toBeInViewport()
  await openPage(page, paths.services)
  const before = await entries()
  await link.click()
  await expect(page).toHaveURL(address)
  expect(await entries()).toBe(before + 1)
  await link.click()
  await expect(card).toBeInViewport()
  expect(await entries()).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(paths.services)
})

test('leads to the top of another page that lacks the anchor', async ({ page }) => {
  await openPage(page, paths.about)
  await page.evaluate((slug) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    const find = document.getElementById.bind(document)
    document.getElementById = (id) => (id === slug ? null : find(id))
  }, lastLinkedService)
  await footerLinkTo(page, `${paths.services}#${lastLinkedService}`).click()
  await expect(page.locator('h1')).toHaveText(headings.services)
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('stays where Back led when the chunk of an earlier click arrives', async ({ page }) => {
  await openPage(page, paths.terms)
  await footerLink(page, 'privacy').click()
  await expect(page.locator('h1')).toHaveText(headings.privacy)
  const { release } = await holdRequests(page, '**/assets/AboutPage-*.js')
  // A fresh page has preloaded no chunk.
  await page.reload({ waitUntil: 'commit' })
  await hydrated(page)
  await footerLink(page, 'about').click()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(headings.terms)
  const arrived = page.waitForResponse('**/assets/AboutPage-*.js')
  release()
  await (await arrived).finished()
  await afterTimers(page, 100)
  await expect(page).toHaveURL(paths.terms)
  await expect(page.locator('h1')).toHaveText(headings.terms)
})

test('goes to the last of several quick clicks, also if that leads to the page itself', async ({ page }) => {
  await openPage(page, '/')
  const click = (...targets: string[]) =>
    page.evaluate((all) => {
      for (const path of all) document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click()
    }, targets)
  await click(paths.services, paths.privacy, paths.terms, paths.about, paths.contact)
  await expect(page).toHaveURL(paths.contact)
  await expect(page.locator('h1')).toHaveText(headings.contact)
  await click(paths.about, paths.contact)
  // A page that the first click still brings would be there by now.
  await afterTimers(page, 500)
  await expect(page).toHaveURL(paths.contact)
  await expect(page.locator('h1')).toHaveText(headings.contact)
})

test('marks the link of the page in its accent', async ({ page }) => {
  await openPage(page, '/')
  await walkTo(page, 'services')
  const accent = mixed(colors[servedRoute('services').accent], 100, '#000000')
  await expect(page.locator('header a[aria-current="page"]')).toHaveCSS('color', accent)
})

test('neither fades nor scrolls smoothly under reduced motion, apart from the still of the scene', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, paths.services)
  // Loads the chunk of the page, so that the second click shows the page at once.
  await walkTo(page, 'about')
  await walkTo(page, 'services')
  await page.evaluate(() => scrollTo(0, 900))
  const [before, after, animations] = await page.evaluate((href) => {
    const start = scrollY
    document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click()
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      if (!(timeline instanceof DocumentTimeline)) return false
      const { target } = effect as KeyframeEffect
      return !target?.closest('#stage')
    })
    return [start, scrollY, moving.length]
  }, paths.about)
  expect(before).toBeGreaterThan(500)
  expect(after).toBe(0)
  expect(animations).toBe(0)
  await expect(page).toHaveTitle(titleOf('about'))
})
