import type { Page, Request } from 'playwright/test'
import { mailServer } from '../../src/services/mailProvider.ts'
import { axeProblems, expect, hydrated, test } from './fixtures.ts'

const NAMES = [
  'name',
  'email',
  'phoneNumber',
  'subject',
  'message',
  'lib_version',
  'service_id',
  'template_id',
  'user_id',
]
const ENDPOINT = `**${mailServer.path}`
const KEY = 'demo-public-key'

/** The provider takes one message a second for each key. Each test replaces the key by one of the same length. */
let keys = 0

async function withOwnKey(page: Page, parallelIndex: number): Promise<string> {
  keys += 1
  const key = `k${parallelIndex}-${process.pid}-${keys}`.padEnd(KEY.length, 'x').slice(0, KEY.length)
  await page.route(ENDPOINT, async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1').replaceAll(KEY, key)
    await route.continue(body === undefined ? {} : { postData: Buffer.from(body, 'latin1') })
  })
  return key
}

const namesIn = (request: Request) =>
  [...(request.postDataBuffer()?.toString('utf8') ?? '').matchAll(/name="([^"]+)"/g)].map(
    ([, name = '']) => name,
  )

async function fill(page: Page, subject = 'A billing system from 2009') {
  await page.getByLabel('Your name').fill('Amara Lindqvist')
  await page.getByLabel('Email').fill('amara@northlight.example')
  await page.getByLabel('Phone').fill('+46 8 555 01 42')
  await page.getByLabel('Subject').fill(subject)
  await page
    .getByLabel('Message')
    .fill('It runs every night at two.\nNobody remembers why. Ærlig talt: 100 % 😀')
}

/** Waits until the form no longer takes the visitor for a program. */
const pause = (page: Page) => page.waitForTimeout(1050)

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** Counts the sends and answers them after `release`. */
async function holdSends(page: Page, answer: { status: number; body: string }) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  let sends = 0
  await page.route(ENDPOINT, async (route) => {
    sends += 1
    await promise
    await route.fulfill(answer)
  })
  return { release, count: () => sends }
}

/** Sends, visits another page and returns before the answer. */
async function leaveWhileSending(page: Page) {
  await fill(page)
  await pause(page)
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.locator('h1')).toContainText('Forty-one')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
}

/** Reloads the page in a browser that blocks site data. */
async function denyStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.reload()
  await hydrated(page)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
})

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
  const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
  await expect(toast).toContainText("We'll get back to you within 24 hours.")
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  for (const label of ['Your name', 'Email', 'Phone', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
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
  const request = page.waitForRequest(ENDPOINT)
  await send(page)
  const button = page.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeDisabled()
  await expect(page.getByLabel('Message')).toHaveJSProperty('readOnly', true)
  expect(namesIn(await request)).toEqual(NAMES)
  sends.release()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
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
    const form = document.querySelector('form')
    for (let click = 0; click < 10; click += 1) form?.requestSubmit()
  })
  await page.getByLabel('Subject').press('Enter')
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  expect(count).toBe(1)
})

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
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message' })
  await expect(toast).toContainText('Please try again later or contact us directly.')
  const note = page.locator('form').getByText('trouble of its own')
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Amara Lindqvist')
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  const link = page.getByRole('link', { name: 'Email us instead' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.searchParams.get('body')).toContain('Nobody remembers why')
  const button = page.getByRole('button', { name: 'Send message' })
  await expect(button).toBeEnabled()
  // The button was disabled during the send, which takes the focus away. A keyboard user needs it back.
  await expect(button).toBeFocused()
  expect(await page.locator('#page').innerText()).not.toContain('oh no')
  expect(await axeProblems(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  expect(count).toBe(1)
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  expect(count).toBe(2)
  problems.splice(0)
})

test('removes the note and the toast of a failure at the next attempt', async ({ page, problems }) => {
  await page.route(ENDPOINT, (route) => route.abort('connectionreset'))
  await fill(page)
  await pause(page)
  await send(page)
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message' })
  await expect(toast).toBeVisible()
  const note = page.locator('form').getByText('may have been sent')
  await expect(note).toBeVisible()
  await page.unroute(ENDPOINT)
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await send(page)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(toast).toHaveCount(0)
  await expect(note).toHaveCount(0)
  sends.release()
  await expect(page.locator('form')).toContainText('Message sent successfully!')
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
  await expect(page.locator('form')).toContainText('trouble of its own')
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  await expect(page.getByRole('link', { name: 'Email us instead' })).toBeVisible()
  // The console reports the failed request and nothing else.
  for (const problem of problems.splice(0))
    expect(problem).toMatch(/status of 500|^The message was not sent \(provider\): /)
})

test('the toast of a failure does not cover the background’s control', async ({ page, problems }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 403, body: 'Forbidden' }))
  await fill(page)
  await pause(page)
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible()
  await page.getByRole('button', { name: /moving background/ }).click({ trial: true })
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
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(20_500)
  await expect(page.locator('form')).toContainText('may have been sent')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email us instead' })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  problems.splice(0)
})

test('sends where the provider’s client cannot be loaded', async ({ page, problems }) => {
  await denyStorage(page)
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  const request = page.waitForRequest(ENDPOINT)
  await fill(page)
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  expect(namesIn(await request)).toEqual(NAMES)
  expect(problems).toEqual([])
})

test('keeps the draft over a reload and a visit to another page, until the message is sent', async ({
  page,
}) => {
  await fill(page)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.locator('h1')).toContainText('Forty-one')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('A billing system from 2009')
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 200, body: 'OK' }))
  await pause(page)
  await send(page)
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

test('finishes a send, once, when the visitor leaves the page and returns', async ({ page }) => {
  const sends = await holdSends(page, { status: 200, body: 'OK' })
  await leaveWhileSending(page)
  sends.release()
  await expect(page.locator('form')).toContainText('Message sent successfully!')
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(sends.count()).toBe(1)
})

test('says that nothing was sent where the device is offline', async ({ page, context, problems }) => {
  await fill(page)
  await pause(page)
  // The provider's client loads when a field is focused.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page)
  await expect(page.locator('form')).toContainText('nothing was sent')
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
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
  await expect(page.locator('form')).toContainText('trouble of its own')
  await expect(page.getByLabel('Message')).toHaveValue(/Nobody remembers why/)
  problems.splice(0)
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
    await expect(page.locator('form')).toContainText('Message sent successfully!')
  })
})
