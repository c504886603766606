import type { SiteConfig } from '../config/site.ts'

/** The names of the contact form's fields. */
export type ContactField = 'name' | 'email' | 'phoneNumber' | 'subject' | 'message'

/** The text of a message by field, in the order of the form. */
export type MailFields = Readonly<Record<ContactField, string>>

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

/** Whether the client can send: it reads the browser's storage. A form posts natively where it cannot. */
export function canSend(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
  }
}

const loadClient = () => import('@emailjs/browser')

/** Loads what `send` needs ahead of the first message. */
export const prefetchMail = () => void loadClient().catch(() => {})

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

/**
 * Sends a message through EmailJS. Starts no request after `signal` is aborted. Rejects with the reason, for
 * the console, if the message was not sent or may not have been. This is the place for another provider: a
 * function of the same type, its origin, and its fields.
 */
export async function send(
  fields: MailFields,
  signal: AbortSignal,
  { mode, mail }: Pick<SiteConfig, 'mode' | 'mail'>,
): Promise<void> {
  const client = await loadClient()
  signal.throwIfAborted()
  const { serviceId, templateId, publicKey } = mail
  // The client takes the origin here only, not from the options of a call.
  client.init({ publicKey }, mailOrigin(mode))
  try {
    await client.sendForm(serviceId, templateId, detachedForm(fields), { publicKey })
  } catch (reason) {
    // Consoles show the client's object without its text.
    throw reason instanceof client.EmailJSResponseStatus ? `status ${reason.status} ${reason.text}` : reason
  }
}
