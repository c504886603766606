import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { slugOf } from '../../src/shared/slug.ts'
import { cutText, directionOf, tidyLine, tidyText, wellFormed } from '../../src/shared/text.ts'
import { unbrokenCaption } from '../../src/shared/unbrokenCaption.ts'

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

  it('of several lines has no control character but tabs and line breaks', () => {
    expect(tidyText('a\u0000b\u0007c\td\r\ne\rf\u2028g\u0085h')).toBe('abc\td\ne\nf\ng\nh')
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(tidyText(text)),
      ),
    )
  })

  it('has composed accents', () => {
    expect([tidyLine('Zoe\u0308'), tidyText('Zoe\u0308\n')]).toEqual(['Zo\u00eb', 'Zo\u00eb\n'])
  })

  it.each([
    ['spaces', ' \u00a0\u2003\t\n'],
    ['zero-width spaces and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
    ['marks of direction', '\u200e\u200f\u202e\u202c\u2066\u2069\u061c'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['soft hyphens and variation selectors', '\u00ad\u180e\u034f\ufe0f'],
    ['an empty Braille cell', '\u2800'],
    ['tags without a flag', '\u{e0041}\u{e0042}'],
    ['control characters', '\u0000\u0007\u009f'],
  ])('of %s only is empty', (_, text) => {
    expect([tidyLine(text), tidyText(text)]).toEqual(['', ''])
  })

  it('keeps what joins letters and emoji', () => {
    for (const text of [
      '👩‍👩‍👧‍👦',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'می\u200cخواهم',
      '❤️',
    ])
      expect([tidyLine(text), tidyText(text)]).toEqual([text, text])
  })

  it('has a direction that the browser judges by paragraph, and that the first letter decides where it is long', () => {
    const [english, hebrew] = ['It runs every night. ', 'שלום עולם. ']
    expect([english, hebrew, ''].map(directionOf)).toEqual(['auto', 'auto', 'auto'])
    expect(directionOf(english.repeat(2000))).toBe('ltr')
    expect(directionOf(`1. ${hebrew.repeat(4000)}`)).toBe('rtl')
    expect(directionOf(`${english}${hebrew.repeat(4000)}`)).toBe('ltr')
    expect(directionOf('1'.repeat(1_000_000))).toBe('ltr')
  })

  it('gets U+FFFD in place of half a surrogate pair', () => {
    expect(wellFormed('a\ud83d😀\udc00b')).toBe('a\ufffd😀\ufffdb')
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => wellFormed(text) === text.toWellFormed()))
  })

  // Steps that grow with the square of the length would not end within the time of a test.
  it('of a million characters is tidied', () => {
    for (const text of ['\u200b', ' ', 'e\u0308', '\r', '1', '\u0000a', '('].map((part) =>
      part.repeat(1_000_000),
    )) {
      expect(tidyLine(`${text}x`)).toMatch(/x$/)
      expect(tidyText(`${text}x`)).toMatch(/x$/)
      expect(directionOf(text)).toBe('ltr')
    }
  })

  it('keeps letters of any script', () => {
    expect(tidyLine('Žofie Łuczak, 山田 太郎, אבג')).toBe('Žofie Łuczak, 山田 太郎, אבג')
  })

  it('keeps a number with its unit', () => {
    const caption = 'Electronic bills of lading · 10 months · C, Rust 2024'
    expect(unbrokenCaption(caption).split(' ')).toEqual([
      'Electronic',
      'bills',
      'of',
      'lading',
      '·',
      '10\u00a0months',
      '·',
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

  describe('where the browser has no Intl.Segmenter', () => {
    afterEach(() => {
      vi.unstubAllGlobals()
    })

    it('is cut between the same clusters', () => {
      const text = 'e\u0308👩‍👩‍👧‍👦👍🏽🇩🇪🏴\u{e0067}\u{e0062}\u{e007f}\r\nx❤️'
      const cuts = () => Array.from({ length: text.length + 1 }, (_, length) => cutText(text, length))
      const expected = cuts()
      const { Segmenter: _, ...rest } = Intl
      vi.stubGlobal('Intl', rest)
      expect('Segmenter' in Intl).toBe(false)
      expect(cuts()).toEqual(expected)
    })
  })

  it('becomes an anchor of ASCII letters, digits and hyphens', () => {
    expect(slugOf('Connected devices (IoT)')).toBe('connected-devices-iot')
    expect(slugOf('AI/ML')).toBe('ai-ml')
    expect(slugOf('  (Web & mobile)  ')).toBe('web-mobile')
    expect(slugOf('Lucía')).toBe('lucia')
  })
})
