import { form } from '../../src/content/form.ts'
import type { Page, Request } from 'playwright/test'
import { contactFields } from '../../src/pages/contact/fields.ts'
import type { MailFields } from '../../src/services/mail.ts'
import { mailServer } from '../../src/services/mailProvider.ts'
import { expect, hydrated } from './fixtures.ts'
import { headings, headerLink, startLink, field, formButton } from './words.ts'

/** Names of the fields of a message, in the order of the form. */
export const NAMES = [
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

/** Requests that send a message. */
export const ENDPOINT = `**${mailServer.path}`
const KEY = 'demo-public-key'

/** Keys used by this process. */
let keys = 0

/**
 * Replaces the key in the page's messages by another one of the same length, and returns it. The provider takes one
 * message a second for each key.
 */
export async function withOwnKey(page: Page, parallelIndex: number): Promise<string> {
  keys += 1
  const key = `k${parallelIndex}-${process.pid}-${keys}`.padEnd(KEY.length, 'x').slice(0, KEY.length)
  await page.route(ENDPOINT, async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1').replaceAll(KEY, key)
    await route.continue(body === undefined ? {} : { postData: Buffer.from(body, 'latin1') })
  })
  return key
}

/** Returns the names of the fields in the body of a request. */
export const namesIn = (request: Request) =>
  [...(request.postDataBuffer()?.toString('utf8') ?? '').matchAll(/name="([^"]+)"/g)].map(
    ([, name = '']) => name,
  )

/** The message that `fill` types. */
export const TYPED: MailFields = {
  name: 'Amara Lindqvist',
  email: 'amara@northlight.example',
  phoneNumber: '+46 8 555 01 42',
  subject: 'A billing system from 2009',
  message: 'It runs every night at two.\nNobody remembers why. Ærlig talt: 100 % 😀',
}

/** Fills all fields that a visitor sees. */
export async function fill(page: Page, subject = TYPED.subject) {
  for (const { name } of contactFields)
    await field(page, name).fill(name === 'subject' ? subject : TYPED[name])
}

/** Waits until the fields contain a text. */
export async function expectText(page: Page, values: Partial<MailFields>) {
  for (const { name } of contactFields) await expect(field(page, name)).toHaveValue(values[name] ?? '')
}

/** Waits until the form no longer takes the visitor for a program. */
export const pause = (page: Page) => page.waitForTimeout(1050)

export const send = (page: Page) => formButton(page, form.send).click()

/** Counts the sends and answers them after `release`. */
export async function holdSends(page: Page, answer: { status: number; body: string }) {
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
export async function leaveWhileSending(page: Page) {
  await fill(page)
  await pause(page)
  await send(page)
  await expect(formButton(page, form.sending)).toBeVisible()
  await headerLink(page, 'about').click()
  await expect(page.locator('h1')).toHaveText(headings.about)
  await startLink(page).click()
  await expect(formButton(page, form.sending)).toBeDisabled()
}

/** Reloads the page in a browser that blocks site data. */
export async function denyStorage(page: Page) {
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

/** Opens the contact page and waits until it is hydrated. */
export async function openContactPage(page: Page): Promise<void> {
  await page.goto('/contact')
  await hydrated(page)
}
