/** E-mail addresses, links and paths. An apostrophe in one is part of the address. */
const ADDRESS = /[^\s@]+@[^\s@'"]+\.\p{L}{2,}|\b[a-z]+:\/\/\S+|\b(?:mailto|tel):\S+|(?<=^|\s)\/\S*/gu

/** Between letters, after a number before its plural's s, and before the two digits of a year. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=\p{N})'(?=s\b)|(?<=^|[\s(“])'(?=\d\ds?\b)/gu

/** After a plural's s. In a text with single quotation marks it may be one of them. */
const AFTER_PLURAL = /(?<=s)'(?=[\s.,;:!?)]|$)/g
const OPENING_QUOTE = /(?<=^|[\s(“—–-])'(?!\d\ds?\b)(?=\S)/

/**
 * Returns text with typographic apostrophes: `don't`, `o'clock`, `engineers' own`, `'24`. Quotation marks and addresses stay
 * as they are. A backslash keeps an apostrophe straight, `We\'ll`, and protects a space from `unbroken`, `24\ hours`.
 */
export function typographic(text: string): string {
  return withApostrophes(text).replaceAll('\\ ', ' ')
}

function withApostrophes(text: string): string {
  if (!text.includes("'")) return text
  const addresses = [...text.matchAll(ADDRESS)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  )
  const replaced = (mark: string, offset: number) =>
    addresses.some(([start, end]) => offset >= start && offset < end) ? mark : '’'
  const marked = text.replaceAll(APOSTROPHE, replaced)
  const done = OPENING_QUOTE.test(text) ? marked : marked.replaceAll(AFTER_PLURAL, replaced)
  return done.replaceAll("\\'", "'")
}
