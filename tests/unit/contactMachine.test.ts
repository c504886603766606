import { describe, expect, it } from 'vitest'
import { initialState, transition, type ContactState } from '../../src/pages/contact/contactMachine.ts'
import type { SendOutcome } from '../../src/services/mail.ts'

const sent: SendOutcome = { kind: 'sent' }
const busy: SendOutcome = { kind: 'failed', failure: 'busy', detail: 'status 429' }

describe('the state of the contact form', () => {
  const submitted = { type: 'submitted', looksAutomatic: false } as const
  const submittedFast = { type: 'submitted', looksAutomatic: true } as const
  const sending: ContactState = { kind: 'sending', confirmed: false }
  const confirming: ContactState = { kind: 'confirming', confirmed: false }

  it('becomes sending, then sent, then sending again', () => {
    const first = transition(initialState, submitted)
    expect(first).toEqual(sending)
    const answered = transition(first, { type: 'answered', outcome: sent })
    expect(answered).toEqual({ kind: 'sent', confirmed: false })
    expect(transition(answered, submitted)).toEqual(sending)
  })

  it('holds the failure until the next attempt', () => {
    const failed = transition(sending, { type: 'answered', outcome: busy })
    expect(failed).toEqual({ kind: 'failed', failure: 'busy', confirmed: false })
    expect(transition(failed, submitted)).toEqual(sending)
  })

  it('asks a submission that looks automatic, and takes the next one that does not', () => {
    const asked = transition(initialState, submittedFast)
    expect(asked).toEqual(confirming)
    expect(transition(asked, submitted)).toEqual(sending)
  })

  it('asks once: a confirmed form is sent again after a failure without a question', () => {
    const again = transition(transition(confirming, { type: 'confirmed' }), submittedFast)
    expect(again).toEqual({ kind: 'sending', confirmed: true })
    const failed = transition(again, { type: 'answered', outcome: busy })
    expect(transition(failed, submittedFast).kind).toBe('sending')
  })

  it('asks again after a message was sent', () => {
    const answered = transition({ kind: 'sending', confirmed: true }, { type: 'answered', outcome: sent })
    expect(transition(answered, submittedFast)).toEqual(confirming)
  })

  it('forgets everything but a send when the page is opened again', () => {
    const states: ContactState[] = [
      confirming,
      { kind: 'sent', confirmed: false },
      { kind: 'failed', failure: 'busy', confirmed: true },
    ]
    for (const state of states) expect(transition(state, { type: 'opened' })).toEqual(initialState)
    expect(transition(sending, { type: 'opened' })).toBe(sending)
  })

  it('ignores events that do not belong to it', () => {
    expect(transition(sending, submitted)).toBe(sending)
    expect(transition(sending, { type: 'confirmed' })).toBe(sending)
    expect(transition(confirming, { type: 'answered', outcome: sent })).toBe(confirming)
  })
})
