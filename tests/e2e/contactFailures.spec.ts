import { form } from '../../src/content/form.ts'
import {
  denyStorage,
  ENDPOINT,
  fill,
  holdSends,
  leaveWhileSending,
  openContactPage,
  pause,
  send,
} from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import { shown, motionButton, field, formButton, failedToast } from './words.ts'

test.beforeEach(({ page }) => openContactPage(page))

test('keeps the typed text after a failure, and offers to write a mail or to send again', async ({
  page,
  problems,
}) => {
  const answers = [
    { status: 500, body: '<html>oh no</html>' },
    { status: 200, body: 'OK' },
  ]
  let count = 0
  await page.route(ENDPOINT, (route) => {
    count += 1
    return route.fulfill(answers.shift() ?? {})
  })
  await fill(page)
  await pause(page)
  await send(page)
  const toast = failedToast(page)
  await expect(toast).toContainText(shown(form.failed.description))
  const note = page.locator('form').getByText(shown(form.failureHints.provider))
  await expect(note).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Amara Lindqvist')
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  const link = page.locator('form').getByRole('link', { name: shown(form.emailInstead), exact: true })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.searchParams.get('body')).toContain('Nobody remembers why')
  const button = formButton(page, form.send)
  await expect(button).toBeEnabled()
  // The button was disabled during the send, which takes the focus away. A keyboard user needs it back.
  await expect(button).toBeFocused()
  expect(await page.locator('#page').innerText()).not.toContain('oh no')
  expect(await axeProblems(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  expect(count).toBe(1)
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  expect(count).toBe(2)
  problems.splice(0)
})

test('removes the note and the toast of a failure at the next attempt', async ({ page, problems }) => {
  await page.route(ENDPOINT, (route) => route.abort('connectionreset'))
  await fill(page)
  await pause(page)
  await send(page)
  const toast = failedToast(page)
  await expect(toast).toBeVisible()
  const note = page.locator('form').getByText(shown(form.failureHints.unknown))
  await expect(note).toBeVisible()
  await page.unroute(ENDPOINT)
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await send(page)
  await expect(formButton(page, form.sending)).toBeVisible()
  await expect(toast).toHaveCount(0)
  await expect(note).toHaveCount(0)
  sends.release()
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  problems.splice(0)
})

test('keeps the typed text after a failure where the browser blocks site data', async ({
  page,
  problems,
}) => {
  await denyStorage(page)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 500, body: '' }))
  await fill(page)
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.failureHints.provider))
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  await expect(
    page.locator('form').getByRole('link', { name: shown(form.emailInstead), exact: true }),
  ).toBeVisible()
  // The console reports the failed request and nothing else.
  for (const problem of problems.splice(0))
    expect(problem).toMatch(/status of 500|^The message was not sent \(provider\): /)
})

test('the toast of a failure does not cover the background’s control', async ({ page, problems }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 403, body: 'Forbidden' }))
  await fill(page)
  await pause(page)
  await send(page)
  await expect(failedToast(page)).toBeVisible()
  await motionButton(page).click({ trial: true })
  problems.splice(0)
})

test('ends a send without an answer after 20 seconds, and says that it may have been sent', async ({
  page,
  problems,
}) => {
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await page.route(ENDPOINT, () => {})
  await fill(page)
  await page.clock.runFor(1500)
  await send(page)
  await expect(formButton(page, form.sending)).toBeVisible()
  await page.clock.runFor(20_500)
  await expect(page.locator('form')).toContainText(shown(form.failureHints.unknown))
  await expect(failedToast(page)).toBeVisible()
  await expect(
    page.locator('form').getByRole('link', { name: shown(form.emailInstead), exact: true }),
  ).toBeVisible()
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  problems.splice(0)
})

test('says that nothing was sent where the device is offline', async ({ page, context, problems }) => {
  await fill(page)
  await pause(page)
  // The provider's client loads when a field is focused.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.failureHints.offline))
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  await context.setOffline(false)
  problems.splice(0)
})

test('shows a failure when the visitor leaves the page during the send and returns', async ({
  page,
  problems,
}) => {
  const sends = await holdSends(page, { status: 500, body: '' })
  await leaveWhileSending(page)
  sends.release()
  await expect(page.locator('form')).toContainText(shown(form.failureHints.provider))
  await expect(field(page, 'message')).toHaveValue(/Nobody remembers why/)
  problems.splice(0)
})
