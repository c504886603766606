import { describe, expect, it } from 'vitest'
import { typeset } from '../../src/tooling/content/typeset.ts'
import { modulesOf } from '../../src/tooling/content/modules.ts'
import { content, siteConfig } from '../helpers/content.ts'

/** A text with `_` for each space at which no line ends, and `|` for each dash after which none does. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')

describe('a text on a page', () => {
  it.each([
    ['pl', '+380 32 255 41 07', '+380_32_255_41_07'],
    ['en', '+1 (614) 555-0142', '+1_(614)_555-|0142'],
    ['en', '12 000 000 €', '12_000_000 €'],
    ['uk', 'П’ятниця, 8:30–19:00.', 'П’ятниця, 8:30–|19:00.'],
    ['en', '9:00 – 18:00, 9:00-18:00', '9:00_–_18:00, 9:00-|18:00'],
    ['pl', 'Kraków: ul. Szewska 12, Lwów', 'Kraków: ul. Szewska_12, Lwów'],
    ['uk', 'вул. Петра Дорошенка, 19', 'вул. Петра Дорошенка,_19'],
    ['de', 'Lange Straße 12a, 79000 Lwów', 'Lange Straße_12a, 79000 Lwów'],
    [
      'pl',
      'to w pół godziny, a naprawiono (i to w miesiąc)',
      'to w_pół godziny, a_naprawiono (i_to w_miesiąc)',
    ],
    ['uk', 'З нами і в Україні; об’єднання з осіб', 'З_нами і_в_Україні; об’єднання з_осіб'],
    ['en', 'A crew in 2012: 3 to 5 people, 24-48 hours', 'A crew in 2012: 3 to 5 people, 24-48 hours'],
  ])('in %s keeps numbers, addresses and short words whole: %s', (language, text, expected) => {
    expect(shown(typeset(text, language))).toBe(expected)
  })

  it('is set like that, but no address and no name', () => {
    const agency = { ...content.agency, phone: '+1 614 555 0142', email: 'a+1-2@a.example' }
    const shownModules = modulesOf({ ...content, agency }, siteConfig)
    const { phone, email, telHref } = shownModules.agency.agency
    expect([shown(phone), email, telHref]).toEqual(['+1_614_555_0142', agency.email, 'tel:+16145550142'])
    const slugs = content.services.map(({ slug }) => slug)
    expect(shownModules.services.services.map(({ slug }) => slug)).toEqual(slugs)
  })
})
