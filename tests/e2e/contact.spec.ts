import { form } from '../../src/content/form.ts'
import { contactFields } from '../../src/pages/contact/fields.ts'
import type { Locator, Request } from 'playwright/test'
import { mailServer } from '../../src/services/mailProvider.ts'
import { contrast } from '../helpers/contrast.ts'
import {
  denyStorage,
  ENDPOINT,
  fill,
  holdSends,
  NAMES,
  namesIn,
  openContactPage,
  pause,
  send,
  withOwnKey,
} from './contactForm.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'
import { shown, field, formButton, sentToast } from './words.ts'

test.beforeEach(({ page }) => openContactPage(page))

/** Contrast of a button's label once its colors have changed. */
async function labelContrast(button: Locator): Promise<number> {
  const colors = await button.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor] as const
  })
  return contrast(...colors)
}

test('sends a message, confirms it, clears the form, and the local mailbox shows it', async ({ page }, {
  parallelIndex,
}) => {
  const key = await withOwnKey(page, parallelIndex)
  const requests: Request[] = []
  page.on('request', (request) => void (request.method() === 'POST' && requests.push(request)))
  const subject = `Voyage ${Date.now()}-${parallelIndex}`
  await fill(page, subject)
  await pause(page)
  await send(page)
  const toast = sentToast(page)
  await expect(toast).toContainText(shown(form.sent.description))
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  await expect(page.locator('form')).not.toContainText(shown(form.sent.title))
  for (const { name } of contactFields) await expect(field(page, name)).toHaveValue('')
  expect(await axeProblems(page)).toEqual([])
  expect(requests.map(namesIn)).toEqual([NAMES])
  expect(requests.map((request) => new URL(request.url()).pathname)).toEqual([mailServer.path])

  await page.goto('/mailbox')
  const letter = page.getByRole('article').filter({ hasText: subject })
  await expect(letter).toContainText('Amara Lindqvist')
  await expect(letter).toContainText('Nobody remembers why. Ærlig talt: 100 % 😀')
  await expect(letter).toContainText('4.4.1')
  await expect(letter).toContainText(key)
})

test('the demo mail service answers as the provider does', async ({ request }, { parallelIndex }) => {
  const letter = {
    name: 'Ada',
    email: 'ada@northlight.example',
    phoneNumber: '',
    subject: 'By hand',
    message: 'Two lines',
    lib_version: '4.4.1',
    service_id: 'service_demo',
    template_id: 'template_demo',
    user_id: `by-hand-${parallelIndex}-${process.pid}`,
  }
  const post = async (multipart: Record<string, string>) => {
    const answer = await request.post(mailServer.path, { multipart })
    return [answer.status(), await answer.text()] as const
  }
  const { user_id: _key, ...keyless } = letter
  expect(await post(keyless)).toEqual([400, expect.stringContaining('The Public Key is required')])
  expect(await post({ ...letter, service_id: 'another' })).toEqual([400, expect.stringMatching(/./)])
  for (const length of [60_000, 300_000])
    expect(await post({ ...letter, message: 'x'.repeat(length) })).toEqual([
      413,
      expect.stringMatching(/50Kb/),
    ])
  // A slow machine can delay one of the two by more than a second.
  let tries = 0
  await expect(async () => {
    tries += 1
    const again = { ...letter, user_id: `${letter.user_id}-${tries}` }
    const twice = await Promise.all([post(again), post(again)])
    expect(twice.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
  }).toPass()
})

test('disables the button and makes the fields read-only during a send', async ({ page }) => {
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await fill(page)
  await pause(page)
  const contrasts = [await labelContrast(formButton(page, form.send))]
  await formButton(page, form.send).focus()
  contrasts.push(await labelContrast(formButton(page, form.send)))
  await formButton(page, form.send).hover()
  contrasts.push(await labelContrast(formButton(page, form.send)))
  await page.mouse.down()
  contrasts.push(await labelContrast(formButton(page, form.send)))
  const request = page.waitForRequest(ENDPOINT)
  await page.mouse.up()
  const button = formButton(page, form.sending)
  await expect(button).toBeDisabled()
  // The pointer is still over the button.
  contrasts.push(await labelContrast(button))
  for (const value of contrasts) expect(value).toBeGreaterThanOrEqual(4.5)
  await expect(field(page, 'message')).toHaveJSProperty('readOnly', true)
  expect(namesIn(await request)).toEqual(NAMES)
  sends.release()
  await expect(formButton(page, form.send)).toBeEnabled()
})

test('sends one request for ten clicks and the Enter key', async ({ page }) => {
  let count = 0
  await page.route(ENDPOINT, async (route) => {
    count += 1
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.fulfill({ status: 200, body: 'OK' })
  })
  await fill(page)
  await pause(page)
  await page.evaluate(() => {
    const element = document.querySelector('form')
    for (let click = 0; click < 10; click += 1) element?.requestSubmit()
  })
  await field(page, 'subject').press('Enter')
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  expect(count).toBe(1)
})

test('sends where the provider’s client cannot be loaded', async ({ page, problems }) => {
  await denyStorage(page)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  const request = page.waitForRequest(ENDPOINT)
  await fill(page)
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText(shown(form.next.title))
  expect(namesIn(await request)).toEqual(NAMES)
  expect(problems).toEqual([])
})

test.describe('without JavaScript and before hydration', () => {
  test('the native form sends the same nine fields', async ({ browser, baseURL }, { parallelIndex }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await withOwnKey(page, parallelIndex)
    await page.goto('/contact')
    const subject = `Native ${Date.now()}-${parallelIndex}`
    await fill(page, subject)
    const [request] = await Promise.all([page.waitForRequest(ENDPOINT), send(page)])
    expect(namesIn(request).toSorted()).toEqual(NAMES.toSorted())
    await expect(page.locator('body')).toHaveText('OK')
    await page.goto('/mailbox')
    await expect(page.getByRole('article').filter({ hasText: subject })).toContainText('Amara Lindqvist')
    await context.close()
  })

  test('text typed before hydration is kept and sent', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await fill(page)
    release()
    await hydrated(page)
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
    await pause(page)
    const request = page.waitForRequest(ENDPOINT)
    await send(page)
    expect((await request).postDataBuffer()?.toString('utf8')).toContain('Amara Lindqvist')
    await expect(page.locator('form')).toContainText(shown(form.next.title))
  })
})
