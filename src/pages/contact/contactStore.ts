import { createStore, type StoreApi } from 'zustand/vanilla'
import { form } from '../../content/form.ts'
import { removeDraft } from '../../services/draft.ts'
import type { MailFields } from '../../services/mail.ts'
import { createMailSender, type MailSender } from '../../services/mailSender.ts'
import { siteMail } from '../../services/siteMail.ts'
import { siteStore, updateSite, type SiteStore } from '../../store/site.ts'
import { toastStore, type ToastStore } from '../../store/toasts.ts'
import { initialState, transition, type ContactEvent, type ContactState } from './contactMachine.ts'

/** The state of the contact form. It outlives the page, because a send continues when the visitor leaves. */
export interface ContactStore extends Pick<
  StoreApi<ContactState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Forgets the outcome of an earlier visit to the page. A send continues. */
  open(): void
  /** Records that a person, not a program, fills the form. */
  confirm(): void
  /** Sends `fields` unless a send is under way or a person must confirm first. Resolves when the answer is known. */
  submit(fields: MailFields, looksAutomatic: boolean): Promise<void>
}

export interface ContactStoreParts {
  sender: MailSender
  toasts: Pick<ToastStore, 'show' | 'dismiss'>
  /** Gets the delivery of the message, which the scene shows. */
  site: SiteStore
  /** Called after each message that was sent. */
  onSent: () => void
}

/** Creates a store in the state `idle`. It shows a toast for each outcome and logs each failure. */
export function createContactStore({ sender, toasts, site, onSent }: ContactStoreParts): ContactStore {
  const { getState, getInitialState, setState, subscribe } = createStore<ContactState>(() => initialState)
  let failureToast: number | null = null

  /** Returns the new state, or null where the event changed nothing. */
  const dispatch = (event: ContactEvent): ContactState | null => {
    const before = getState()
    const after = transition(before, event)
    if (after === before) return null
    setState(after, true)
    updateSite(site, { delivery: after.kind === 'confirming' ? 'idle' : after.kind })
    return after
  }

  return {
    getState,
    getInitialState,
    subscribe,
    open: () => void dispatch({ type: 'opened' }),
    confirm: () => void dispatch({ type: 'confirmed' }),
    async submit(fields, looksAutomatic) {
      if (dispatch({ type: 'submitted', looksAutomatic })?.kind !== 'sending') return
      if (failureToast !== null) toasts.dismiss(failureToast)
      failureToast = null
      const outcome = await sender.send(fields)
      dispatch({ type: 'answered', outcome })
      if (outcome.kind === 'sent') {
        onSent()
        toasts.show({ tone: 'plain', ...form.sent })
      } else {
        console.error(`The message was not sent (${outcome.failure}): ${outcome.detail}`)
        failureToast = toasts.show({ tone: 'destructive', ...form.failed })
      }
    },
  }
}

export const contactStore = createContactStore({
  sender: createMailSender({ provider: siteMail }),
  toasts: toastStore,
  site: siteStore,
  onSent: () => removeDraft(),
})
