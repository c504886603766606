import { ENDPOINT, fill, holdSends, leaveWhileSending, openContactPage, pause, send } from './contactForm.ts'
import { expect, hydrated, test } from './fixtures.ts'

test.beforeEach(({ page }) => openContactPage(page))

test('keeps the draft over a reload and a visit to another page, until the message is sent', async ({
  page,
}) => {
  await fill(page)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.locator('h1')).toContainText('Forty-one')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('A billing system from 2009')
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('finishes a send, once, when the visitor leaves the page and returns', async ({ page }) => {
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await leaveWhileSending(page)
  sends.release()
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(sends.count()).toBe(1)
})
