import type { Page } from 'playwright/test'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'

/** More than any mail link can carry. */
const LONG = 'It runs every night at two. '.repeat(400).trim()

async function fail(page: Page) {
  await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Your name').fill('Amara Lindqvist')
  await page.getByLabel('Email').fill('amara@northlight.example')
  await page.getByLabel('Subject').fill('A billing system')
  await page.getByLabel('Message').fill(LONG)
  await page.waitForTimeout(1050)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible()
}

const WHOLE = `A billing system\n\n${LONG}\n\nAmara Lindqvist, amara@northlight.example`

test('after a failure the whole message can be copied, also what a mail link has no room for', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fail(page)
  const link = await page.getByRole('link', { name: 'Email us instead' }).getAttribute('href')
  expect(link!.length).toBeLessThanOrEqual(1900)
  await page.getByRole('button', { name: 'Copy the message' }).click()
  const said = page.locator('form').getByRole('status')
  await expect(said).toContainText('Copied, whole.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WHOLE)
  await page.getByLabel('Subject').fill('A billing system from 2009')
  await expect(said).toBeEmpty()
  problems.splice(0)
})

test('where copying is not allowed, the message is shown, selected', async ({ page, problems }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await fail(page)
  await page.getByRole('button', { name: 'Copy the message' }).click()
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(WHOLE)
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    WHOLE.length,
  )
  expect(await axeProblems(page)).toEqual([])
  problems.splice(0)
})
