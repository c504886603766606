import { form } from '../../src/content/form.ts'
import { fill as fillIn } from '../../src/shared/fill.ts'
import {
  denyStorage,
  expectText,
  ENDPOINT,
  fill,
  holdSends,
  leaveWhileSending,
  openContactPage,
  pause,
  send,
} from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import {
  failedToast,
  field,
  formButton,
  headerLink,
  headings,
  motionButton,
  sentToast,
  shown,
  startLink,
} from './words.ts'

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
  await expect(failedToast(page)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expectText(page, {})
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
  await expect(toast).toHaveCount(0)
  await expect(note).toHaveCount(0)
  // The first attempt may have arrived.
  await formButton(page, form.repeat.button).click()
  await expect(formButton(page, form.sending)).toBeVisible()
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

test('a message that is accepted after 20 seconds is announced as sent, unless another attempt is under way', async ({
  page,
  problems,
}) => {
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await fill(page)
  await page.clock.runFor(1500)
  await send(page)
  await expect(formButton(page, form.sending)).toBeVisible()
  await page.clock.runFor(20_500)
  await expect(failedToast(page)).toBeVisible()
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.repeat.question))
  expect(sends.count()).toBe(1)
  sends.release()
  await expect(sentToast(page)).toBeVisible()
  await expect(failedToast(page)).toHaveCount(0)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  await expectText(page, {})
  expect(sends.count()).toBe(1)
  problems.splice(0)
})

test('shows one outcome: a refused second message and a failed one remove the success of the first', async ({
  page,
  problems,
}) => {
  const answers = [200, 403]
  await page.route(ENDPOINT, (route) => route.fulfill({ status: answers.shift() ?? 200, body: 'OK' }))
  await fill(page)
  await pause(page)
  await send(page)
  await expect(sentToast(page)).toBeVisible()
  await test.step('the second message has no name', async () => {
    await field(page, 'subject').fill('Another one')
    await send(page)
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    await expect(sentToast(page)).toHaveCount(0)
    await expect(page.locator('form')).not.toContainText(shown(form.next.title))
  })
  await test.step('the second message fails', async () => {
    await fill(page, 'Another one')
    await send(page)
    await expect(failedToast(page)).toBeVisible()
    await expect(sentToast(page)).toHaveCount(0)
  })
  await test.step('a toast that is closed by keyboard gives the focus back', async () => {
    await expect(formButton(page, form.send)).toBeFocused()
    await failedToast(page).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(failedToast(page)).toHaveCount(0)
    await expect(formButton(page, form.send)).toBeFocused()
  })
  await test.step('the visitor leaves, returns and sends the draft again at once', async () => {
    await headerLink(page, 'about').click()
    await expect(page.locator('h1')).toHaveText(headings.about)
    await startLink(page).click()
    await send(page)
    await expect(sentToast(page)).toBeVisible()
    await expect(failedToast(page)).toHaveCount(0)
  })
  problems.splice(0)
})

test(
  'is sent once after the device was offline and the provider asked to wait',
  { tag: '@deep' },
  async ({ page, context, problems }) => {
    const statuses = [429, 429, 200]
    let accepted = 0
    await fill(page)
    await pause(page)
    // The provider's client loads when a field is focused.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await send(page)
    await expect(page.locator('form')).toContainText(shown(form.failureHints.offline))
    await context.setOffline(false)
    await page.route(ENDPOINT, (route) => {
      const status = statuses.shift() ?? 500
      if (status === 200) accepted += 1
      return route.fulfill({ status, body: 'OK' })
    })
    for (const seconds of ['2', '4']) {
      await send(page)
      await expect(page.locator('form')).toContainText(shown(fillIn(form.failureHints.busy, { seconds })))
      await expect(formButton(page, form.send)).toBeDisabled()
      await expect(formButton(page, form.send)).toBeFocused()
    }
    await send(page)
    await expect(page.locator('form')).toContainText(shown(form.next.title))
    await expectText(page, {})
    expect(accepted).toBe(1)
    problems.splice(0)
  },
)

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
