import type { SiteConfig } from '../config/site.ts'

/** The names of the contact form's fields. */
export type ContactField = 'name' | 'email' | 'phoneNumber' | 'subject' | 'message'

/** The text of a message by field, in the order of the form. */
export type MailFields = Readonly<Record<ContactField, string>>

/**
 * Why a message was not sent. `unknown` means that it may have been sent: no answer arrived. `blocked` means
 * that the request failed at once, as it does where a content blocker stops it.
 */
export type SendFailure = 'offline' | 'unknown' | 'blocked' | 'refused'

/** Milliseconds within which no network answers, and blockers do. */
const AT_ONCE = 100

/** `detail` is for the console. It can hold the provider's own words, which are not for the visitor. */
export type Outcome =
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly failure: SendFailure; readonly detail: string }

/** Where messages are posted to: EmailJS, or this site itself in demo mode. */
export const MAIL_PATH = '/api/v1.0/email/send-form'
export const mailOrigin = (mode: SiteConfig['mode']) => (mode === 'demo' ? '' : 'https://api.emailjs.com')

/** The version of `@emailjs/browser`. Its client sends it, and the provider requires it. */
const VERSION = '4.4.1'

/**
 * The fields that the provider requires besides those of the form, in the order in which its client adds
 * them.
 */
export const providerFields = ({ serviceId, templateId, publicKey }: SiteConfig['mail']) => ({
  lib_version: VERSION,
  service_id: serviceId,
  template_id: templateId,
  user_id: publicKey,
})

/** Loads the provider's client, which does not load where the browser blocks site data. */
const loadClient = () => import('@emailjs/browser').catch(() => null)

/** Loads what `send` needs ahead of the first message. */
export const prefetchMail = () => void loadClient()

/**
 * Returns a form for the client, which reads the fields from it. Hidden inputs keep line breaks, text inputs
 * do not.
 */
function detachedForm(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  return form
}

const failed = (failure: SendFailure, detail: unknown): Outcome => ({
  type: 'failed',
  failure,
  detail: String(detail),
})

/**
 * Sends a message through EmailJS. Starts no request after `signal` is aborted, and never rejects. This is
 * the place for another provider: a function of the same type, its origin, and its fields.
 */
export async function send(
  fields: MailFields,
  signal: AbortSignal,
  { mode, mail }: Pick<SiteConfig, 'mode' | 'mail'>,
): Promise<Outcome> {
  // A device that falls asleep during the send is offline when it wakes up. The message may have been sent.
  const wasOnline = navigator.onLine
  let start = 0
  try {
    const client = await loadClient()
    signal.throwIfAborted()
    start = performance.now()
    const origin = mailOrigin(mode)
    if (!client) {
      // As the client does.
      const body = new FormData(detachedForm({ ...fields, ...providerFields(mail) }))
      const { status } = await fetch(`${origin}${MAIL_PATH}`, { method: 'POST', body, signal })
      return status >= 200 && status < 300 ? { type: 'sent' } : failed('refused', `status ${status}`)
    }
    const { serviceId, templateId, publicKey } = mail
    // The client takes the origin here only, not from the options of a call.
    client.init({ publicKey }, origin)
    await client.sendForm(serviceId, templateId, detachedForm(fields), { publicKey })
    return { type: 'sent' }
  } catch (reason) {
    // The client rejects with `{ status, text }`. A TypeError means that no answer arrived.
    if (reason instanceof TypeError) {
      const lost = performance.now() - start < AT_ONCE ? 'blocked' : 'unknown'
      return failed(wasOnline ? lost : 'offline', reason)
    }
    const { status, text } = (reason ?? {}) as { status?: number; text?: string }
    return failed('refused', status === undefined ? reason : `status ${status}, ${text}`)
  }
}
