import { form } from '../../src/content/form.ts'
import type { Page } from 'playwright/test'
import { mailServer } from '../../src/services/mailProvider.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import { shown, field, formButton } from './words.ts'

/** A message that is too long for a mail link. */
const LONG = 'It runs every night at two. '.repeat(400).trim()

async function failToSend(page: Page) {
  await page.route(`**${mailServer.path}`, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/contact')
  await hydrated(page)
  await field(page, 'name').fill('Amara Lindqvist')
  await field(page, 'email').fill('amara@northlight.example')
  await field(page, 'subject').fill('A billing system')
  await field(page, 'message').fill(LONG)
  await page.waitForTimeout(1050)
  await formButton(page, form.send).click()
  await expect(formButton(page, form.copy.button)).toBeVisible()
}

const WHOLE_MESSAGE = `A billing system\n\n${LONG}\n\nAmara Lindqvist, amara@northlight.example`

test('copies the whole message after a failure, also where it is too long for a mail link', async ({
  page,
  context,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await failToSend(page)
  await expect(
    page.locator('form').getByRole('link', { name: shown(form.emailInstead), exact: true }),
  ).toHaveAttribute('href', /^.{100,1900}$/)
  await formButton(page, form.copy.button).click()
  const status = page.locator('form').getByRole('status')
  await expect(status).toContainText(shown(form.copy.copied))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WHOLE_MESSAGE)
  await field(page, 'subject').fill('A billing system from 2009')
  await expect(status).toBeEmpty()
  problems.splice(0)
})

test(
  'shows the message, selected, where the browser does not allow a copy or never answers',
  { tag: '@deep' },
  async ({ page, problems }) => {
    await page.addInitScript(() => {
      const answers: Promise<never>[] = [new Promise(() => {})]
      navigator.clipboard.writeText = () =>
        answers.pop() ?? Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await failToSend(page)
    await formButton(page, form.copy.button).click()
    const box = page.getByRole('textbox', { name: shown(form.copy.boxLabel), exact: true })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue(WHOLE_MESSAGE)
    expect(await box.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
      WHOLE_MESSAGE.length,
    )
    expect(await axeProblems(page)).toEqual([])
    await field(page, 'subject').fill('A billing system from 2009')
    await expect(box).toHaveCount(0)
    await formButton(page, form.copy.button).click()
    await expect(box).toBeFocused()
    problems.splice(0)
  },
)
