import { notFoundPage, servedRoutes } from '../helpers/content.ts'
import { fill } from '../../src/shared/fill.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { titleOf, headings } from './words.ts'

test('unknown paths show the 404 page with the path, log it, and lead to an indexed page', async ({
  page,
  problems,
  baseURL,
}) => {
  const link = page.getByRole('main').getByRole('link', { name: notFoundPage.link.label, exact: true })
  const long = `/${'a'.repeat(4096)}`
  for (const path of [long, '/%E0%A4%A', '/%00', '/__proto__', '/ABOUT', '/old/catalogue/'])
    await test.step(path.slice(0, 40), async () => {
      problems.splice(0)
      const response = await page.goto(`${baseURL}${path}`)
      expect([400, 404]).toContain(response?.status())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.notFound)
      await expect(link).toHaveAttribute('href', notFoundPage.link.href)
      await hydrated(page)
      await expect.poll(() => problems.join()).toMatch(/^Page not found: \/[^,]*$/)
    })
  const path = '\u2068/old/catalogue/\u2069'
  await expect(page.locator('main')).toContainText(fill(notFoundPage.eyebrowWithPath, { path }))
  expect(problems.splice(0)).toEqual(['Page not found: /old/catalogue/'])
  await link.click()
  const target = servedRoutes.find((route) => route.path === notFoundPage.link.href)
  await expect(page).toHaveTitle(titleOf(target?.id ?? 'home'))
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
