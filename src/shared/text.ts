/** Control characters, line breaks, invisible characters and marks that change the direction of text. */
// oxlint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]+/g

/** Returns text as one line: a space replaces each run of line breaks, control and invisible characters. */
export function tidyLine(text: string): string {
  return text.replaceAll(UNWANTED, ' ').trim()
}

/** Returns a caption in which no line begins with a dot or ends between a number and its unit, such as `11 months`. */
export function unbrokenCaption(caption: string): string {
  return caption.replaceAll(' · ', '\u00a0· ').replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}

/**
 * Returns the longest start of `text` that ends between grapheme clusters and whose clusters are at most `length` long
 * in sum. `lengthOf` measures a cluster. By default it counts UTF-16 code units.
 */
export function cutText(text: string, length: number, lengthOf = (part: string) => part.length): string {
  let room = length
  let end = 0
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    room -= lengthOf(segment)
    if (room < 0) break
    end += segment.length
  }
  return text.slice(0, end)
}
