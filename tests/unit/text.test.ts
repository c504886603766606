import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugOf } from '../../src/shared/slug.ts'
import { cutText, tidyLine, unbrokenCaption } from '../../src/shared/text.ts'

describe('text', () => {
  it('has no line break, control character or bidi mark in a line', () => {
    expect(tidyLine('  Ada\r\nBcc: all@example.org ')).toBe('Ada Bcc: all@example.org')
    expect(tidyLine('\u202Eevil\u200B')).toBe('evil')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => !/[\u0000-\u001f\u202a-\u202e]/.test(tidyLine(text)),
      ),
    )
  })

  it('keeps letters of any script', () => {
    expect(tidyLine('Žofie Łuczak, 山田 太郎, אבג')).toBe('Žofie Łuczak, 山田 太郎, אבג')
  })

  it('keeps a dot with the words before it and a number with its unit', () => {
    const caption = 'Electronic bills of lading · 10 months · C, Rust 2024'
    expect(unbrokenCaption(caption).split(' ')).toEqual([
      'Electronic',
      'bills',
      'of',
      'lading\u00a0·',
      '10\u00a0months\u00a0·',
      'C,',
      'Rust',
      '2024',
    ])
    expect(unbrokenCaption(caption).replaceAll('\u00a0', ' ')).toBe(caption)
  })

  it('cuts between grapheme clusters', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(cutText(`ab${family}c`, 5)).toBe('ab')
    expect(cutText(`ab${family}c`, 2 + family.length)).toBe(`ab${family}`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const cut = cutText(text, length)
        return cut.length <= length && text.startsWith(cut)
      }),
    )
    const bytes = (part: string) => Buffer.byteLength(part)
    expect(cutText('aжж', 4, bytes)).toBe('aж')
  })

  it('becomes an anchor of ASCII letters, digits and hyphens', () => {
    expect(slugOf('Connected devices (IoT)')).toBe('connected-devices-iot')
    expect(slugOf('AI/ML')).toBe('ai-ml')
    expect(slugOf('  (Web & mobile)  ')).toBe('web-mobile')
    expect(slugOf('Lucía')).toBe('lucia')
  })
})
