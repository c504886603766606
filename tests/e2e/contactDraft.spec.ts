import { form } from '../../src/content/form.ts'
import { ENDPOINT, fill, holdSends, leaveWhileSending, openContactPage, pause, send } from './contactForm.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { shown, headings, headerLink, startLink, field } from './words.ts'

test.beforeEach(({ page }) => openContactPage(page))

test('keeps the draft over a reload and a visit to another page, until the message is sent', async ({
  page,
}) => {
  await fill(page)
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await startLink(page).click()
  await expect(field(page, 'subject')).toHaveValue('A billing system from 2009')
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'subject')).toHaveValue('')
})

test('finishes a send, once, when the visitor leaves the page and returns', async ({ page }) => {
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await leaveWhileSending(page)
  sends.release()
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  await expect(field(page, 'message')).toHaveValue('')
  expect(sends.count()).toBe(1)
})
