/** Control characters, line breaks, invisible characters and marks that change the direction of text. */
const UNWANTED =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u2028\u2029\u202a-\u202e\u2060-\u206f\u200b\ufeff\ufff9-\ufffb]+/g
/** Control characters that a text of several lines has no use for. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
/** Every way to end a line. */
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g
/** A character that leaves a mark on paper. U+2800 is an empty Braille cell. */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
/** The first letter of a text, if it is one of a script that is written from right to left. */
const RIGHT_TO_LEFT =
  /^\P{L}*(?=[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u
/** Characters of which the browser judges the direction. With 200,000, Chromium lays text out for 0.3 s at each key. */
const JUDGED = 20_000

/** Returns an empty text in place of one that shows nothing, such as one of zero-width spaces. */
const orEmpty = (text: string) => (VISIBLE.test(text) ? text : '')

/**
 * Returns text as one line, with composed accents (NFC): a space replaces each run of line breaks, control and invisible
 * characters. Returns an empty text if nothing is visible.
 */
export function tidyLine(text: string): string {
  return orEmpty(text.normalize('NFC').replaceAll(UNWANTED, ' ').trim())
}

/**
 * Returns text of several lines with composed accents (NFC), `\n` at the end of each line, and without other control
 * characters than tabs. Returns an empty text if nothing is visible.
 */
export function tidyText(text: string): string {
  return orEmpty(text.normalize('NFC').replaceAll(LINE_END, '\n').replaceAll(CONTROL, ''))
}

/**
 * Returns the value of the `dir` attribute for a control with this text. The browser judges each paragraph of a text of at
 * most 20,000 characters. The first letter decides for a longer one.
 */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= JUDGED) return 'auto'
  return RIGHT_TO_LEFT.test(text.slice(0, JUDGED)) ? 'rtl' : 'ltr'
}

/** Replaces each half of a surrogate pair by U+FFFD. Not all browsers of today have `String.prototype.toWellFormed`. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\ufffd')
}

/** Size of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/** A character with the marks, joiners and joined characters that follow it. */
const CLUSTER = /\r\n|\p{RI}{2}|[^](?:[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d\P{M}?)*/gu

/** Returns the grapheme clusters of a text. Firefox has no `Intl.Segmenter` before version 125. */
function* clustersOf(text: string): Iterable<string> {
  if ('Segmenter' in Intl) {
    const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
    for (const { segment } of segments) yield segment
  } else {
    for (const [cluster] of text.matchAll(CLUSTER)) yield cluster
  }
}

/**
 * Returns the longest start of `text` that ends between grapheme clusters and whose clusters are at most `length` long
 * in sum. `lengthOf` measures a cluster. By default it counts UTF-16 code units.
 */
export function cutText(text: string, length: number, lengthOf = (part: string) => part.length): string {
  let room = length
  let end = 0
  for (const cluster of clustersOf(text)) {
    room -= lengthOf(cluster)
    if (room < 0) break
    end += cluster.length
  }
  return text.slice(0, end)
}
