import { createStore, type StoreApi } from 'zustand/vanilla'
import { form } from '../../content/form.ts'
import { createAttempts, isSameMessage, type Attempts } from '../../services/attempts.ts'
import { readDraft, removeDraft } from '../../services/draft.ts'
import type { MailFields } from '../../services/mail.ts'
import { createMailSender, type MailSender } from '../../services/mailSender.ts'
import { siteMail } from '../../services/siteMail.ts'
import type { Toast } from '../../store/openToasts.ts'
import { siteStore, updateSite, type SiteStore } from '../../store/site.ts'
import { toastStore, type ToastStore } from '../../store/toasts.ts'
import { ToastCard } from '../../ui/ToastCard.tsx'
import { initialState, transition, type ContactEvent, type ContactState } from './contactMachine.ts'
import { fieldNames } from './fields.ts'

/** The state of the contact form. It outlives the page, because a send continues when the visitor leaves. */
export interface ContactStore extends Pick<
  StoreApi<ContactState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Forgets the outcome of an earlier visit to the page, which begins with `draft`. A send continues. */
  open(draft?: Partial<MailFields>): void
  /** Records that a person, not a program, fills the form, or wants to send the message a second time. */
  confirm(): void
  /** Forgets the outcome of the last attempt, because the values of a new one are not valid. */
  refuse(): void
  /** Sends `fields` unless a send is under way or a person must confirm first. Resolves when the answer is known. */
  submit(fields: MailFields, looksAutomatic: boolean): Promise<void>
}

export interface ContactStoreParts {
  sender: MailSender
  attempts: Attempts
  toasts: Pick<ToastStore, 'show' | 'dismiss'>
  /** Gets the delivery of the message, which the scene shows. */
  site: SiteStore
  /** Called after each message that was sent. */
  onSent: (fields: MailFields) => void
  now?: () => number
}

/** Creates a store in the state `idle`. It shows a toast for each outcome and logs each failure. */
export function createContactStore({
  sender,
  attempts,
  toasts,
  site,
  onSent,
  now = Date.now,
}: ContactStoreParts): ContactStore {
  const { getState, getInitialState, setState, subscribe } = createStore<ContactState>(() => initialState)
  /** The toast of the last outcome. */
  let toastId: number | null = null
  /** The number of the last attempt. */
  let lastAttempt = 0

  const closeToast = () => {
    if (toastId !== null) toasts.dismiss(toastId)
    toastId = null
  }

  const announce = (toast: Omit<Toast, 'id'>) => {
    closeToast()
    toastId = toasts.show(toast)
  }

  /** Returns the new state, or null where the event changed nothing. */
  const dispatch = (event: ContactEvent): ContactState | null => {
    const before = getState()
    const after = transition(before, event)
    if (after === before) return null
    setState(after, true)
    updateSite(site, { delivery: after.kind === 'confirming' ? 'idle' : after.kind })
    return after
  }

  const succeed = (fields: MailFields, late: boolean) => {
    if (!dispatch({ type: 'sent', fields, late })) return
    onSent(fields)
    announce({ tone: 'plain', ...form.sent })
  }

  return {
    getState,
    getInitialState,
    subscribe,
    open: (draft) => void dispatch({ type: 'opened', attemptedAt: draft ? attempts.timeOf(draft) : null }),
    confirm: () => void dispatch({ type: 'confirmed' }),
    refuse() {
      closeToast()
      dispatch({ type: 'refused' })
    },
    async submit(fields, looksAutomatic) {
      const attemptedAt = attempts.timeOf(fields)
      const submitted = dispatch({ type: 'submitted', looksAutomatic, attemptedAt })
      if (!submitted) return
      closeToast()
      if (submitted.kind !== 'sending') return
      lastAttempt += 1
      const attempt = lastAttempt
      const at = now()
      attempts.add(fields, at)
      const outcome = await sender.send(fields, () => {
        if (attempt === lastAttempt) succeed(fields, true)
      })
      if (outcome.kind === 'sent') {
        succeed(fields, false)
        return
      }
      if (outcome.failure !== 'unknown') {
        attempts.remove(fields)
        if (attemptedAt !== null) attempts.add(fields, attemptedAt)
      }
      console.error(`The message was not sent (${outcome.failure}): ${outcome.detail}`)
      const failed = dispatch({ type: 'failed', failure: outcome.failure, at })
      if (failed?.kind === 'failed' && failed.waiting)
        setTimeout(() => attempt === lastAttempt && dispatch({ type: 'waited' }), failed.wait * 1000)
      announce({ tone: 'destructive', ...form.failed })
    },
  }
}

toastStore.setState({ Card: ToastCard })

/** The contact form's state. It outlives the page, and so does what shows its toasts. */
export const contactStore = createContactStore({
  sender: createMailSender({ provider: siteMail }),
  attempts: createAttempts(),
  toasts: toastStore,
  site: siteStore,
  onSent(fields) {
    // After a late answer the draft can be a further message.
    if (isSameMessage(readDraft(fieldNames), fields)) removeDraft()
  },
})
