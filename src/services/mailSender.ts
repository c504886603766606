import { DeliveryError, type MailFields, type MailProvider, type SendOutcome } from './mail.ts'

export interface MailSender {
  /** Never rejects: every failure is an outcome. */
  send(fields: MailFields): Promise<SendOutcome>
}

export interface MailSenderOptions {
  provider: Pick<MailProvider, 'deliver'>
  /** Milliseconds to wait for an answer. */
  patience?: number
  isOnline?: () => boolean
}

/** A TypeError means that no answer arrived. Only a browser that knows it is offline proves that nothing was sent. */
function failureOf(reason: unknown, online: boolean): SendOutcome {
  const detail = String(reason)
  if (reason instanceof DeliveryError) return { kind: 'failed', failure: reason.failure, detail }
  if (reason instanceof TypeError) return { kind: 'failed', failure: online ? 'unknown' : 'offline', detail }
  return { kind: 'failed', failure: 'refused', detail }
}

/** Sends messages through a provider and turns an answer, an error or a timeout into an outcome. */
export function createMailSender({
  provider,
  patience = 20_000,
  isOnline = () => navigator.onLine,
}: MailSenderOptions): MailSender {
  return {
    async send(fields) {
      const expiry = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new DeliveryError('unknown', `no answer within ${patience} ms`))
          expiry.abort()
        }, patience)
      })
      try {
        await Promise.race([provider.deliver(fields, expiry.signal), timeout])
        return { kind: 'sent' }
      } catch (reason) {
        return failureOf(reason, isOnline())
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
