import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactFields, emptyValues } from '../../src/pages/contact/fields.ts'
import { mailtoLink, messageText } from '../../src/pages/contact/mailto.ts'
import { failureHints } from '../../src/pages/contact/outcome.ts'
import { nearestRoute } from '../../src/pages/notFound/nearestRoute.ts'
import { routes } from '../../src/routes/table.ts'

describe('the fields of the form', () => {
  it('are the specified ones, with their rules as attributes', () => {
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
  it('carries subject and message, and who wrote it', () => {
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

  it('stays short enough for any mail program and is always a valid address', () => {
    fc.assert(
      fc.property(anything, anything, anything, anything, (message, subject, name, email) => {
        const link = linkFor({ ...writer, message, subject, name, email })
        expect(link.length).toBeLessThanOrEqual(1900)
        expect(URL.canParse(link)).toBe(true)
      }),
    )
  })

  it('takes line breaks into account, which grow sixfold', () => {
    expect(linkFor({ ...writer, message: '\n'.repeat(1500) }).length).toBeLessThanOrEqual(1900)
  })

  it('says who wrote it and where it was cut, however long the message is', () => {
    const body = bodyOf(linkFor({ ...writer, message: 'ж'.repeat(5000) }))
    expect(body).toMatch(/^ж{100,} \[…\]\r\n\r\nAda, ada@example\.org, \+1 614 555 0142$/)
  })

  it('cuts nothing that fits, and uses the room that there is', () => {
    expect(bodyOf(linkFor({ ...writer, message: 'x'.repeat(1500) }))).not.toContain('[…]')
    expect(linkFor({ ...writer, message: 'x'.repeat(5000) })).toHaveLength(1900)
  })

  it('survives half a surrogate pair', () => {
    const link = linkFor({ name: 'Ada \ud83d', subject: '\udc00?', message: 'one \ud83d two' })
    expect(bodyOf(link)).toBe('one \ufffd two\r\n\r\nAda \ufffd')
  })

  it('does without what was not written', () => {
    expect(linkFor({})).toBe('mailto:crew@tidewright.example')
    expect(bodyOf(linkFor({ name: 'Ada' }))).toBe('Ada')
  })

  it('can be done without: the whole message is there as text, uncut', () => {
    const message = 'word '.repeat(4000)
    expect(messageText({ ...emptyValues, ...writer, subject: 'A question?', message })).toBe(
      `A question?\n\n${message}\n\nAda, ada@example.org, +1 614 555 0142`,
    )
  })
})

it('has a sentence for every failure, and none of them shows a status', () => {
  for (const hint of Object.values(failureHints)) expect(hint).toMatch(/^[A-Z][^<>{}]*\.$/)
})

describe('the page for unknown paths', () => {
  it.each([
    ['/servces', '/services'],
    ['/Services', '/services'],
    ['/potfolio', '/portfolio'],
    ['/contact-us', '/contact'],
    ['/privacy', null],
    ['/wp-admin', null],
    ['/', null],
    ['//', null],
    [`/${'services'.repeat(500)}`, null],
  ])('takes %s for %s', (path, meant) => {
    expect(nearestRoute(path, routes)?.path ?? null).toBe(meant)
  })
})
