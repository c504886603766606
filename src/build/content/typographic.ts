/** E-mail addresses, links and paths. An apostrophe in one is part of the address. */
const ADDRESS = /[^\s@]+@[^\s@'"]+\.\p{L}{2,}|\b[a-z]+:\/\/\S+|\b(?:mailto|tel):\S+|(?<=^|\s)\/\S*/gu

/** Between letters, after a number before its plural's s, and before the two digits of a year. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=\p{N})'(?=s\b)|(?<=^|[\s(“])'(?=\d\ds?\b)/gu

/** After a plural's s. In a text with single quotation marks it may be one of them. */
const AFTER_PLURAL = /(?<=s)'(?=[\s.,;:!?)]|$)/g
const OPENING_QUOTE = /(?<=^|[\s(“—–-])'(?!\d\ds?\b)(?=\S)/

/** Characters that no line breaks between, at most. More do not fit a column of large type on a phone. */
const LONGEST_UNBROKEN = 9

/** A number with its unit (`11 months`), or with another number (`2 to 20`). */
const QUANTITY =
  /(?<![\p{L}\p{N}'.,])\p{N}(?:[\p{N}.,/:–-]*\p{N})?(?: \p{Ll}{1,3} \p{N}+| \p{Ll}+)(?![\p{L}\p{N}])/gu

/** Returns text whose lines break neither within a short quantity nor before a dot that separates. */
function unbroken(text: string): string {
  return text
    .replaceAll(QUANTITY, (quantity) =>
      quantity.length > LONGEST_UNBROKEN ? quantity : quantity.replaceAll(' ', '\u00a0'),
    )
    .replaceAll(' ·', '\u00a0·')
}

/**
 * Returns text as pages show it. Apostrophes are typographic: `don't`, `o'clock`, `engineers' own`, `'24`. Spaces in short
 * quantities (`11 months`) and before `·` do not break. Quotation marks and addresses stay as they are. A backslash keeps
 * an apostrophe straight, `We\'ll`, and a space as it is, `24\ hours`.
 */
export function typographic(text: string): string {
  return unbroken(withApostrophes(text)).replaceAll('\\ ', ' ')
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
