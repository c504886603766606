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
  createMailSender({ provider: { deliver, maxBytes: 50_000 }, isOnline: () => online, answerTimeout })

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

  it('is the failure "unknown" where the device fell asleep during the send and is offline when it wakes up', async () => {
    let online = true
    const deliver: Deliver = async () => {
      online = false
      throw new TypeError('Failed to fetch')
    }
    const sender = createMailSender({ provider: { deliver, maxBytes: 50_000 }, isOnline: () => online })
    expect(await sender.send(fields)).toMatchObject({ failure: 'unknown' })
  })

  it('is the failure "too-long", without a request, for a message that the provider does not take', async () => {
    const deliver = vi.fn<Deliver>(async () => {})
    const sender = senderWith(deliver)
    const rest = Object.values({ ...fields, message: '' }).join('').length
    expect(await sender.send({ ...fields, message: 'x'.repeat(50_001 - rest) })).toMatchObject({
      failure: 'too-long',
    })
    expect(await sender.send({ ...fields, message: '😀'.repeat(12_500) })).toMatchObject({
      failure: 'too-long',
    })
    expect(deliver).not.toHaveBeenCalled()
    expect(await sender.send({ ...fields, message: 'x'.repeat(50_000 - rest) })).toEqual({ kind: 'sent' })
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
    void createMailSender({ provider: { deliver: never, maxBytes: 50_000 }, isOnline: () => true })
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

  it('reports an answer that accepts the message after its end, and no other', async () => {
    const answer = Promise.withResolvers<void>()
    const onLate = vi.fn<() => void>()
    const late = senderWith(() => answer.promise, { answerTimeout: 300 }).send(fields, onLate)
    const refused = Promise.withResolvers<void>()
    const onRefused = vi.fn<() => void>()
    const other = senderWith(() => refused.promise, { answerTimeout: 300 }).send(fields, onRefused)
    await vi.advanceTimersByTimeAsync(300)
    expect([await late, await other]).toMatchObject([{ failure: 'unknown' }, { failure: 'unknown' }])
    expect(onLate).not.toHaveBeenCalled()
    answer.resolve()
    refused.reject(new DOMException('aborted', 'AbortError'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onLate).toHaveBeenCalledOnce()
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('ends at once where the device slept for an hour, and an answer that comes then is reported', async () => {
    const answer = Promise.withResolvers<void>()
    const onLate = vi.fn<() => void>()
    const outcome = senderWith(() => answer.promise).send(fields, onLate)
    await vi.advanceTimersByTimeAsync(1000)
    // The clock jumps: the timer is overdue when the device wakes up.
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(await outcome).toMatchObject({ failure: 'unknown' })
    answer.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(onLate).toHaveBeenCalledOnce()
  })

  it.each<[string, Deliver]>([
    ['acceptance', async () => {}],
    ['refusal', rejecting(new DeliveryError('refused', 'no'))],
  ])('leaves no timer after an %s', async (_, deliver) => {
    await senderWith(deliver).send(fields)
    expect(vi.getTimerCount()).toBe(0)
  })
})
