import { form } from '../helpers/content.ts'
import type { Page, Request } from 'playwright/test'
import { fieldNames } from '../../src/pages/contact/fields.ts'
import { MAIL_PATH, type MailFields } from '../../src/browser/mail.ts'
import { expect } from './fixtures.ts'
import { field, formButton } from './words.ts'

/** Names of the fields of a message, in the order of the form. */
export const NAMES = [...fieldNames, 'lib_version', 'service_id', 'template_id', 'user_id']

export const ENDPOINT = `**${MAIL_PATH}`

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

export async function fill(page: Page, values: Partial<MailFields> = {}) {
  for (const name of fieldNames) await field(page, name).fill(values[name] ?? TYPED[name])
}

export async function expectText(page: Page, values: Partial<MailFields>) {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(values[name] ?? '')
}

export const send = (page: Page) => formButton(page, form.send).click()

/** Answers all sends from now on, after `until`. Returns a function that counts them. */
export async function answerSends(page: Page, status: number, body = 'OK', until?: Promise<void>) {
  let sends = 0
  await page.unroute(ENDPOINT)
  await page.route(ENDPOINT, async (route) => {
    sends += 1
    await until
    await route.fulfill({ status, body })
  })
  return () => sends
}

/** Counts the sends and answers them after `release`. */
export async function holdSends(page: Page, status = 200) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  return { release, count: await answerSends(page, status, 'OK', promise) }
}
