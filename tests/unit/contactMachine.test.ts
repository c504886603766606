import { describe, expect, it } from 'vitest'
import {
  initialState,
  isBusy,
  transition,
  type ContactEvent,
  type ContactState,
} from '../../src/pages/contact/contactMachine.ts'
import type { SendFailure } from '../../src/services/mail.ts'
import { mailFields as fields } from '../helpers/mailFields.ts'

const AT = Date.UTC(2026, 10, 22, 15, 43)

describe('the state of the contact form', () => {
  const submitted = { type: 'submitted', looksAutomatic: false, attemptedAt: null } as const
  const submittedFast = { ...submitted, looksAutomatic: true } as const
  const opened = { type: 'opened', attemptedAt: null } as const
  const sent = { type: 'sent', fields, late: false } as const
  const sentLate = { ...sent, late: true } as const
  const failedBy = (failure: SendFailure) => ({ type: 'failed', failure, at: AT }) as const
  const sending: ContactState = { ...initialState, kind: 'sending' }
  const confirming: ContactState = { ...initialState, kind: 'confirming' }
  const after = (...events: ContactEvent[]) => events.reduce(transition, initialState)

  it('becomes sending, then sent, then sending again', () => {
    expect(after(submitted)).toEqual(sending)
    const answered = after(submitted, sent)
    expect(answered).toEqual({ ...initialState, kind: 'sent', fields })
    expect(transition(answered, submitted)).toEqual(sending)
  })

  it('holds the failure until the next attempt', () => {
    const failed = after(submitted, failedBy('provider'))
    expect(failed).toMatchObject({ kind: 'failed', failure: 'provider', waiting: false })
    expect(transition(failed, submitted)).toEqual(sending)
  })

  it('asks a submission that looks automatic, and takes the next one that does not', () => {
    const asked = after(submittedFast)
    expect(asked).toEqual(confirming)
    expect(transition(asked, submitted)).toEqual(sending)
  })

  it('asks once: a confirmed form is sent again after a failure without a question', () => {
    const again = transition(transition(confirming, { type: 'confirmed' }), submittedFast)
    expect(again).toEqual({ ...sending, confirmed: true })
    expect(transition(transition(again, failedBy('provider')), submittedFast).kind).toBe('sending')
  })

  it('asks again after a message was sent', () => {
    expect(transition(transition({ ...sending, confirmed: true }, sent), submittedFast)).toEqual(confirming)
  })

  it('asks before a message is sent that may have been sent before', () => {
    const before = after({ type: 'opened', attemptedAt: AT })
    expect(before).toMatchObject({ kind: 'idle', attemptedAt: AT })
    const asked = transition(before, submitted)
    expect(asked).toMatchObject({ kind: 'confirming', attemptedAt: AT })
    expect(transition(asked, submitted).kind).toBe('confirming')
    expect(transition(transition(asked, { type: 'confirmed' }), submitted).kind).toBe('sending')
    expect(after({ ...submitted, attemptedAt: AT })).toMatchObject({ kind: 'confirming', attemptedAt: AT })
  })

  it('asks after each attempt without an answer, also where the last one was confirmed', () => {
    const failed = transition({ ...sending, confirmed: true }, failedBy('unknown'))
    expect(failed).toMatchObject({ kind: 'failed', attemptedAt: AT })
    expect(transition(failed, submitted)).toMatchObject({ kind: 'confirming', attemptedAt: AT })
  })

  it('becomes sent when the answer comes after the attempt was given up', () => {
    for (const events of [[], [submitted], [opened], [{ type: 'refused' }]] as const)
      expect(after(submitted, failedBy('unknown'), ...events, sentLate).kind).toBe('sent')
  })

  it('stays sending when the answer to an earlier attempt comes', () => {
    expect(transition(sending, sentLate)).toBe(sending)
  })

  it('waits longer after each answer that asks to wait', () => {
    let state = initialState
    const waits = Array.from({ length: 6 }, () => {
      state = transition(transition(state, submitted), failedBy('busy'))
      expect(isBusy(state)).toBe(true)
      expect(transition(state, submitted)).toBe(state)
      const { wait } = state
      state = transition(state, { type: 'waited' })
      expect(isBusy(state)).toBe(false)
      expect(state).toMatchObject({ kind: 'failed', failure: 'busy', wait })
      return wait
    })
    expect(waits).toEqual([2, 4, 8, 16, 32, 32])
    const other = transition(transition(state, submitted), failedBy('provider'))
    expect(transition(transition(other, submitted), failedBy('busy')).wait).toBe(2)
  })

  it('forgets the outcome of the last attempt when the values of a new one are not valid', () => {
    expect(after(submitted, sent, { type: 'refused' })).toEqual(initialState)
    expect(after(submitted, failedBy('provider'), { type: 'refused' })).toEqual(initialState)
    expect(after(submitted, failedBy('unknown'), { type: 'refused' }).attemptedAt).toBe(AT)
    for (const state of [initialState, sending, confirming])
      expect(transition(state, { type: 'refused' })).toBe(state)
  })

  it('forgets everything but a send when the page is opened again', () => {
    const states: ContactState[] = [
      confirming,
      after(submitted, sent),
      { ...initialState, kind: 'failed', failure: 'busy', waiting: true, confirmed: true, wait: 4 },
    ]
    for (const state of states) expect(transition(state, opened)).toEqual(initialState)
    expect(transition(sending, opened)).toBe(sending)
  })

  it('ignores events that do not belong to it', () => {
    expect(transition(sending, submitted)).toBe(sending)
    expect(transition(sending, { type: 'confirmed' })).toBe(sending)
    expect(transition(confirming, sent)).toBe(confirming)
    expect(transition(confirming, failedBy('busy'))).toBe(confirming)
    expect(transition(confirming, { type: 'waited' })).toBe(confirming)
  })
})
