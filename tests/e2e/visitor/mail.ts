import type { Page, Request, Route } from 'playwright/test'
import { emptyValues } from '../../../src/pages/contact/fields.ts'
import type { MailFields } from '../../../src/services/mail.ts'
import { ENDPOINT } from '../contactForm.ts'

/** What the mail service does with the next letter. With `hangs` it answers when the visit releases the letter. */
export const ANSWERS = ['accepts', 'accepts', 'has an error', 'breaks off', 'hangs'] as const
export type Answer = (typeof ANSWERS)[number]

interface HeldLetter {
  fields: MailFields
  /** `performance.now()` at the request. */
  at: number
  accept(): Promise<void>
}

/** The mail service of one visit, in place of the server's. */
export interface Mail {
  answer: Answer
  offline: boolean
  /** Letters that the page has sent, whatever the answer. */
  letters: MailFields[]
  /** The letter that waits for its answer. */
  held: HeldLetter | null
}

async function fieldsOf(request: Request): Promise<MailFields> {
  const type = (await request.headerValue('content-type')) ?? ''
  const body = new Uint8Array(request.postDataBuffer() ?? [])
  const data = await new Response(body, { headers: { 'Content-Type': type } }).formData()
  const fields: Record<keyof MailFields, string> = { ...emptyValues }
  for (const name of ['name', 'email', 'phoneNumber', 'subject', 'message'] as const) {
    const value = data.get(name)
    // The encoding of forms writes every line break as CRLF.
    fields[name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  return fields
}

const ACCEPTED = { status: 200, body: 'OK' }

async function reply(mail: Mail, route: Route): Promise<void> {
  if (mail.offline) {
    await route.abort('internetdisconnected')
    return
  }
  const fields = await fieldsOf(route.request())
  const { answer } = mail
  if (answer === 'hangs') {
    mail.held = {
      fields,
      at: performance.now(),
      // The page that asked may be gone.
      accept: () => route.fulfill(ACCEPTED).catch(() => {}),
    }
    mail.letters.push(fields)
    return
  }
  mail.letters.push(fields)
  if (answer === 'accepts') await route.fulfill(ACCEPTED)
  else if (answer === 'has an error') await route.fulfill({ status: 500, body: '<html>oh no</html>' })
  else await route.abort('connectionreset')
}

/** Answers the messages of a page. */
export async function createMail(page: Page): Promise<Mail> {
  const mail: Mail = { answer: 'accepts', offline: false, letters: [], held: null }
  await page.route(ENDPOINT, (route) => reply(mail, route))
  return mail
}
