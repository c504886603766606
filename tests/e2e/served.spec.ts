import { LinkChecker, LinkState } from 'linkinator'
import { servedRoutes, paths } from '../helpers/content.ts'
import { expect, openPage, test } from './fixtures.ts'
import { headings, titleOf } from './words.ts'

test.describe('a page at an unusual address', () => {
  test('keeps the prerendered page where the path is escaped', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')
        if (!heading) return
        heading.toggleAttribute('data-served', true)
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await openPage(
      page,
      paths.about.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    )
    await expect(page.locator('h1[data-served]')).toHaveText(headings.about)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  })

  test('replaces the 404 page, head and all, that a host sends for a path with a slash', async ({
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

  test('ignores hashes and queries that name nothing', async ({ page }) => {
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
    await page.evaluate(() => (location.hash = 'javascript:alert(1)'))
    await page.evaluate(() => (location.hash = '%'))
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(headings.services)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('no link or anchor of any page is broken', async ({ baseURL }) => {
  const checker = new LinkChecker()
  const { links } = await checker.check({
    path: servedRoutes.flatMap(({ path }) => (path === '*' ? [] : [`${baseURL}${path}`])),
    recurse: true,
    checkFragments: true,
    // Other sites, which a machine without a network cannot reach, and the site's own address in the sample configuration.
    linksToSkip: [`^(?!${baseURL}(/|$))`],
  })
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent, status }) => `${status} ${url} on ${parent}`)
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(30)
  expect(broken).toEqual([])
})
