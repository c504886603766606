import type { MailFields, SendFailure } from '../../services/mail.ts'

/** The state of the contact form. */
export type ContactState = {
  /** The visitor has confirmed that no program filled the form, or that a message is sent a second time. */
  readonly confirmed: boolean
  /** When the message may have been sent before, in milliseconds since 1970. Null if it was not. */
  readonly attemptedAt: number | null
  /** Seconds to wait after the last answer that asked to wait. */
  readonly wait: number
} & (
  | { readonly kind: 'idle' }
  /** The form asks for one more click. */
  | { readonly kind: 'confirming' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly fields: MailFields }
  /** `waiting`: the form sends nothing for `wait` seconds. */
  | { readonly kind: 'failed'; readonly failure: SendFailure; readonly waiting: boolean }
)

export type ContactEvent =
  /** A page with the form was opened. `attemptedAt`: when the message of the draft was sent before. */
  | { readonly type: 'opened'; readonly attemptedAt: number | null }
  /** The visitor clicked the button of the state `confirming`. */
  | { readonly type: 'confirmed' }
  /** The form was submitted with values that are not valid. */
  | { readonly type: 'refused' }
  /** The form was submitted with valid values. `attemptedAt`: when the same message was sent before. */
  | { readonly type: 'submitted'; readonly looksAutomatic: boolean; readonly attemptedAt: number | null }
  | { readonly type: 'sent'; readonly fields: MailFields; readonly late: boolean }
  /** `at`: when the attempt began. */
  | { readonly type: 'failed'; readonly failure: SendFailure; readonly at: number }
  /** The time of the state `failed` is over. */
  | { readonly type: 'waited' }

export const initialState: ContactState = { kind: 'idle', confirmed: false, attemptedAt: null, wait: 0 }
/** Seconds after the first answer that asks to wait. Each further one in a row doubles them, up to the maximum. */
const FIRST_WAIT = 2
const MAX_WAIT = 32

/** Returns whether the form takes no submission. */
export function isBusy(state: ContactState): boolean {
  return state.kind === 'sending' || (state.kind === 'failed' && state.waiting)
}

function failed(
  { confirmed, attemptedAt, wait }: ContactState,
  { failure, at }: Extract<ContactEvent, { type: 'failed' }>,
): ContactState {
  if (failure === 'unknown')
    // The next attempt may be a second delivery: the form asks again.
    return { kind: 'failed', failure, waiting: false, confirmed: false, attemptedAt: at, wait: 0 }
  const waiting = failure === 'busy'
  const next = waiting ? Math.min(Math.max(FIRST_WAIT, wait * 2), MAX_WAIT) : 0
  return { kind: 'failed', failure, waiting, confirmed, attemptedAt, wait: next }
}

/**
 * Returns the state after an event, or the same object where the event changes nothing. A message is sent exactly when
 * the state becomes `sending`, so a second submission during a send has no effect.
 */
export function transition(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'opened':
      // A send continues while the visitor reads another page.
      return state.kind === 'sending' ? state : { ...initialState, attemptedAt: event.attemptedAt }
    case 'confirmed':
      return state.kind === 'confirming' ? { ...state, confirmed: true } : state
    case 'refused':
      return state.kind === 'sent' || state.kind === 'failed'
        ? { kind: 'idle', confirmed: state.confirmed, attemptedAt: state.attemptedAt, wait: state.wait }
        : state
    case 'submitted': {
      if (isBusy(state)) return state
      const { confirmed, wait } = state
      const attemptedAt = event.attemptedAt ?? state.attemptedAt
      const asks = !confirmed && (event.looksAutomatic || attemptedAt !== null)
      return { kind: asks ? 'confirming' : 'sending', confirmed, attemptedAt, wait }
    }
    case 'sent':
      // The answer to an attempt that was given up counts, unless a further one is under way.
      return (state.kind === 'sending') === event.late
        ? state
        : { ...initialState, kind: 'sent', fields: event.fields }
    case 'failed':
      return state.kind === 'sending' ? failed(state, event) : state
    case 'waited':
      return state.kind === 'failed' && state.waiting ? { ...state, waiting: false } : state
    default:
      return event satisfies never
  }
}
