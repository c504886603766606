import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { contactFields, emptyValues, fieldNames, tidied } from '../../src/pages/contact/fields.ts'
import { mailtoLink, messageText } from '../../src/pages/contact/mailto.ts'
import { failureHint } from '../../src/pages/contact/failureHint.ts'
import { mailServer } from '../../src/services/mailProvider.ts'
import { telHref } from '../../src/facts/agency.ts'

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

describe('the text of a field as it is sent', () => {
  it('has no control character, and no line break but in the message', () => {
    const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string({ unit: 'binary' }), (name, text) => {
        const sent = tidied(name, text)
        return !unwanted.test(sent) && (name === 'message' || !/[\n\t\u202a-\u202e]/.test(sent))
      }),
    )
  })

  it('is the same where it is tidied twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), fc.string({ unit: 'binary' }), (name, text) => {
        const sent = tidied(name, text)
        return tidied(name, sent) === sent
      }),
    )
  })

  it('is a telephone number of ordinary digits that can be dialed from abroad', () => {
    expect(tidied('phoneNumber', '\u202a+49 (0)30 １２３４５６７\u202c')).toBe('+49 30 1234567')
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

  it('is made where the browser has neither String.toWellFormed nor Intl.Segmenter', () => {
    const message = `ж \ud83d ${'👩‍👩‍👧‍👦'.repeat(500)}`
    const expected = linkFor({ ...writer, message })
    const { Segmenter: _, ...rest } = Intl
    vi.stubGlobal('Intl', rest)
    vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
      throw new TypeError('toWellFormed is not a function')
    })
    expect(linkFor({ ...writer, message })).toBe(expected)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is made of a message of a million characters, with accents of a thousand marks', () => {
    for (const part of ['x', '\n', 'ж', `e${'\u0301'.repeat(1000)}`])
      expect(
        linkFor({ ...writer, message: part.repeat(1_000_000 / part.length) }).length,
      ).toBeLessThanOrEqual(1900)
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
  const failures = ['offline', 'unknown', 'busy', 'too-long', 'refused', 'provider'] as const

  it('has no markup and no unfilled place', () => {
    for (const failure of failures) expect(failureHint(failure, 4)).toMatch(/^\p{L}[^<>{}]+$/u)
  })

  it('"busy" says how long to wait', () => {
    expect(failureHint('busy', 8)).toMatch(/\b8\b/)
  })

  it('"too-long" says how long a message may be', () => {
    expect(failureHint('too-long', 0)).toContain(mailServer.maxBytes.toLocaleString('en'))
  })
})

it('links a telephone number by its digits and its plus sign', () => {
  expect(telHref).toMatch(/^tel:\+\d{7,15}$/)
})
