import type { Page } from 'playwright/test'
import { mailServer } from '../../src/services/mailProvider.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'

/** A message that is too long for a mail link. */
const LONG = 'It runs every night at two. '.repeat(400).trim()

async function failToSend(page: Page) {
  await page.route(`**${mailServer.path}`, (route) => route.fulfill({ status: 500, body: 'no' }))
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

const WHOLE_MESSAGE = `A billing system\n\n${LONG}\n\nAmara Lindqvist, amara@northlight.example`

test('copies the whole message after a failure, also where it is too long for a mail link', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await failToSend(page)
  await expect(page.getByRole('link', { name: 'Email us instead' })).toHaveAttribute('href', /^.{100,1900}$/)
  await page.getByRole('button', { name: 'Copy the message' }).click()
  const status = page.locator('form').getByRole('status')
  await expect(status).toContainText('Copied, whole.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WHOLE_MESSAGE)
  await page.getByLabel('Subject').fill('A billing system from 2009')
  await expect(status).toBeEmpty()
  problems.splice(0)
})

test('shows the message, selected, where the browser does not allow a copy', async ({ page, problems }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await failToSend(page)
  await page.getByRole('button', { name: 'Copy the message' }).click()
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(WHOLE_MESSAGE)
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    WHOLE_MESSAGE.length,
  )
  expect(await axeProblems(page)).toEqual([])
  problems.splice(0)
})
