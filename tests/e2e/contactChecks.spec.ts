import { form } from '../../src/content/form.ts'
import { ENDPOINT, fill, openContactPage, pause, send } from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import { shown, field, formButton } from './words.ts'

test.beforeEach(({ page }) => openContactPage(page))

test('shows the browser’s messages beside the fields, linked, and focuses the first invalid one', async ({
  page,
}) => {
  await send(page)
  const name = field(page, 'name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const own = await name.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(name).toHaveAccessibleDescription(own)
  await expect(field(page, 'phoneNumber')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('form [aria-invalid]')).toHaveCount(4)
  expect(await axeProblems(page)).toEqual([])
  await name.fill('Ada')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await field(page, 'email').fill('ada@')
  await expect(field(page, 'email')).toHaveAccessibleDescription(/@/)
})

test('refuses a name of spaces, and sends no invisible characters', async ({ page }) => {
  await fill(page)
  await field(page, 'name').fill('   ')
  await pause(page)
  await send(page)
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'name').fill('Ada \u202Eecila\u202C')
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
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .filter({ hasText: shown(form.confirmation.title) }),
  ).toBeVisible()
  expect(count).toBe(0)
  await page.evaluate(() => {
    window.stoppedAt = 1000
  })
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
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
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .filter({ hasText: shown(form.confirmation.title) }),
  ).toBeVisible()
  expect(count).toBe(0)
  expect(await axeProblems(page)).toEqual([])
  await formButton(page, form.confirmation.button).click()
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  expect(count).toBe(1)
})
