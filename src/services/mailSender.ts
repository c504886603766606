import { byteLength } from '../shared/text.ts'
import { DeliveryError, type MailFields, type MailProvider, type SendOutcome } from './mail.ts'

export interface MailSender {
  /**
   * Never rejects: every failure is an outcome. Calls `onLate` if the provider accepts the message after the outcome
   * `unknown`.
   */
  send(fields: MailFields, onLate?: () => void): Promise<SendOutcome>
}

export interface MailSenderOptions {
  provider: Pick<MailProvider, 'deliver' | 'maxBytes'>
  /** Milliseconds to wait for an answer. */
  answerTimeout?: number
  isOnline?: () => boolean
}

/** Size of a message as the provider counts it. */
export function sizeOf(fields: MailFields): number {
  return Object.values(fields).reduce((sum, value) => sum + byteLength(value), 0)
}

/**
 * Returns the outcome of a failed send. A TypeError means that no answer arrived: `offline` if the browser was offline
 * before, so that nothing was sent, else `unknown`.
 */
function failureOf(reason: unknown, wasOnline: boolean): SendOutcome {
  const detail = String(reason)
  if (reason instanceof DeliveryError) return { kind: 'failed', failure: reason.failure, detail }
  if (reason instanceof TypeError)
    return { kind: 'failed', failure: wasOnline ? 'unknown' : 'offline', detail }
  return { kind: 'failed', failure: 'refused', detail }
}

/** Sends messages through a provider and turns an answer, an error or a timeout into an outcome. */
export function createMailSender({
  provider,
  answerTimeout = 20_000,
  isOnline = () => navigator.onLine,
}: MailSenderOptions): MailSender {
  /** Returns the provider's answer, however late. */
  const outcomeOf = async (fields: MailFields, signal: AbortSignal): Promise<SendOutcome> => {
    // A device that falls asleep during the send is offline when it wakes up. The message may have been sent.
    const wasOnline = isOnline()
    try {
      // A slow line would need longer for it than the time for an answer.
      const size = sizeOf(fields)
      if (size > provider.maxBytes)
        throw new DeliveryError('too-long', `${size} bytes, more than ${provider.maxBytes}`)
      await provider.deliver(fields, signal)
      return { kind: 'sent' }
    } catch (reason) {
      return failureOf(reason, wasOnline)
    }
  }
  return {
    async send(fields, onLate) {
      const expiry = new AbortController()
      const { signal } = expiry
      const answer = outcomeOf(fields, signal)
      let timer: ReturnType<typeof setTimeout> | undefined
      const timeout = new Promise<SendOutcome>((resolve) => {
        timer = setTimeout(() => {
          const detail = String(new DeliveryError('unknown', `no answer within ${answerTimeout} ms`))
          resolve({ kind: 'failed', failure: 'unknown', detail })
          expiry.abort()
          void answer.then(({ kind }) => {
            if (kind === 'sent') onLate?.()
          })
        }, answerTimeout)
      })
      const outcome = await Promise.race([answer, timeout])
      clearTimeout(timer)
      return outcome
    },
  }
}
