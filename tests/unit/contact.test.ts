import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { initialState, transition, type ContactState } from '../../src/pages/contact/contactMachine.ts'
import { createContactStore } from '../../src/pages/contact/contactStore.ts'
import { contactFields, emptyValues } from '../../src/pages/contact/fields.ts'
import { mailtoLink, messageText } from '../../src/pages/contact/mailto.ts'
import { failureHints } from '../../src/pages/contact/messages.ts'
import type { SendOutcome } from '../../src/services/mail.ts'
import { mailServer } from '../../src/services/mailProvider.ts'
import { telHref } from '../../src/shared/phone.ts'
import { createToastStore } from '../../src/store/toasts.ts'

describe('the fields of the contact form', () => {
  it('have their rules as HTML attributes, without a limit of length', () => {
    const rules = contactFields.map(({ name, attributes, ...rest }) => [
      name,
      'type' in attributes ? attributes.type : 'textarea',
      'required' in attributes && attributes.required,
      'rows' in rest ? rest.rows : null,
    ])
    expect(rules).toEqual([
      ['name', 'text', true, null],
      ['email', 'email', true, null],
      ['phoneNumber', 'tel', false, null],
      ['subject', 'text', true, null],
      ['message', 'textarea', true, 6],
    ])
    for (const { attributes } of contactFields) {
      expect(attributes).not.toHaveProperty('maxLength')
      expect(attributes).not.toHaveProperty('minLength')
    }
  })
})

describe('the mail link', () => {
  it('contains the subject, the message and the writer', () => {
    const link = new URL(
      mailtoLink('crew@tidewright.example', {
        ...emptyValues,
        name: 'Ada & Co',
        email: 'ada@example.org',
        subject: 'A question?',
        message: 'Line one\nline two',
      }),
    )
    expect(link.pathname).toBe('crew@tidewright.example')
    const query = new URLSearchParams(link.search)
    expect(query.get('subject')).toBe('A question?')
    expect(query.get('body')).toBe('Line one\r\nline two\r\n\r\nAda & Co, ada@example.org')
  })

  const linkFor = (values: Partial<typeof emptyValues>) =>
    mailtoLink('crew@tidewright.example', { ...emptyValues, ...values })
  const bodyOf = (link: string) => new URLSearchParams(new URL(link).search).get('body') ?? ''
  const writer = { name: 'Ada', email: 'ada@example.org', phoneNumber: '+1 614 555 0142' }
  const anything = fc.string({ unit: 'binary', maxLength: 6000 })

  it('is a valid address of at most 1900 characters for any text', () => {
    fc.assert(
      fc.property(anything, anything, anything, anything, (message, subject, name, email) => {
        const link = linkFor({ ...writer, message, subject, name, email })
        expect(link.length).toBeLessThanOrEqual(1900)
        expect(URL.canParse(link)).toBe(true)
      }),
    )
  })

  it('counts a line break as the six characters of its encoding', () => {
    expect(linkFor({ ...writer, message: '\n'.repeat(1500) }).length).toBeLessThanOrEqual(1900)
  })

  it('ends a long message with a mark for the cut, and with the writer', () => {
    const body = bodyOf(linkFor({ ...writer, message: 'ж'.repeat(5000) }))
    expect(body).toMatch(/^ж{100,} \[…\]\r\n\r\nAda, ada@example\.org, \+1 614 555 0142$/)
  })

  it('cuts no message that fits, and cuts a longer one at 1900 characters', () => {
    expect(bodyOf(linkFor({ ...writer, message: 'x'.repeat(1500) }))).not.toContain('[…]')
    expect(linkFor({ ...writer, message: 'x'.repeat(5000) })).toHaveLength(1900)
  })

  it('replaces half a surrogate pair', () => {
    const link = linkFor({ name: 'Ada \ud83d', subject: '\udc00?', message: 'one \ud83d two' })
    expect(bodyOf(link)).toBe('one \ufffd two\r\n\r\nAda \ufffd')
  })

  it('leaves out empty fields', () => {
    expect(linkFor({})).toBe('mailto:crew@tidewright.example')
    expect(bodyOf(linkFor({ name: 'Ada' }))).toBe('Ada')
  })

  it('has an alternative: the whole message as text', () => {
    const message = 'word '.repeat(4000)
    expect(messageText({ ...emptyValues, ...writer, subject: 'A question?', message })).toBe(
      `A question?\n\n${message}\n\nAda, ada@example.org, +1 614 555 0142`,
    )
  })
})

describe('the sentence after a failure', () => {
  it.each([
    ['offline', /nothing was sent/],
    ['unknown', /may have been sent/],
    ['busy', /Wait a few seconds/],
    ['too-long', /about [\d,]+ characters\)\. Shorten it/],
    ['refused', /ours to repair/],
    ['provider', /trouble of its own/],
  ] as const)('"%s" says what the visitor can do, without a status', (failure, words) => {
    expect(failureHints[failure]).toMatch(words)
    expect(failureHints[failure]).toMatch(/^[A-Z][^<>{}]*\.$/)
  })

  it('"too-long" says how long a message may be', () => {
    expect(failureHints['too-long']).toContain(
      `(about ${mailServer.maxBytes.toLocaleString('en')} characters)`,
    )
  })
})

const fields = { ...emptyValues, name: 'Ada', message: 'Hello' }
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
    const store = createContactStore({ sender: { send }, toasts, onSent: removeDraft })
    return {
      store,
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

  it('shows a toast and removes the draft once the message is sent', async () => {
    const { store, answer, removeDraft, toastTitles } = setUp()
    const submission = store.submit(fields, false)
    expect(removeDraft).not.toHaveBeenCalled()
    answer(sent)
    await submission
    expect(removeDraft).toHaveBeenCalledOnce()
    expect(toastTitles()).toEqual(['Message sent successfully!'])
  })

  it('keeps the draft after a failure, and a new attempt closes the toast of the old one', async () => {
    const { store, send, answer, removeDraft, toastTitles } = setUp()
    const first = store.submit(fields, false)
    answer(busy)
    await first
    expect(store.getState()).toMatchObject({ kind: 'failed', failure: 'busy' })
    expect(toastTitles()).toEqual(['Failed to send message'])
    const second = store.submit(fields, false)
    expect(toastTitles()).toHaveLength(0)
    expect(removeDraft).not.toHaveBeenCalled()
    answer(sent)
    await second
    expect(toastTitles()).toEqual(['Message sent successfully!'])
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

it('links a telephone number by its digits and its plus sign', () => {
  expect(telHref('+1 (614) 555-0142')).toBe('tel:+16145550142')
})
