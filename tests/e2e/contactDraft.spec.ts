import { form } from '../../src/content/form.ts'
import {
  ENDPOINT,
  expectText,
  fill,
  holdSends,
  leaveWhileSending,
  openContactPage,
  pause,
  send,
  TYPED,
} from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import { shown, headings, headerLink, startLink, field, formButton } from './words.ts'

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

test('keeps text that was typed before hydration when the page’s chunk fails and the site reloads', async ({
  page,
  problems,
}) => {
  let documents = 0
  let failing = 0
  let slow = Promise.withResolvers<void>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/ContactPage-*.js', async (route) => {
    await slow.promise
    await (documents <= failing ? route.abort() : route.continue())
  })
  /** Types while the chunk is loading, which then fails in so many documents. */
  const typeBeforeFailures = async (count: number) => {
    documents = 0
    failing = count
    slow = Promise.withResolvers<void>()
    await page.goto('/contact', { waitUntil: 'commit' })
    await fill(page)
    slow.resolve()
    await expect.poll(() => documents).toBe(2)
  }
  await test.step('the chunk loads after the reload', async () => {
    await typeBeforeFailures(1)
    await hydrated(page)
    await expectText(page, TYPED)
  })
  await test.step('the chunk fails again, so the native form has the text', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await typeBeforeFailures(2)
    await expectText(page, TYPED)
    await expect(page.locator('form input[name="service_id"]')).toHaveCount(1)
  })
  problems.splice(0)
})

test('says that a message may have been sent, and when, and asks before it is sent again', async ({
  page,
}) => {
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  const question = page
    .locator('form')
    .getByRole('alert')
    .filter({ hasText: shown(form.repeat.question) })
  await fill(page)
  await pause(page)
  await send(page)
  await expect.poll(sends.count).toBe(1)

  await test.step('in a duplicate of the tab', async () => {
    const [duplicate] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void open('/contact')),
    ])
    await hydrated(duplicate)
    await expectText(duplicate, TYPED)
    await pause(duplicate)
    await send(duplicate)
    await expect(duplicate.locator('form')).toContainText(shown(form.repeat.question))
    await duplicate.close()
  })

  await test.step('after a reload during the send', async () => {
    await page.reload()
    await hydrated(page)
    await expectText(page, TYPED)
    await expect(page.locator('form').getByRole('status')).toContainText(shown(form.repeat.title))
    await expect(page.locator('form').getByRole('status')).toContainText(/\d{1,2}:\d\d/)
    expect(await axeProblems(page)).toEqual([])
    await pause(page)
    await send(page)
    await expect(question).toBeVisible()
    expect(sends.count()).toBe(1)
    sends.release()
    await formButton(page, form.repeat.button).click()
    await expect(page.locator('form')).toContainText(shown(form.next.title))
    expect(sends.count()).toBe(2)
    await page.reload()
    await hydrated(page)
    await expect(field(page, 'message')).toHaveValue('')
    await expect(page.locator('form').getByRole('status')).toHaveCount(0)
  })
})
