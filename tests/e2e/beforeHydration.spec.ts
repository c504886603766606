import type { Page } from 'playwright/test'
import {
  email,
  headerLinks,
  projectFilters,
  scheduler,
  hasFrame,
  servedRoute,
  servedRoutes,
  telHref,
  paths,
} from '../helpers/content.ts'
import { answerSends, ENDPOINT, fill, NAMES, namesIn, send } from './contactForm.ts'
import { expect, hydrated, needsPage, openPage, test, walkTo } from './fixtures.ts'
import { expectSteady, recordShifts } from './layoutShifts.ts'
import { ENTRY, openUnhydrated } from './requests.ts'
import { translate } from './translation.ts'
import { field, footerLink, headerLink, headings, serviceId, titleOf } from './words.ts'

const menuButton = (page: Page) => page.locator('header button[popovertarget]')
test('a page hydrates in a browser that hides its times, and so reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => {}
  })
  await openPage(page, paths.terms)
})

test('hydration leaves open what the visitor has opened before it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const hydrate = await openUnhydrated(page, paths.services)
  await page.locator(`#${serviceId(0)} summary`).click()
  await menuButton(page).click()
  await expect(page.locator('#menu')).toBeVisible()
  hydrate()
  await hydrated(page)
  await expect(page.locator('#menu')).toBeVisible()
  await expect(page.locator('details[open]')).toHaveId(serviceId(0))
  await menuButton(page).click()
  await expect(page.locator('#menu')).toBeHidden()
})

test.describe('what is pressed before hydration', () => {
  test('chooses a category once the page answers', async ({ page }) => {
    needsPage('portfolio')
    test.skip(projectFilters.length < 3, 'the content has one category of projects')
    const hydrate = await openUnhydrated(page, paths.portfolio)
    const choices = page.locator('main button[aria-pressed]')
    await choices.nth(1).click()
    // The last one counts.
    await choices.nth(2).click()
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    hydrate()
    await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
  })

  test('sends the message within the page, without a second one', async ({ page }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const hydrate = await openUnhydrated(page, paths.contact)
    const sends = await answerSends(page, 200)
    await fill(page)
    await field(page, 'email').press('Enter')
    await send(page)
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    hydrate()
    await expect(page.locator('form [data-outcome=sent]')).toBeVisible()
    expect(sends()).toBe(1)
    expect(loads).toBe(1)
  })

  test('sends the message as a native form after three seconds, and nothing before', async ({ page }) => {
    await page.clock.install()
    await openUnhydrated(page, paths.contact)
    await fill(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await send(page)
    await page.clock.runFor(2900)
    await expect(page).toHaveURL(paths.contact)
    const request = page.waitForRequest(ENDPOINT)
    await page.clock.runFor(200)
    expect(namesIn(await request).toSorted()).toEqual(NAMES.toSorted())
    await expect(page.locator('body')).toHaveText('OK')
  })
})

test('what extensions insert before hydration costs neither text nor the page', async ({
  page,
  problems,
}) => {
  const hydrate = await openUnhydrated(page, paths.contact)
  await field(page, 'name').fill('Amara Lindqvist')
  await page.evaluate(() => {
    document.documentElement.className = 'translated-ltr'
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
    document.body.prepend(document.createElement('grammarly-desktop-integration'))
    document.body.append(Object.assign(document.createElement('div'), { id: 'extension-root' }))
    const form = document.querySelector('form')
    form?.setAttribute('data-bitwarden-watching', '1')
    for (const control of document.querySelectorAll<HTMLElement>(
      'form input:not([type]), form input, textarea',
    )) {
      control.setAttribute('data-lpignore', 'true')
      control.style.setProperty('background-image', 'none')
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      icon.style.setProperty('position', 'relative')
      control.after(icon, document.createElement('com-1password-button'))
      control.before(Object.assign(document.createElement('span'), { className: 'kpxc-username-icon' }))
    }
    form?.prepend(document.createElement('iframe'))
    form?.append(document.createElement('style'))
  })
  hydrate()
  await hydrated(page)
  await expect(field(page, 'name')).toHaveValue('Amara Lindqvist')
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  // React reports that the page differs, and renders it anew.
  problems.splice(0)
})

test('a page that is translated before hydration works, and has one title', async ({ page }) => {
  const hydrate = await openUnhydrated(page, paths.contact)
  await expect(page.locator('footer')).toBeAttached()
  await translate(page)
  hydrate()
  await hydrated(page)
  await expect(page).toHaveTitle(titleOf('contact'))
  await expect(page.locator('head title')).toHaveCount(1)
  await page.locator('form [name="name"]').fill('Amara Lindqvist')
  await headerLink(page, 'about').click()
  await expect(page).toHaveTitle(titleOf('about'))
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('head title')).toHaveCount(1)
})

test('fonts and pictures that are missing cost no text, no broken picture and no move of the page', async ({
  page,
  problems,
}) => {
  await page.route(/\.(woff2|avif|webp|jpg|png)$/, (route) => route.fulfill({ status: 404, body: '' }))
  await recordShifts(page)
  await openPage(page, '/')
  const hasText = await page.locator('h1').evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return range.getBoundingClientRect().width > 100
  })
  expect(hasText).toBe(true)
  const spoken = await page
    .locator('img')
    .evaluateAll((images) => images.filter((image) => image.getAttribute('alt')).length)
  expect(spoken, 'pictures that are more than decoration').toBe(0)
  await expectSteady(page, 0.1)
  // Otherwise the scene of the first page stays.
  await walkTo(page, 'about')
  await expect(page.locator('#stage [data-poster]:not([data-leaving])')).toHaveAttribute(
    'data-scene',
    servedRoute('about').scene,
  )
  expect(problems.splice(0).filter((problem) => !problem.includes('status of 404'))).toEqual([])
})

/** Asserts that a page without its script has its text and links, and no control that does nothing. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator(`footer a[href="mailto:${email}"]`)).toBeVisible()
  await expect(page.locator(`footer a[href="${telHref}"]`)).toBeVisible()
  await expect(footerLink(page, 'about')).toBeVisible()
  const dead = page.locator('button:not([popovertarget]):not([type="submit"])')
  await expect(dead.filter({ visible: true })).toHaveCount(0)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the native form sends the same nine fields', async ({ page }, { parallelIndex }) => {
    await page.goto(paths.contact)
    const subject = `Native ${Date.now()}-${parallelIndex}`
    await fill(page, { subject })
    const [request] = await Promise.all([page.waitForRequest(ENDPOINT), send(page)])
    expect(namesIn(request).toSorted()).toEqual(NAMES.toSorted())
    await expect(page.locator('body')).toHaveText('OK')
    await page.goto('/mailbox')
    await expect(page.getByRole('article').filter({ hasText: subject })).toContainText('Amara Lindqvist')
  })

  for (const { id, url } of servedRoutes)
    test(
      `no control of ${id} does nothing; text and still are there, and the menu opens`,
      { tag: id === 'contact' ? [] : '@deep' },
      async ({ page, problems }) => {
        await page.goto(url)
        await expectReadable(page)
        const still = page.locator('#stage picture:last-child img')
        await expect(still).toBeVisible()
        await expect(still).not.toHaveJSProperty('naturalWidth', 0)
        const hidden = await page.locator('main :is(h1, h2, h3, p, li)').evaluateAll(
          (elements) =>
            elements.filter((element) => {
              const closed = element.closest('details:not([open])') && !element.closest('summary')
              return !closed && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
            }).length,
        )
        expect(hidden).toBe(0)
        await page.setViewportSize({ width: 390, height: 844 })
        await menuButton(page).click()
        for (const { href } of headerLinks)
          await expect(page.locator(`#menu a[href="${href}"]`).first()).toBeVisible()
        problems.splice(0)
      },
    )
})

test('pages whose script does not parse can be read, and lead to each other and to the agency', async ({
  page,
  problems,
}) => {
  await page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const = ;' }))
  await page.goto(paths.contact)
  await expectReadable(page)
  if (hasFrame) await expect(page.getByRole('link', { name: scheduler.open, exact: true })).toBeVisible()
  await expect(page.locator('form input[name="service_id"]')).toHaveCount(1)
  await footerLink(page, 'about').click()
  await expect(page).toHaveTitle(titleOf('about'))
  await expectReadable(page)
  expect(problems.splice(0).length).toBeLessThanOrEqual(2)
})
