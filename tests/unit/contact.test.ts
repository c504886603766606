import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactFields, emptyValues } from '../../src/pages/contact/fields.ts'
import { mailtoLink } from '../../src/pages/contact/mailto.ts'
import { failureHints } from '../../src/pages/contact/outcome.ts'
import { nearestRoute } from '../../src/pages/lost/nearestRoute.ts'
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

  it('stays short enough for any mail program and is always a valid address', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 6000 }),
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        (message, subject) => {
          const link = mailtoLink('crew@tidewright.example', { ...emptyValues, message, subject })
          expect(link.length).toBeLessThan(4600)
          expect(URL.canParse(link)).toBe(true)
        },
      ),
    )
  })

  it('does without what was not written', () => {
    expect(mailtoLink('crew@tidewright.example', emptyValues)).toBe('mailto:crew@tidewright.example')
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
