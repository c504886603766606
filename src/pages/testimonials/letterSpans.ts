/** Numbers of columns, out of twelve, that a card takes on desktops. */
export const LETTER_SPANS = [4, 5, 6, 7, 12] as const

type LetterSpan = (typeof LETTER_SPANS)[number]

/** Cards of the first row. Their quotations are larger. */
export const LARGE_LETTERS = 2

/**
 * Returns the width of each of `count` cards, so that every row is full: a row of seven and five columns, then rows of
 * three cards, and at the end one or two rows of two where three would leave a gap.
 */
export function letterSpans(count: number): LetterSpan[] {
  if (count === 0) return []
  if (count === 1) return [12]
  const rest = count - LARGE_LETTERS
  const inPairs = rest === 1 ? 0 : ((3 - (rest % 3)) % 3) * 2
  return [
    7,
    5,
    ...Array.from({ length: rest }, (_, index) => {
      if (rest === 1) return 12
      return index < rest - inPairs ? 4 : 6
    }),
  ]
}
