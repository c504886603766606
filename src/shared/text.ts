/** Control characters (line breaks among them) and marks that reorder text: none belongs into a one-line field. */
// oxlint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]+/g

/** One line of plain text: what is invisible or breaks lines becomes a space, then spaces are trimmed. */
export function tidyLine(text: string): string {
  return text.replaceAll(UNWANTED, ' ').trim()
}

/**
 * The beginning of `text` whose length is at most `length`, never cut inside a character as people see it. `lengthOf`
 * is the sum of its characters' lengths, UTF-16 units unless told otherwise.
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
