import type { Page, Route } from 'playwright/test'
import { interfaceTexts, paths } from '../helpers/content.ts'
import { expect, hydrated, openPage, test } from './fixtures.ts'
import { countLoads } from './requests.ts'
import { headings, footerLink, headerLink, titleOf } from './words.ts'

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** Answers of two servers for a chunk that they do not have. */
const withStatus404 = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' })
const withPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' })

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
  test('of the current page: it keeps the prerendered content, whose links work', async ({
    page,
    problems,
  }) => {
    const loads = countLoads(page)
    await page.route('**/assets/ContactPage-*.js', withStatus404)
    await page.goto(paths.contact)
    await expect.poll(() => reportsIn(problems)).toBe(1)
    await expect(page.locator('h1')).toHaveText(headings.contact)
    await expect(page.locator('form input[name="service_id"]')).toHaveCount(1)
    await headerLink(page, 'about').click()
    await expect(page).toHaveTitle(titleOf('about'))
    expect(loads.count).toBe(2)
    takeReports(problems)
  })
})

test('Back to a page without its chunk loads its document', async ({ page, problems }) => {
  let answer: typeof withPage | null = null
  await page.route('**/assets/ServicesPage-*.js', (route) => answer?.(route) ?? route.continue())
  await openPage(page, paths.services)
  await footerLink(page, 'terms').click()
  await expect(page.locator('h1')).toHaveText(headings.terms)
  answer = withPage
  // The chunk of the services is not loaded in a new document.
  await page.reload({ waitUntil: 'commit' })
  await hydrated(page)
  await mark(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) answer = null
  })
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(headings.services)
  await hydrated(page)
  expect(await isMarked(page)).toBe(false)
  expect(takeReports(problems)).toEqual([])
})

test('a page that fails shows a message, no other page does, and it can be loaded again', async ({
  page,
  problems,
}) => {
  const { failedPage } = interfaceTexts
  // The page's component, in a module of the same exports, throws while the document has an attribute.
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    const url = new URL(route.request().url())
    if (url.search !== '') return route.continue()
    // A page that is loaded again disposes of the route's own answers.
    const source = await (await fetch(url)).text()
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
  await footerLink(page, 'terms').click()
  await expect(page.locator('h1')).toHaveText(headings.terms)
  await footerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(failedPage.title)
  expect(problems.splice(0)).toEqual([expect.stringContaining('broken')])

  await page.evaluate(() => document.documentElement.toggleAttribute('data-broken', false))
  await reload.click()
  await expect(page.locator('h1')).toHaveText(headings.about)
})
