import type { Page } from 'playwright/test'
import { email, paths, servedRoutes } from '../helpers/content.ts'
import { breakHeader, expect, hydrated, openPage, test } from './fixtures.ts'
import { openUnhydrated } from './requests.ts'
import { ENDPOINT, TYPED } from './contactForm.ts'
import { field, footerLink, headings, titleOf } from './words.ts'

/** What browsers of 2022 to 2024 lack. */
const NEW = ['popover', 'OffscreenCanvas', 'requestIdleCallback', 'CSS.registerProperty']

/** Removes a part of the platform from every page that is opened afterwards. */
const remove = (page: Page, missing: string) =>
  page.addInitScript((name) => {
    if (name === 'popover') {
      // Such browsers do not know the selector either.
      const matches = Reflect.get(Element.prototype, 'matches') as (
        this: Element,
        selector: string,
      ) => boolean
      Object.defineProperty(Element.prototype, 'matches', {
        value(this: Element, selector: string) {
          if (selector.includes(':popover-open')) throw new DOMException(`${selector} is not valid`)
          return matches.call(this, selector)
        },
      })
      Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    } else if (name === 'CSS.registerProperty') Reflect.deleteProperty(CSS, 'registerProperty')
    else Reflect.deleteProperty(window, name)
  }, missing)

/** The served page's text by element. */
const textsOf = (page: Page) =>
  page
    .locator('#page :is(h1, h2, h3, p, li, dt, dd, label, summary)')
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent))

for (const [index, { id, url }] of servedRoutes.entries()) {
  const tag = index === 0 ? [] : ['@deep']
  test(`${id} keeps its text in a browser of 2022`, { tag }, async ({ page, problems }) => {
    for (const part of NEW) await remove(page, part)
    const hydrate = await openUnhydrated(page, url)
    await expect(page.locator('footer')).toBeAttached()
    const served = await textsOf(page)
    hydrate()
    await hydrated(page)
    const shown = new Set(await textsOf(page))
    const lost = served.filter((text) => !shown.has(text))
    // The page for unknown addresses shows the address in place of a text.
    expect(lost.slice(id === 'notFound' ? 1 : 0)).toEqual([])
    expect(problems.splice(0).filter((text) => !text.includes('Page not found'))).toEqual([])
  })
}

test('a form whose page has failed keeps its text, and posts as without scripts', async ({
  page,
  problems,
}) => {
  const hydrate = await openUnhydrated(page, paths.contact)
  for (const name of ['name', 'email', 'subject', 'message'] as const)
    await field(page, name).fill(TYPED[name])
  hydrate()
  await hydrated(page)
  await field(page, 'message').fill(`${TYPED.message} More.`)
  await breakHeader(page)
  expect(problems).toHaveLength(1)
  await expect(page).toHaveTitle(titleOf('contact'))
  await expect(field(page, 'message')).toHaveValue(`${TYPED.message} More.`)
  const request = page.waitForRequest((each) => each.method() === 'POST')
  await page.locator('form [type=submit]').click()
  expect((await request).postData()).toContain(TYPED.subject)
  await page.waitForURL(ENDPOINT)
  problems.splice(0)
})

test('a page that fails while it is read keeps its text; one that a link led to is loaded', async ({
  page,
  problems,
}) => {
  await openPage(page, paths.about)
  const served = await textsOf(page)
  await breakHeader(page)
  expect(problems).toHaveLength(1)
  expect(await textsOf(page)).toEqual(served)
  await expect(page).toHaveTitle(titleOf('about'))
  await footerLink(page, 'terms').click()
  await hydrated(page)
  await footerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await breakHeader(page)
  await hydrated(page)
  expect(await textsOf(page)).toEqual(served)
  expect(problems.splice(0)).toHaveLength(2)
})

/**
 * Rewrites a page as Cloudflare does by default, and other boxes on the way: the addresses, a script and a
 * comment.
 */
const rewritten = (html: string) =>
  html
    .replaceAll(
      /<a href="mailto:[^"]*"([^>]*)>[^<]*<\/a>/g,
      '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="4f2c"$1>' +
        '[email&#160;protected]</a>',
    )
    .replace('<main', '<!-- a box --><main')
    .replace('</body>', '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>')

test('a page that a proxy rewrites gets its addresses back, and keeps what was typed', async ({
  page,
  problems,
}) => {
  await page.route('**/cdn-cgi/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(`**${paths.contact}`, async (route) => {
    const response = await route.fetch()
    // Cloudflare leaves both alone.
    expect(response.headers()['cache-control']).toContain('no-transform')
    const html = await response.text()
    expect(html).toMatch(/<!--email_off-->\s*<div id="root">[\s\S]*<\/div>\s*<!--\/email_off-->/)
    return route.fulfill({ response, body: rewritten(html) })
  })
  const hydrate = await openUnhydrated(page, paths.contact)
  await field(page, 'message').fill(TYPED.message)
  await expect(page.locator(`footer a[href^="mailto:"]`)).toHaveCount(0)
  hydrate()
  await hydrated(page)
  await expect(page.locator(`footer a[href="mailto:${email}"]`)).toHaveText(email)
  await expect(field(page, 'message')).toHaveValue(TYPED.message)
  problems.splice(0)
})
