import { FormApi } from '@tanstack/react-form'
import { createStore } from 'zustand/vanilla'
import { form as texts } from 'virtual:content/form'
import { site } from '../../config/site.ts'
import { readDraft, storeDraft } from '../../browser/draft.ts'
import { send, type MailFields, type Outcome, type SendFailure } from '../../browser/mail.ts'
import { siteStore, updateSite } from '../../store/site.ts'
import { closeToast, toastStore } from '../../store/toast.ts'
import { ToastCard } from '../../ui/ToastCard.tsx'
import { emptyValues, fieldNames } from './fields.ts'

/** Milliseconds to wait for an answer. */
const ANSWER_TIMEOUT = 20_000

/** What the form says: the outcome of the last attempt, or a question. `at` is when the last message was sent. */
export const noteStore = createStore<{ note: SendFailure | 'sent' | 'confirm' | null; at: Date }>(() => ({
  note: null,
  at: new Date(0),
}))

/** Number of the last attempt. */
let lastAttempt = 0

const isSame = (some: Partial<MailFields>, others: Partial<MailFields>) =>
  fieldNames.every((name) => (some[name] ?? '') === (others[name] ?? ''))

/** Forgets the outcome of the last attempt. Does nothing while a message is being sent. */
export function forgetOutcome(): void {
  if (siteStore.getState().delivery === 'sending') return
  closeToast()
  noteStore.setState({ note: null })
  updateSite(siteStore, { delivery: 'idle' })
}

/** Milliseconds from the focus of a field until the receipt goes. */
const RECEIPT_DELAY = 300

/**
 * Takes the receipt away, soon after a field has got the focus: removed at once, together with its button, screen readers
 * would not say the field. Other notes stay, and so does the receipt of a later message.
 */
export function forgetReceipt(): void {
  const { at } = noteStore.getState()
  setTimeout(() => {
    const now = noteStore.getState()
    if (now.note !== 'sent' || now.at !== at) return
    noteStore.setState({ note: null })
    // In the scene the letter comes back, for the next message.
    updateSite(siteStore, { delivery: 'idle' })
  }, RECEIPT_DELAY)
}

/** Asks for one more click, because a program may have filled the form. */
export function askToConfirm(): void {
  forgetOutcome()
  noteStore.setState({ note: 'confirm' })
}

function succeed(fields: MailFields): void {
  updateSite(siteStore, { delivery: 'sent' })
  toastStore.setState({ toast: { tone: 'plain', ...texts.sent }, Card: ToastCard })
  // After a late answer, form and draft can hold a further message, which the receipt would cover.
  if (isSame(contactForm().state.values, fields)) {
    contactForm().reset()
    noteStore.setState({ note: 'sent', at: new Date() })
  } else noteStore.setState({ note: null })
  if (isSame(readDraft(fieldNames), fields)) storeDraft({})
}

/** Sends the message. Resolves when the outcome is known, after `ANSWER_TIMEOUT` at the latest. */
async function deliver(fields: MailFields): Promise<void> {
  lastAttempt += 1
  const attempt = lastAttempt
  forgetOutcome()
  updateSite(siteStore, { delivery: 'sending' })
  const limit = new AbortController()
  const answer = send(fields, limit.signal, site)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      const detail = `no answer within ${ANSWER_TIMEOUT} ms`
      resolve({ kind: 'failed', failure: 'unknown', detail })
      limit.abort()
      // An answer that comes later counts, unless another attempt has begun.
      void answer.then(({ kind }) => {
        if (kind === 'sent' && attempt === lastAttempt) succeed(fields)
      })
    }, ANSWER_TIMEOUT)
  })
  const outcome = await Promise.race([answer, timeout])
  clearTimeout(timer)
  if (outcome.kind === 'sent') return succeed(fields)
  console.error(`The message was not sent (${outcome.failure}): ${outcome.detail}`)
  updateSite(siteStore, { delivery: 'failed' })
  noteStore.setState({ note: outcome.failure })
  toastStore.setState({ toast: { tone: 'destructive', ...texts.failed }, Card: ToastCard })
}

const createForm = () =>
  new FormApi({
    defaultValues: emptyValues,
    canSubmitWhenInvalid: true,
    onSubmitInvalid: forgetOutcome,
    onSubmit: ({ value }) => deliver(value),
  })

let created: ReturnType<typeof createForm> | undefined

/**
 * Returns the contact form, with its values. They outlive the page, as a send does that continues when the visitor leaves:
 * also where the browser stores no draft, nothing that was typed is lost. The browser loads this module in advance,
 * so the form is created at its first use.
 */
export const contactForm = (): ReturnType<typeof createForm> => (created ??= createForm())
