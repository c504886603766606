import { DeliveryError, type MailFields, type MailProvider, type SendOutcome } from './mail.ts'

export interface MailSender {
  /** Never rejects: every failure is an outcome. */
  send(fields: MailFields): Promise<SendOutcome>
}

export interface MailSenderOptions {
  provider: Pick<MailProvider, 'deliver'>
  /** Milliseconds to wait for an answer. */
  answerTimeout?: number
  isOnline?: () => boolean
}

/**
 * Returns the outcome of a failed send. A TypeError means that no answer arrived: `offline` if the browser is offline, so
 * that nothing was sent, else `unknown`.
 */
function failureOf(reason: unknown, online: boolean): SendOutcome {
  const detail = String(reason)
  if (reason instanceof DeliveryError) return { kind: 'failed', failure: reason.failure, detail }
  if (reason instanceof TypeError) return { kind: 'failed', failure: online ? 'unknown' : 'offline', detail }
  return { kind: 'failed', failure: 'refused', detail }
}

/** Sends messages through a provider and turns an answer, an error or a timeout into an outcome. */
export function createMailSender({
  provider,
  answerTimeout = 20_000,
  isOnline = () => navigator.onLine,
}: MailSenderOptions): MailSender {
  return {
    async send(fields) {
      const expiry = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new DeliveryError('unknown', `no answer within ${answerTimeout} ms`))
          expiry.abort()
        }, answerTimeout)
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
