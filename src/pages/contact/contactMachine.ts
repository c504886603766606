import type { SendFailure, SendOutcome } from '../../services/mail.ts'

/** The state of the contact form. `confirmed`: the visitor has confirmed that no program filled it. */
export type ContactState = { readonly confirmed: boolean } & (
  | { readonly kind: 'idle' }
  /** The form asks for one more click, because a program may have filled it. */
  | { readonly kind: 'confirming' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: SendFailure }
)

export type ContactEvent =
  /** A page with the form was opened. */
  | { readonly type: 'opened' }
  /** The visitor clicked the button of the state `confirming`. */
  | { readonly type: 'confirmed' }
  /** The form was submitted with valid values. */
  | { readonly type: 'submitted'; readonly looksAutomatic: boolean }
  | { readonly type: 'answered'; readonly outcome: SendOutcome }

export const initialState: ContactState = { kind: 'idle', confirmed: false }

/**
 * Returns the state after an event, or the same object where the event changes nothing. A message is sent exactly when
 * the state becomes `sending`, so a second submission during a send has no effect.
 */
export function transition(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'opened':
      // A send continues while the visitor reads another page.
      return state.kind === 'sending' ? state : initialState
    case 'confirmed':
      return state.kind === 'confirming' ? { ...state, confirmed: true } : state
    case 'submitted': {
      const { kind, confirmed } = state
      if (kind === 'sending') return state
      return { kind: event.looksAutomatic && !confirmed ? 'confirming' : 'sending', confirmed }
    }
    case 'answered': {
      if (state.kind !== 'sending') return state
      const { outcome } = event
      return outcome.kind === 'sent'
        ? { kind: 'sent', confirmed: false }
        : { kind: 'failed', failure: outcome.failure, confirmed: state.confirmed }
    }
    default:
      return event satisfies never
  }
}
