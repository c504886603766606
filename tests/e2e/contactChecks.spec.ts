import { ENDPOINT, fill, openContactPage, pause, send } from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'

test.beforeEach(({ page }) => openContactPage(page))

test('shows the browser’s messages beside the fields, linked, and focuses the first invalid one', async ({
  page,
}) => {
  await send(page)
  const name = page.getByLabel('Your name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const own = await name.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(name).toHaveAccessibleDescription(own)
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('form [aria-invalid]')).toHaveCount(4)
  expect(await axeProblems(page)).toEqual([])
  await name.fill('Ada')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Email').fill('ada@')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/@/)
})

test('refuses a name of spaces, and sends no invisible characters', async ({ page }) => {
  await fill(page)
  await page.getByLabel('Your name').fill('   ')
  await pause(page)
  await send(page)
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Your name').fill('Ada \u202Eecila\u202C')
  const request = page.waitForRequest(ENDPOINT)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await send(page)
  expect((await request).postDataBuffer()?.toString('utf8')).toContain('\r\n\r\nAda  ecila\r\n')
})

test('asks for one click when the form is filled faster than a person types', async ({ page }) => {
  // A slow machine would fill the form at the pace of a person: the page's time stands still.
  await page.addInitScript(() => {
    performance.now = () => window.stoppedAt ?? 0
  })
  await page.reload()
  await hydrated(page)
  let count = 0
  await page.route(ENDPOINT, (route) => {
    count += 1
    return route.fulfill({ status: 200, body: 'OK' })
  })
  await fill(page)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'One more click' })).toBeVisible()
  expect(count).toBe(0)
  await page.evaluate(() => {
    window.stoppedAt = 1000
  })
  await send(page)
  await expect(page.locator('form')).toContainText('Message sent successfully!')
})

test('asks for one click when the honeypot is filled', async ({ page }) => {
  let count = 0
  await page.route(ENDPOINT, (route) => {
    count += 1
    return route.fulfill({ status: 200, body: 'OK' })
  })
  await fill(page)
  await pause(page)
  await page.locator('form input[aria-hidden="true"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'One more click' })).toBeVisible()
  expect(count).toBe(0)
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, send it' }).click()
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  expect(count).toBe(1)
})
