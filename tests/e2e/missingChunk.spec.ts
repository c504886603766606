import type { Page, Route } from 'playwright/test'
import { interfaceTexts, paths } from '../helpers/content.ts'
import { expect, hydrated, openPage, test } from './fixtures.ts'
import { countLoads } from './requests.ts'
import { headings, footerLink, headerLink, titleOf } from './words.ts'

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** A server's answer for a chunk that it does not have. */
const withStatus404 = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })

const isReport = (text: string) => text.includes("page's script did not load")
const reportsIn = (problems: readonly string[]) => problems.filter(isReport).length

/** Takes the reports about chunks out of the problems. What remains is not expected. */
function takeReports(problems: string[]): string[] {
  const all = problems.splice(0)
  // The browser logs failed requests and modules itself.
  const byBrowser = /Failed to load (?:resource|module script)/
  expect(all.filter((text) => !byBrowser.test(text) && !isReport(text))).toEqual([])
  return all.filter(isReport)
}

test.describe('a chunk that is missing after a deploy', () => {
  test('of the next page, whose request hangs: the browser loads the page itself after ten seconds', async ({
    page,
  }) => {
    let hangs = true
    await page.clock.install()
    await page.route('**/assets/AboutPage-*.js', (route) => (hangs ? undefined : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith(paths.about)) hangs = false
    })
    await openPage(page, '/')
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
    const loads = countLoads(page)
    await page.route('**/assets/ContactPage-*.js', withStatus404)
    await page.goto(paths.contact)
    await expect.poll(() => loads.count).toBe(2)
    // The second document reports the chunk too, and does not reload.
    await expect.poll(() => reportsIn(problems)).toBe(2)
    await expect(page.locator('h1')).toHaveText(headings.contact)
    await expect(page.locator('form input[name="service_id"]')).toHaveCount(1)
    expect(loads.count).toBe(2)
    takeReports(problems)
  })
})

test('a page that fails shows a message, and can be entered again by any link to it', async ({
  page,
  problems,
}) => {
  const { failedPage } = interfaceTexts
  // The page's component, in a module of the same exports, throws while the document has an attribute.
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    const url = new URL(route.request().url())
    if (url.search !== '') return route.continue()
    const source = await (await route.fetch()).text()
    const name = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(source)?.[1]
    return route.fulfill({
      contentType: 'text/javascript',
      body: `import { ${name} as Page } from '${url.pathname}?real'
        export function ${name}() {
          if (document.documentElement.hasAttribute('data-broken')) throw new Error('broken')
          return Page()
        }`,
    })
  })
  await openPage(page, paths.terms)
  await page.evaluate(() => document.documentElement.toggleAttribute('data-broken', true))
  await footerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(failedPage.title)
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveTitle(titleOf('about'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const reload = page.getByRole('main').getByRole('link', { name: failedPage.reload, exact: true })
  await expect(reload).toHaveAttribute('href', paths.about)
  expect(problems.splice(0)).toEqual([expect.stringContaining('broken')])

  await page.evaluate(() => document.documentElement.toggleAttribute('data-broken', false))
  await mark(page)
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await expect(page.locator('h1')).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})
