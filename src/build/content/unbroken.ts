/** Characters that no line breaks between, at most. More do not fit a narrow column. */
const LONGEST = 9

/** A number with its unit (`11 months`), or with another number (`2 to 20`). */
const QUANTITY =
  /(?<![\p{L}\p{N}'.,])\p{N}(?:[\p{N}.,/:–-]*\p{N})?(?: \p{Ll}{1,3} \p{N}+| \p{Ll}+)(?![\p{L}\p{N}])/gu

/** A word of up to three letters at the beginning of a later sentence, with its space, before a word that is not long. */
const OPENING = /(?<=[.?!]['’”"]? )\p{Lu}\p{Ll}{0,2} (?=[\p{L}’'-]{1,8}(?![\p{L}’'-]))/gu

/**
 * Returns text whose lines break neither within a short quantity, nor before a dot that separates two facts, nor after a
 * short word that begins a sentence. A text that is a quantity and nothing else stays as it is, because pages show it in
 * large type, which may need the break.
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(QUANTITY, (quantity) =>
      quantity.length > LONGEST || quantity === text ? quantity : quantity.replaceAll(' ', '\u00a0'),
    )
    .replaceAll(' ·', '\u00a0·')
    .replaceAll(OPENING, (word) => `${word.trimEnd()}\u00a0`)
}
