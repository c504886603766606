import { form as texts } from 'virtual:content/form'
import { site } from '../../config/site.ts'
import { readDraft, storeDraft } from '../../browser/draft.ts'
import { send, type MailFields } from '../../browser/mail.ts'
import { siteStore, updateSite } from '../../store/site.ts'
import { closeToast, toastStore } from '../../store/toast.ts'
import { fieldNames } from './fields.ts'

/** Milliseconds to wait for an answer. */
const ANSWER_TIMEOUT = 20_000

/** The last attempt. */
let lastAttempt: AbortController | undefined

/** Forgets the outcome of the last attempt. Does nothing while a message is being sent. */
export function forgetOutcome(): void {
  if (siteStore.getState().delivery === 'sending') return
  closeToast()
  forgetReceipt()
}

/** Takes the receipt away. In the scene the letter comes back, for the next message. */
export function forgetReceipt(): void {
  updateSite(siteStore, { delivery: 'idle' })
}

function succeed(fields: MailFields): void {
  // After a late answer, form and draft can hold a further message, which the receipt would cover.
  const draft = readDraft(fieldNames)
  const isAnswered = fieldNames.every((name) => (draft[name] ?? '') === fields[name])
  if (isAnswered) storeDraft({})
  updateSite(siteStore, { delivery: isAnswered ? 'sent' : 'idle' })
  toastStore.setState({ toast: { tone: 'plain', ...texts.sent } })
}

/** Sends the message, also if the visitor leaves the page. Resolves after `ANSWER_TIMEOUT` at the latest. */
export async function deliver(fields: MailFields): Promise<void> {
  const attempt = new AbortController()
  lastAttempt = attempt
  forgetOutcome()
  updateSite(siteStore, { delivery: 'sending' })
  const answer = send(fields, attempt.signal, site)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ANSWER_TIMEOUT, `no answer within ${ANSWER_TIMEOUT} ms`)
  })
  try {
    await Promise.race([answer, timeout])
    succeed(fields)
  } catch (reason) {
    attempt.abort()
    console.error('The message was not sent', reason)
    updateSite(siteStore, { delivery: 'failed' })
    toastStore.setState({ toast: { tone: 'destructive', ...texts.failed } })
    // An answer that comes later counts, unless another attempt has begun.
    answer.then(
      () => attempt === lastAttempt && succeed(fields),
      () => {},
    )
  } finally {
    clearTimeout(timer)
  }
}
