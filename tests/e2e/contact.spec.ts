import type { Request } from 'playwright/test'
import { form, paths } from '../helpers/content.ts'
import { MAIL_PATH } from '../../src/browser/mail.ts'
import {
  answerSends,
  ENDPOINT,
  expectText,
  fill,
  holdSends,
  NAMES,
  namesIn,
  send,
  TYPED,
} from './contactForm.ts'
import { allOf, blockStorage, expect, motionButton, openPage, reloadPage, test } from './fixtures.ts'
import { failedToast, field, formButton, headerLink, headings, sentToast, startLink } from './words.ts'

test.beforeEach(({ page }) => openPage(page, paths.contact))

const note = 'form [data-outcome=sent]'

test(
  'sends a message, confirms it, clears the form, and the local mailbox shows it',
  { tag: '@quick' },
  async ({ page }, { parallelIndex }) => {
    const requests: Request[] = []
    page.on('request', (request) => void (request.method() === 'POST' && requests.push(request)))
    const subject = `Voyage ${Date.now()}-${parallelIndex}`
    await fill(page, { subject })
    await send(page)
    await expect(sentToast(page)).toContainText(form.sent.description)
    await expect(page.locator(note)).toContainText(form.next.title)
    await expect(page.locator(note)).toBeFocused()
    await expectText(page, {})
    await expect(page.locator(note), 'the copy of the message').toContainText(subject)
    // The receipt lies over all of the form.
    const receiptAbove = formButton(page, form.send).evaluate((button) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top } = button.getBoundingClientRect()
      return document.elementFromPoint(left + 9, top + 9)?.closest('[data-outcome=sent]') !== null
    })
    expect(await receiptAbove).toBe(true)
    const first = page.locator('form input[name=name]')
    await page.getByRole('button', { name: form.receipt.again }).click()
    await expect(first).toBeFocused()
    await expect(page.locator(note)).toHaveCount(0)
    expect(requests.map(namesIn)).toEqual([NAMES])
    expect(requests.map((request) => new URL(request.url()).pathname)).toEqual([MAIL_PATH])
    const body = requests[0]?.postDataBuffer()?.toString('utf8')
    for (const value of ['service_demo', 'template_demo', 'demo-public-key']) expect(body).toContain(value)
    for (const value of Object.values({ ...TYPED, subject }))
      expect(body).toContain(`\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`)
    await page.goto('/mailbox')
    const letter = page.getByRole('article').filter({ hasText: subject })
    await expect(letter).toContainText('Amara Lindqvist')
    await expect(letter).toContainText('Nobody remembers why. Ærlig talt: 100 % 😀')
    await expect(letter).toContainText('4.4.1')
  },
)

test('is sending from one click to the answer, however often it is submitted, also on another page', async ({
  page,
}) => {
  const sends = await holdSends(page)
  await fill(page)
  await page.evaluate(() => {
    const element = document.querySelector('form')
    for (let click = 0; click < 10; click += 1) element?.requestSubmit()
  })
  const button = formButton(page, form.sending)
  await expect(button).toHaveAttribute('disabled')
  await expect(page.locator('form').getByRole('status')).toHaveText(form.sending)
  await expect(field(page, 'message')).toHaveJSProperty('readOnly', true)
  await field(page, 'subject').press('Enter')
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await startLink(page).click()
  await expect(button).toBeDisabled()
  await expectText(page, TYPED)
  sends.release()
  await expect(sentToast(page)).toBeVisible()
  await expectText(page, {})
  await expect(formButton(page, form.send)).toBeEnabled()
  await expect(page.locator('form').getByRole('status')).toBeEmpty()
  expect(sends.count()).toBe(1)
})

test('shows the browser’s messages beside fields, and sends trimmed, composed text', async ({ page }) => {
  // Any success status means sent.
  const sends = await answerSends(page, 202, 'Accepted, thank you')
  const markup = '<img src=x onerror="window.stoppedAt=1"> {{name}} ${1}'
  const texts = ['614-555-0142 Ext. 5', '+39 (0)6 6982 1234', 'call after 5']
  const name = field(page, 'name')
  await send(page)
  await expect(name).toBeFocused()
  const own = await name.evaluate((input: HTMLInputElement) => input.validationMessage)
  await expect(name).toHaveAccessibleDescription(own)
  await name.fill('Ada')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await field(page, 'email').fill('ada@')
  await expect(field(page, 'email')).toHaveAccessibleDescription(/@/)
  await fill(page, { name: '   ' })
  await send(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  for (const phoneNumber of texts) {
    await fill(page, { phoneNumber: ` ${phoneNumber} `, subject: 'Zoe\u0308', message: `a\u0007b ${markup}` })
    const request = page.waitForRequest(ENDPOINT)
    await send(page)
    const body = (await request).postDataBuffer()?.toString('utf8')
    for (const value of [phoneNumber, 'Zo\u00eb', `ab ${markup}`])
      expect(body).toContain(`\r\n\r\n${value}\r\n`)
    await expect(sentToast(page)).toBeVisible()
    await expectText(page, {})
    // Corrected fields keep their messages for undo, which nobody sees.
    for (const message of await allOf(page.locator('form p[id$="-error"]')))
      await expect(message).toBeHidden()
  }
  expect(sends()).toBe(3)
  expect(await page.evaluate(() => window.stoppedAt)).toBeUndefined()
})

test('takes a long text, undoes it at once as a plain text area does, and takes text of autofill', async ({
  page,
}) => {
  // The whole form is in view: scrolling changes the poster, and an element that is removed ends Chromium's
  // step of undo.
  await page.setViewportSize({ width: 1440, height: 1800 })
  const message = field(page, 'message')
  await message.focus()
  await page.keyboard.type('One two three')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(message).toHaveValue('')
  // The first key of a correction takes the error away.
  await send(page)
  await message.focus()
  await page.keyboard.type('One two three')
  await expect(message).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(message).toHaveValue('')
  await message.fill('It runs every night at two. '.repeat(8000))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await fill(page, { subject: '' })
  // Some password managers fill a control without an event.
  await field(page, 'subject').evaluate((control: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, '日本')
  })
  await answerSends(page, 200)
  const request = page.waitForRequest(ENDPOINT)
  await send(page)
  expect((await request).postDataBuffer()?.toString('utf8')).toContain('\r\n\r\n日本\r\n')
})

test('keeps the typed text after a failure, and offers a mail in any script and another try', async ({
  page,
  problems,
}) => {
  await answerSends(page, 500, '<html>oh no</html>')
  const link = page.locator('form').getByRole('link', { name: form.emailInstead, exact: true })
  const mailed = async (subject: string) => {
    const href = (await link.getAttribute('href')) ?? ''
    expect(href.length).toBeLessThan(1900)
    const { searchParams } = new URL(href)
    expect(searchParams.get('subject')).toBe(subject)
    return searchParams.get('body') ?? ''
  }
  for (const letters of ['Кириллица ', '😀']) {
    const message = letters.repeat(400).trim()
    const subject = 'R&D #1: 100 %'
    await fill(page, { subject, message })
    await send(page)
    await expect(page.locator('form')).toContainText(form.failureHint)
    const body = await mailed(subject)
    expect(`${TYPED.name}, ${TYPED.email}, ${TYPED.phoneNumber}\n\n${message}`).toContain(body)
    expect(body).toContain(letters.repeat(10))
  }
  // The page forgets the failure when one leaves it, and the text stays.
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await expect(failedToast(page)).toHaveCount(0)
  await startLink(page).click()
  await expect(field(page, 'name')).toHaveValue(TYPED.name)
  await expect(page.locator('form')).not.toContainText(form.failureHint)
  await fill(page)
  await send(page)
  await expect(failedToast(page)).toContainText(form.failed.description)
  await expect(page.locator('form')).toContainText(form.failureHint)
  await expectText(page, TYPED)
  await expect.poll(() => mailed(TYPED.subject)).toContain('Nobody remembers why')
  await expect(formButton(page, form.send)).toBeFocused()
  expect(await page.locator('#page').innerText()).not.toContain('oh no')
  await motionButton(page).click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(failedToast(page)).toHaveCount(0)
  await reloadPage(page)
  await expectText(page, TYPED)
  await answerSends(page, 200)
  await send(page)
  await expect(page.locator(note)).toBeVisible()
  await expect(failedToast(page)).toHaveCount(0)
  await reloadPage(page)
  await expectText(page, {})
  problems.splice(0)
})

test('ends a send without an answer after 20 seconds, and announces a late answer as sent', async ({
  page,
  problems,
}) => {
  await page.clock.install()
  const sends = await holdSends(page)
  await fill(page)
  await send(page)
  await expect(formButton(page, form.sending)).toBeVisible()
  await page.clock.runFor(20_500)
  await expect(page.locator('form')).toContainText(form.failureHint)
  await expect(failedToast(page)).toBeVisible()
  await expectText(page, TYPED)
  sends.release()
  await expect(sentToast(page)).toBeVisible()
  await expect(failedToast(page)).toHaveCount(0)
  await expectText(page, {})
  expect(sends.count()).toBe(1)
  problems.splice(0)
})

test('keeps the text over a visit to another page in a browser that blocks site data', async ({ page }) => {
  await blockStorage(page)
  await reloadPage(page)
  await fill(page)
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await startLink(page).click()
  await expectText(page, TYPED)
})

test('posts as without scripts in a browser that blocks site data', async ({ page }) => {
  await blockStorage(page)
  await openPage(page, paths.contact)
  await fill(page, { subject: '' })
  await send(page)
  // The browser validates.
  await expect(field(page, 'subject')).toBeFocused()
  await field(page, 'subject').fill(TYPED.subject)
  const request = page.waitForRequest(ENDPOINT)
  await send(page)
  expect(namesIn(await request).toSorted()).toEqual(NAMES.toSorted())
})

test('an e-mail address that looks right is sent, whatever it was copied from', async ({ page }) => {
  const count = await answerSends(page, 200)
  await fill(page, { email: '\u202Aada@example.org\u202C.' })
  await send(page)
  await expect(sentToast(page)).toBeVisible()
  expect(count()).toBe(1)
})

test('says the message of an empty field once, by the field or, where that has the focus, beside it', async ({
  page,
}) => {
  const status = page.locator('form').getByRole('status')
  const name = field(page, 'name')
  await name.press('Enter')
  await expect(status).toContainText(
    await name.evaluate((input: HTMLInputElement) => input.validationMessage),
  )
  // Orca leaves out a text that it said last: a second Enter brings it in a new element.
  const said = await status.locator('p').elementHandle()
  await name.press('Enter')
  await expect(async () =>
    expect(await said?.evaluate((element) => element.isConnected)).toBe(false),
  ).toPass()
  await expect(status.locator('p')).toHaveCount(1)
  await send(page)
  await expect(name).toBeFocused()
  await expect(status).toHaveText('')
})

test('labels of any letters leave the contact data in one column', async ({ page }) => {
  const lefts = page.locator('main dl').first().locator('dd')
  await page.locator('main dl dt').evaluateAll((labels) => {
    const words = ['ტელეფონი', 'მოგვწერეთ', 'გვესტუმრეთ', 'საათები']
    for (const [index, label] of labels.entries()) label.textContent = words[index % words.length] ?? ''
  })
  const places = await lefts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(places.length).toBeGreaterThan(2)
  expect(new Set(places).size).toBe(1)
})
