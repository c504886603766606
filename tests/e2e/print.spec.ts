import { services } from '../../src/content/services.ts'
import { questions } from '../../src/content/contact.ts'
import { routes } from '../../src/routes/table.ts'
import { expect, hydrated, test } from './fixtures.ts'

test.describe('on paper', () => {
  for (const [path, texts] of [
    ['/services', services.map(({ longDescription }) => longDescription)],
    ['/contact', questions.map(({ answer }) => answer)],
  ] as const) {
    test(`everything that is folded up on ${path} is open`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const details = page.locator('main details')
      await expect(details).toHaveCount(texts.length)
      for (const text of texts) await expect(page.getByText(text)).toBeHidden()
      const folded = await details.first().boundingBox()
      await page.emulateMedia({ media: 'print' })
      for (const text of texts) await expect(page.getByText(text)).toBeVisible()
      expect((await details.first().boundingBox())!.height).toBeGreaterThan(folded!.height + 40)
      await expect(page.locator('main details[open]')).toHaveCount(0)
    })
  }

  test('no section lies over the one before it', async ({ page, problems }) => {
    // An A4 page between its margins.
    await page.setViewportSize({ width: 720, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    let pairs = 0
    for (const { path } of routes) {
      await page.goto(path === '*' ? '/nowhere' : path)
      const gaps = await page.locator('main > *').evaluateAll((parts) =>
        parts.slice(1).map((part, index) => {
          const before = parts[index]!.getBoundingClientRect()
          return part.getBoundingClientRect().top - before.bottom
        }),
      )
      pairs += gaps.length
      for (const gap of gaps) expect(gap, path).toBeGreaterThanOrEqual(-0.5)
    }
    expect(pairs).toBeGreaterThan(15)
    problems.splice(0)
  })
})
