import { afterEach, describe, expect, it, vi } from 'vitest'
import { form } from '../../src/content/form.ts'
import { createContactStore } from '../../src/pages/contact/contactStore.ts'
import { emptyValues } from '../../src/pages/contact/fields.ts'
import type { SendOutcome } from '../../src/services/mail.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { createToastStore } from '../../src/store/toasts.ts'

const fields = { ...emptyValues, name: 'Ada', message: 'Hello' }
const sent: SendOutcome = { kind: 'sent' }
const busy: SendOutcome = { kind: 'failed', failure: 'busy', detail: 'status 429' }

describe('a submission of the contact form', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** A store whose sends are answered by `answer`, one at a time. */
  function setUp() {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers: ((outcome: SendOutcome) => void)[] = []
    const send = vi.fn<() => Promise<SendOutcome>>(() => new Promise((resolve) => answers.push(resolve)))
    const toasts = createToastStore()
    const removeDraft = vi.fn<() => void>()
    const site = createSiteStore()
    const store = createContactStore({ sender: { send }, toasts, site, onSent: removeDraft })
    return {
      store,
      delivery: () => site.getState().delivery,
      send,
      removeDraft,
      answer: (outcome: SendOutcome) => answers.shift()?.(outcome),
      toastTitles: () => toasts.getState().toasts.map(({ title }) => title),
    }
  }

  it('is one send, however often it is repeated before the answer', async () => {
    const { store, send, answer } = setUp()
    const first = store.submit(fields, false)
    await Promise.all([store.submit(fields, false), store.submit(fields, false)])
    expect(send).toHaveBeenCalledExactlyOnceWith(fields)
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
    answer(busy)
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
    answer(busy)
    await first
    expect(store.getState()).toMatchObject({ kind: 'failed', failure: 'busy' })
    expect(toastTitles()).toEqual([form.failed.title])
    const second = store.submit(fields, false)
    expect(toastTitles()).toHaveLength(0)
    expect(removeDraft).not.toHaveBeenCalled()
    answer(sent)
    await second
    expect(toastTitles()).toEqual([form.sent.title])
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
