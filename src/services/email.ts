import type { Mail } from '../config/types.ts'

/**
 * Why a message was not sent. `unknown` means that it may have been: the provider did not answer in time.
 * The visitor reads one sentence for each; the texts of the provider go to the console only.
 */
export type SendFailure = 'offline' | 'unknown' | 'busy' | 'too-long' | 'refused' | 'provider'

export class SendError extends Error {
  readonly failure: SendFailure
  constructor(failure: SendFailure, detail: string) {
    super(`The message was not sent (${failure}): ${detail}`)
    this.name = 'SendError'
    this.failure = failure
  }
}

export interface EmailSender {
  /** Resolves once the provider has accepted the form's named fields; rejects with a SendError, and nothing else. */
  send(form: HTMLFormElement): Promise<void>
  /** The send that is under way, for a form that was left and opened again meanwhile. */
  pending: Promise<void> | null
}

/** What the sender uses of `@emailjs/browser` 4.4.1. */
export interface EmailClient {
  init(options: { publicKey: string; origin?: string; blockHeadless?: boolean }, origin?: string): void
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

/** The fields that the provider's client adds to those of the form, in its order. */
export function providerFields(mail: Mail): readonly (readonly [name: string, value: string])[] {
  return [
    ['lib_version', '4.4.1'],
    ['service_id', mail.serviceId],
    ['template_id', mail.templateId],
    ['user_id', mail.publicKey],
  ]
}

export const SEND_PATH = '/api/v1.0/email/send-form'

function failureOf(status: number): SendFailure {
  if (status === 429) return 'busy'
  if (status === 413) return 'too-long'
  if (status >= 500) return 'provider'
  return 'refused'
}

/**
 * The client rejects with a status object, a TypeError (no answer) or a plain string (bad configuration). Without an
 * answer only a browser that knows itself offline can say that nothing left it.
 */
function toSendError(reason: unknown, online: boolean): SendError {
  if (reason instanceof SendError) return reason
  if (typeof reason === 'object' && reason !== null && 'status' in reason) {
    const { status, text } = reason as { status: unknown; text?: unknown }
    return new SendError(failureOf(Number(status)), `status ${String(status)}, ${String(text)}`)
  }
  if (reason instanceof TypeError) return new SendError(online ? 'unknown' : 'offline', reason.message)
  return new SendError('refused', typeof reason === 'string' ? reason : String(reason))
}

/** Speaks the provider's protocol without its client, which cannot be loaded where site data is blocked. */
async function postForm(
  origin: string,
  mail: Mail,
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const data = new FormData(form)
  for (const [name, value] of providerFields(mail)) data.append(name, value)
  const response = await fetch(`${origin}${SEND_PATH}`, { method: 'POST', body: data, signal })
  const answer = { status: response.status, text: await response.text() }
  if (!response.ok) throw new SendError(failureOf(answer.status), `status ${answer.status}, ${answer.text}`)
  return answer
}

export interface EmailSenderOptions {
  mail: Mail
  /** Scheme and host that the provider is asked at. */
  origin: string
  /** Milliseconds to wait for an answer. */
  patience?: number
  load?: () => Promise<EmailClient>
  isOnline?: () => boolean
}

const loadClient = (): Promise<EmailClient> => import('@emailjs/browser')

/** Fetches the provider's client ahead of the first send; a failure shows again, and is dealt with, when sending. */
export function prefetchEmailClient(load: () => Promise<EmailClient> = loadClient): void {
  load().catch(() => {})
}

export function createEmailSender(options: EmailSenderOptions): EmailSender {
  const { mail, origin, patience = 20_000, load = loadClient, isOnline = () => navigator.onLine } = options
  const viaClient = async (client: EmailClient, form: HTMLFormElement) => {
    // The origin is only read here; options of a single call cannot carry it.
    client.init({ publicKey: mail.publicKey }, origin)
    return client.sendForm(mail.serviceId, mail.templateId, form, {
      publicKey: mail.publicKey,
      blockHeadless: mail.blockHeadless,
      ...(mail.blockList.length > 0
        ? { blockList: { list: [...mail.blockList], watchVariable: 'email' } }
        : {}),
      ...(mail.limitRate === null ? {} : { limitRate: { id: 'contact', throttle: mail.limitRate } }),
    })
  }
  const send = async (form: HTMLFormElement, signal: AbortSignal) => {
    const client = await load().catch(() => null)
    // Whoever was told that it took too long must not be sent for after all.
    signal.throwIfAborted()
    const answer = await (client ? viaClient(client, form) : postForm(origin, mail, form, signal))
    // A captive portal answers 200 as well.
    if (answer.text !== 'OK')
      throw new SendError('provider', `unexpected answer: ${answer.text.slice(0, 80)}`)
  }
  const sendInTime = async (form: HTMLFormElement) => {
    const expiry = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new SendError('unknown', `no answer within ${patience} ms`))
        expiry.abort()
      }, patience)
    })
    try {
      await Promise.race([send(form, expiry.signal), late])
    } catch (reason) {
      throw toSendError(reason, isOnline())
    } finally {
      clearTimeout(timer)
    }
  }
  const sender: EmailSender = {
    pending: null,
    send(form) {
      sender.pending ??= sendInTime(form).finally(() => {
        sender.pending = null
      })
      return sender.pending
    },
  }
  return sender
}
