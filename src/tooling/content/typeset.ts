import type { Content } from './contentSchemas.ts'

/** Languages in which no line ends with a word of one letter. */
const NO_SHORT_ENDS = /^(cs|pl|sk|uk)\b/

/** Fields that no page shows as text: names, addresses, files, and what search engines read. */
const NAMES = new Set(
  'slug icon color href path paths email file logo testimonial files palette pageHeads heads'.split(' '),
)

const NO_BREAK_SPACE = '\u00a0'
/** No space, and no end of a line. */
const JOINER = '\u2060'

/** Spaces within a number or a range: `+380 32 255 41 07`, `12 000`, `9 – 18`. */
const SPACE = /(?<=\d\)?) (?=\(?\d|[–—] ?\d)|(?<=\d ?[–—]) (?=\d)/g
/** After the dash of a range, and after hyphens of times and telephone numbers: `9:00–18:00`, `+1 614 555-0142`. */
const DASH = /(?<=\d[–—]|:\d\d-|\+[\d ()-]*\d-)(?=\d)/g
/** Before the number of a street with an abbreviation: `ul. Szewska 12`, `вул. Петра Дорошенка, 19`. */
const HOUSE = /(?<=(?<!\p{L})(ul|al|pl|os|nám|tř|вул|просп|бул|пл|пров|ул)\. [\p{L}’'. -]+,?) (?=\d)/gu
/** After a word of one letter. */
const AFTER_LETTER = /(?<=(?<![\p{L}\p{M}\d’'])\p{L}) (?=\S)/gu

/** Returns a text in which no line ends within a number, a range or an address, or after a single letter. */
export function typeset(text: string, language: string): string {
  const whole = text
    .replaceAll(DASH, JOINER)
    .replaceAll(SPACE, NO_BREAK_SPACE)
    .replaceAll(HOUSE, NO_BREAK_SPACE)
  return NO_SHORT_ENDS.test(language) ? whole.replaceAll(AFTER_LETTER, NO_BREAK_SPACE) : whole
}

/** Returns a content with its texts as pages show them. Names, addresses and head tags stay as they are. */
export function typesetContent(content: Content): Content {
  const { street } = content.agency.address
  const wholeStreet = street.replaceAll(/(?<=\d\p{L}?) | (?=\d)/gu, NO_BREAK_SPACE)
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string')
      return typeset(
        value.replaceAll(street, () => wholeStreet),
        content.language,
      )
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, NAMES.has(key) ? entry : inside(entry)]),
    )
  }
  return inside(content) as Content
}
