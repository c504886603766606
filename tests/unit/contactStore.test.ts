import { afterEach, describe, expect, it, vi } from 'vitest'
import { form } from '../../src/content/form.ts'
import { createAttempts } from '../../src/services/attempts.ts'
import { createSafeStorage } from '../../src/services/storage.ts'
import { createContactStore } from '../../src/pages/contact/contactStore.ts'
import { emptyValues } from '../../src/pages/contact/fields.ts'
import type { SendOutcome } from '../../src/services/mail.ts'
import type { MailSender } from '../../src/services/mailSender.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { createToastStore } from '../../src/store/toasts.ts'

const fields = { ...emptyValues, name: 'Ada', message: 'Hello' }
const sent: SendOutcome = { kind: 'sent' }
const busy: SendOutcome = { kind: 'failed', failure: 'busy', detail: 'status 429' }
const broken: SendOutcome = { kind: 'failed', failure: 'provider', detail: 'status 500' }
const unknown: SendOutcome = { kind: 'failed', failure: 'unknown', detail: 'no answer' }

describe('a submission of the contact form', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  /** A store whose sends are answered by `answer`, one at a time. */
  function setUp(attempts = createAttempts(createSafeStorage(() => null))) {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers: ((outcome: SendOutcome) => void)[] = []
    const late: (() => void)[] = []
    const send = vi.fn<MailSender['send']>((_, onLate = () => {}) => {
      late.push(onLate)
      return new Promise((resolve) => answers.push(resolve))
    })
    const toasts = createToastStore()
    const removeDraft = vi.fn<() => void>()
    const site = createSiteStore()
    const store = createContactStore({ sender: { send }, attempts, toasts, site, onSent: removeDraft })
    return {
      store,
      delivery: () => site.getState().delivery,
      send,
      removeDraft,
      answerLate: (attempt: number) => late[attempt - 1]?.(),
      answer: (outcome: SendOutcome) => answers.shift()?.(outcome),
      toastTitles: () => toasts.getState().toasts.map(({ title }) => title),
    }
  }

  it('is one send, however often it is repeated before the answer', async () => {
    const { store, send, answer } = setUp()
    const first = store.submit(fields, false)
    await Promise.all([store.submit(fields, false), store.submit(fields, false)])
    expect(send).toHaveBeenCalledExactlyOnceWith(fields, expect.any(Function))
    answer(sent)
    await first
    expect(store.getState().kind).toBe('sent')
  })

  it('tells the scene what happens to the message', async () => {
    const { store, answer, delivery } = setUp()
    expect(delivery()).toBe('idle')
    await store.submit(fields, true)
    expect(delivery()).toBe('idle')
    store.confirm()
    const failing = store.submit(fields, true)
    expect(delivery()).toBe('sending')
    answer(broken)
    await failing
    expect(delivery()).toBe('failed')
    const sending = store.submit(fields, false)
    expect(delivery()).toBe('sending')
    answer(sent)
    await sending
    expect(delivery()).toBe('sent')
    store.open()
    expect(delivery()).toBe('idle')
  })

  it('shows a toast and removes the draft once the message is sent', async () => {
    const { store, answer, removeDraft, toastTitles } = setUp()
    const submission = store.submit(fields, false)
    expect(removeDraft).not.toHaveBeenCalled()
    answer(sent)
    await submission
    expect(removeDraft).toHaveBeenCalledOnce()
    expect(toastTitles()).toEqual([form.sent.title])
  })

  it('keeps the draft after a failure, and a new attempt closes the toast of the old one', async () => {
    const { store, send, answer, removeDraft, toastTitles } = setUp()
    const first = store.submit(fields, false)
    answer(broken)
    await first
    expect(store.getState()).toMatchObject({ kind: 'failed', failure: 'provider' })
    expect(toastTitles()).toEqual([form.failed.title])
    const second = store.submit(fields, false)
    expect(toastTitles()).toHaveLength(0)
    expect(removeDraft).not.toHaveBeenCalled()
    answer(sent)
    await second
    expect(toastTitles()).toEqual([form.sent.title])
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('has one toast: that of the last attempt', async () => {
    const { store, answer, toastTitles } = setUp()
    const attempt = async (outcome: SendOutcome, message: string) => {
      const submission = store.submit({ ...fields, message }, false)
      expect(toastTitles()).toEqual([])
      answer(outcome)
      await submission
      return toastTitles()
    }
    expect(await attempt(sent, 'one')).toEqual([form.sent.title])
    expect(await attempt(broken, 'two')).toEqual([form.failed.title])
    store.open()
    expect(toastTitles()).toEqual([form.failed.title])
    expect(await attempt(sent, 'two')).toEqual([form.sent.title])
    expect(await attempt(broken, 'three')).toEqual([form.failed.title])
  })

  it.each([sent, broken])(
    'that is refused removes the toast and the note of the last outcome: $kind',
    async (outcome) => {
      const { store, answer, toastTitles, delivery } = setUp()
      const first = store.submit(fields, false)
      answer(outcome)
      await first
      store.refuse()
      expect([store.getState().kind, delivery(), toastTitles()]).toEqual(['idle', 'idle', []])
    },
  )

  it('asks first where the same message is under way, was sent or had no answer, also from another tab', async () => {
    const attempts = createAttempts(createSafeStorage(() => null))
    for (const outcome of [null, sent, unknown]) {
      const message = { ...fields, subject: outcome?.kind ?? 'none' }
      const [first, second] = [setUp(attempts), setUp(attempts)]
      const submission = first.store.submit(message, false)
      if (outcome) {
        first.answer(outcome)
        await submission
      }
      await second.store.submit(message, false)
      expect(second.send).not.toHaveBeenCalled()
      expect(second.store.getState()).toMatchObject({ kind: 'confirming', attemptedAt: expect.any(Number) })
      // The tab is loaded again.
      const reloaded = setUp(attempts)
      reloaded.store.open(message)
      expect(reloaded.store.getState()).toMatchObject({ kind: 'idle', attemptedAt: expect.any(Number) })
      void reloaded.store.submit({ ...message, message: 'edited' }, false)
      expect(reloaded.send).not.toHaveBeenCalled()
      reloaded.store.confirm()
      void reloaded.store.submit(message, false)
      expect(reloaded.send).toHaveBeenCalledOnce()
    }
  })

  it('asks nothing where the same message was refused', async () => {
    const attempts = createAttempts(createSafeStorage(() => null))
    const { store, answer } = setUp(attempts)
    const submission = store.submit(fields, false)
    answer(broken)
    await submission
    const { store: reloaded, send } = setUp(attempts)
    reloaded.open(fields)
    void reloaded.submit(fields, false)
    expect(send).toHaveBeenCalledOnce()
  })

  it('is announced as sent when the answer comes after it was given up', async () => {
    const { store, answer, answerLate, toastTitles, removeDraft } = setUp()
    const first = store.submit(fields, false)
    answer(unknown)
    await first
    expect(toastTitles()).toEqual([form.failed.title])
    answerLate(1)
    expect(toastTitles()).toEqual([form.sent.title])
    expect(store.getState()).toMatchObject({ kind: 'sent', fields })
    expect(removeDraft).toHaveBeenCalledOnce()
  })

  it('is not announced as sent when an earlier attempt succeeds', async () => {
    const { store, answer, answerLate, toastTitles } = setUp()
    const first = store.submit(fields, false)
    answer(unknown)
    await first
    await store.submit(fields, false)
    store.confirm()
    const second = store.submit(fields, false)
    answerLate(1)
    expect(store.getState().kind).toBe('sending')
    answer(sent)
    await second
    expect(toastTitles()).toEqual([form.sent.title])
  })

  it('is possible again after the seconds that the provider asks for', async () => {
    vi.useFakeTimers()
    const { store, send, answer } = setUp()
    const first = store.submit(fields, false)
    answer(busy)
    await first
    await vi.advanceTimersByTimeAsync(1999)
    void store.submit(fields, false)
    expect(send).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    void store.submit(fields, false)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('waits for a person where it looks automatic', async () => {
    const { store, send } = setUp()
    await store.submit(fields, true)
    expect(store.getState().kind).toBe('confirming')
    expect(send).not.toHaveBeenCalled()
    store.confirm()
    void store.submit(fields, true)
    expect(send).toHaveBeenCalledOnce()
  })

  it('is answered though the page was left and opened again', async () => {
    const { store, answer } = setUp()
    const submission = store.submit(fields, false)
    store.open()
    expect(store.getState().kind).toBe('sending')
    answer(busy)
    await submission
    expect(store.getState().kind).toBe('failed')
    store.open()
    expect(store.getState().kind).toBe('idle')
  })
})
