import { paths } from '../helpers/content.ts'
import { afterTimers, expect, openPage, test } from './fixtures.ts'
import { headings, titleOf } from './words.ts'

test('a page replaces the 404 page, head and all, that a host sends for a path with a slash', async ({
  page,
  request,
}) => {
  const body = await (await request.get('/nowhere')).text()
  await page.route(`**${paths.about}/`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  )
  await openPage(page, `${paths.about}/`)
  await expect(page.locator('h1')).toHaveText(headings.about)
  await expect(page).toHaveTitle(titleOf('about'))
  for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect(page.locator(tag)).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

test('a page under an address that the site does not know stays that page', async ({ page, problems }) => {
  for (const path of ['/web/2026/about', '/About'])
    await test.step(path, async () => {
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL(paths.about, page.url()).href }) }),
      )
      await page.goto('/')
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1')).toHaveText(headings.about)
      expect(problems).toEqual([])
    })
})

test('a page ignores hashes and queries that name nothing, and stays where it is', async ({ page }) => {
  for (const address of [
    `${paths.services}#javascript:alert(1)`,
    `${paths.services}#%E0%A4%A`,
    `${paths.services}#__proto__`,
    `${paths.services}?__proto__=1&constructor=2#toString`,
  ])
    await test.step(address, async () => {
      await openPage(page, address)
      await expect(page.locator('h1')).toHaveText(headings.services)
      await expect(page.locator('main details[open]')).toHaveCount(0)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  // The same by the address bar, in the page that is open.
  for (const hash of ['#nothing', '#%E0%A4%A', '#javascript:alert(1)']) {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.evaluate((to) => void (location.hash = to), hash)
    await afterTimers(page, 600)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  }
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(headings.services)
})
