import { notFoundPage, servedRoutes } from '../helpers/content.ts'
import { fill } from '../../src/shared/fill.ts'
import type { Page } from 'playwright/test'
import { expect, hydrated, openPage, test } from './fixtures.ts'
import { titleOf, headings } from './words.ts'

/** The link of the 404 page. */
const linkOut = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: notFoundPage.link.label, exact: true })

test.describe('unknown paths', () => {
  test('show the 404 page with the path, and log it', async ({ page, problems, baseURL }) => {
    const long = `/${'a'.repeat(4096)}`
    for (const path of ['/old/catalogue/', '/%E0%A4%A', '/%00', '/__proto__', '/ABOUT', long]) {
      await test.step(path.slice(0, 40), async () => {
        const response = await page.goto(`${baseURL}${path}`)
        expect([400, 404]).toContain(response?.status())
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.notFound)
        await expect(linkOut(page)).toHaveAttribute('href', notFoundPage.link.href)
        await hydrated(page)
        await expect.poll(() => problems.join()).toMatch(/^Page not found: \/[^,]*$/)
        if (path === '/old/catalogue/') {
          const eyebrow = fill(notFoundPage.eyebrowWithPath, { path: `\u2068${path}\u2069` })
          await expect(page.locator('main')).toContainText(eyebrow)
          expect(problems).toEqual([`Page not found: ${path}`])
        }
        problems.splice(0)
      })
    }
  })

  test('lead to a page that search engines may index', async ({ page, problems }) => {
    await openPage(page, '/nowhere')
    await linkOut(page).click()
    const target = servedRoutes.find(({ path }) => path === notFoundPage.link.href)
    await expect(page).toHaveTitle(titleOf(target?.id ?? 'home'))
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    problems.splice(0)
  })
})
