import { services } from '../../src/content/services.ts'
import { questions } from '../../src/content/contact.ts'
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
})
