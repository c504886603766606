import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeliveryError, type MailProvider } from '../../src/services/mail.ts'
import { createMailSender } from '../../src/services/mailSender.ts'
import { mailFields as fields } from '../helpers/mailFields.ts'

type Deliver = MailProvider['deliver']

const never: Deliver = () => new Promise(() => {})
const rejecting =
  (reason: unknown): Deliver =>
  async () => {
    throw reason
  }

const senderWith = (deliver: Deliver, { online = true, answerTimeout = 20_000 } = {}) =>
  createMailSender({ provider: { deliver }, isOnline: () => online, answerTimeout })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the outcome of a send', () => {
  it('is "sent" once the provider has accepted the fields', async () => {
    const deliver = vi.fn<Deliver>(async () => {})
    expect(await senderWith(deliver).send(fields)).toEqual({ kind: 'sent' })
    expect(deliver).toHaveBeenCalledExactlyOnceWith(fields, expect.any(AbortSignal))
  })

  it.each(['busy', 'too-long', 'refused', 'provider'] as const)(
    'is the failure "%s" that the provider names',
    async (failure) => {
      const outcome = await senderWith(rejecting(new DeliveryError(failure, 'status 400, no'))).send(fields)
      expect(outcome).toEqual({ kind: 'failed', failure, detail: expect.stringContaining('status 400, no') })
    },
  )

  it.each([
    [true, 'unknown'],
    [false, 'offline'],
  ])('without an answer, where the browser is online (%s), is the failure "%s"', async (online, failure) => {
    const deliver = rejecting(new TypeError('Failed to fetch'))
    expect(await senderWith(deliver, { online }).send(fields)).toMatchObject({ kind: 'failed', failure })
  })

  it.each([new Error('a defect'), 'a text', undefined])(
    'is the failure "refused" after any other error: %j',
    async (reason) => {
      expect(await senderWith(rejecting(reason)).send(fields)).toMatchObject({
        kind: 'failed',
        failure: 'refused',
      })
    },
  )
})

describe('the wait for an answer', () => {
  it('ends after 20 seconds by default, with the failure "unknown"', async () => {
    const onOutcome = vi.fn<(outcome: unknown) => void>()
    void createMailSender({ provider: { deliver: never }, isOnline: () => true })
      .send(fields)
      .then(onOutcome)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(onOutcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'failed', failure: 'unknown' }),
    )
  })

  it('aborts the delivery at its end, and not before', async () => {
    const deliver = vi.fn<Deliver>(never)
    const outcome = senderWith(deliver, { answerTimeout: 300 }).send(fields)
    await vi.advanceTimersByTimeAsync(299)
    const signal = deliver.mock.lastCall?.[1]
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal?.aborted).toBe(true)
    expect(await outcome).toMatchObject({ failure: 'unknown' })
  })

  it.each<[string, Deliver]>([
    ['acceptance', async () => {}],
    ['refusal', rejecting(new DeliveryError('refused', 'no'))],
  ])('leaves no timer after an %s', async (_, deliver) => {
    await senderWith(deliver).send(fields)
    expect(vi.getTimerCount()).toBe(0)
  })
})
