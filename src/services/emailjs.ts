import type { MailSettings } from '../config/mail.ts'
import {
  DeliveryError,
  refusedWith,
  type ContactField,
  type MailConfig,
  type MailFields,
  type MailProvider,
  type MailServerRules,
  type RequestFields,
} from './mail.ts'

const ORIGIN = 'https://api.emailjs.com'
const PATH = '/api/v1.0/email/send-form'
/** The version of `@emailjs/browser`. Its client sends it, and the provider requires it. */
const VERSION = '4.4.1'
/** Size of all fields together that the provider accepts. */
const MAX_BYTES = 50_000
/** The body of the provider's answer to a message that it accepts. */
const ACCEPTED = 'OK'
/** The field whose value the client compares with its block list. */
const BLOCKED_FIELD: ContactField = 'email'
const REST_API = 'https://www.emailjs.com/docs/rest-api/send-form/'

/** The part of `@emailjs/browser` that the site uses. */
export interface EmailjsClient {
  init(options: { publicKey: string }, origin: string): void
  sendForm(
    serviceId: string,
    templateId: string,
    form: HTMLFormElement,
    options: {
      publicKey: string
      blockHeadless?: boolean
      blockList?: { list: string[]; watchVariable: string }
      limitRate?: { id: string; throttle: number }
    },
  ): Promise<{ status: number; text: string }>
}

export interface EmailjsOptions {
  /** Loads the client. */
  load?: () => Promise<EmailjsClient>
}

/** Returns the fields that the client adds to those of the form, in the client's order. */
function addedFields({ serviceId, templateId, publicKey }: MailSettings): RequestFields {
  return { lib_version: VERSION, service_id: serviceId, template_id: templateId, user_id: publicKey }
}

/** Returns a form for the client, which reads the fields from it. Hidden inputs keep line breaks, text inputs do not. */
function detachedForm(fields: MailFields): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  return form
}

function optionsOf({ publicKey, blockHeadless, blockList, limitRate }: MailSettings) {
  return {
    publicKey,
    blockHeadless,
    ...(blockList.length > 0 ? { blockList: { list: [...blockList], watchVariable: BLOCKED_FIELD } } : {}),
    ...(limitRate === null ? {} : { limitRate: { id: 'contact', throttle: limitRate } }),
  }
}

/** The client rejects with `{ status, text }`, a TypeError (no answer) or a string (bad configuration). */
function toError(reason: unknown): unknown {
  if (typeof reason !== 'object' || reason === null || !('status' in reason)) return reason
  return refusedWith(Number(reason.status), 'text' in reason ? String(reason.text) : '')
}

/** Posts the message without the client, which does not load where the browser blocks site data. */
async function post(address: string, fields: RequestFields, signal: AbortSignal): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(address, { method: 'POST', body, signal })
  const text = await response.text()
  if (!response.ok) throw refusedWith(response.status, text)
  return text
}

/** Sends through EmailJS: with `sendForm` of its client, or with the same request where the client does not load. */
export function createProvider(
  { mode, mail }: MailConfig,
  { load = () => import('@emailjs/browser') }: EmailjsOptions = {},
): MailProvider {
  const origin = mode === 'demo' ? '' : ORIGIN
  const action = `${origin}${PATH}`
  const sendForm = async (client: EmailjsClient, fields: MailFields): Promise<string> => {
    // The client takes the origin here only, not from the options of a call.
    client.init({ publicKey: mail.publicKey }, origin)
    try {
      const answer = await client.sendForm(
        mail.serviceId,
        mail.templateId,
        detachedForm(fields),
        optionsOf(mail),
      )
      return answer.text
    } catch (reason) {
      throw toError(reason)
    }
  }
  return {
    origin,
    maxBytes: MAX_BYTES,
    nativeForm: { action, encType: 'multipart/form-data', hiddenFields: addedFields(mail) },
    privacy: {
      recipient: 'EmailJS, a mail-sending service',
      addedValues:
        'With them go four technical values that tell the service which of its customers the message is for: a library version, a service, a template and a public key.',
      storesSendTime: mail.limitRate !== null,
    },
    prefetch() {
      // A failed load has no consequence: `deliver` loads the client again and works without it.
      load().catch(() => {})
    },
    async deliver(fields, signal) {
      const client = await load().catch(() => null)
      // If the time ran out while the client loaded, the visitor has read that no answer arrived.
      signal.throwIfAborted()
      const text = await (client
        ? sendForm(client, fields)
        : post(action, { ...fields, ...addedFields(mail) }, signal))
      // Status 200 is not enough: the login page of a network answers it for every request.
      if (text !== ACCEPTED) throw new DeliveryError('provider', `unexpected answer: ${text.slice(0, 80)}`)
    },
  }
}

/** The provider's server, as its REST API describes it. */
export const server: MailServerRules = {
  path: PATH,
  contentTypes: ['multipart/form-data'],
  accepted: { status: 200, text: ACCEPTED },
  maxBytes: MAX_BYTES,
  tooLong: 'Variables size limit is 50Kb',
  minInterval: 1000,
  read: (body) => body.formData(),
  customerOf: (fields) => fields['user_id'] ?? '',
  problemOf(fields, { serviceId, templateId }) {
    if (!fields['user_id']) return `The Public Key is required. See ${REST_API}`
    if (!fields['service_id']) return 'The service_id parameter is required'
    if (!fields['template_id']) return 'The template_id parameter is required'
    if (fields['lib_version'] !== VERSION) return `The lib_version parameter must be ${VERSION}`
    if (fields['service_id'] !== serviceId) return 'The service ID not found'
    if (fields['template_id'] !== templateId) return 'The template ID not found'
    return null
  },
}
