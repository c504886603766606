const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Returns a whole number from 0 to 99 in words: `thirty-five`. Returns digits for all other numbers. */
export function inWords(count: number): string {
  const word = ONES[count]
  if (word !== undefined) return word
  const tens = TENS[Math.floor(count / 10) - 2]
  if (tens === undefined || !Number.isInteger(count)) return String(count)
  return count % 10 === 0 ? tens : `${tens}-${inWords(count % 10)}`
}

/** Returns the ordinal of a whole number from 1 to 99 in words: `twenty-first`. */
export function ordinalInWords(count: number): string {
  const words = inWords(count)
  const start = words.slice(0, words.lastIndexOf('-') + 1)
  const last = words.slice(start.length)
  return start + (IRREGULAR_ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

/** Returns a text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.replace(/^./u, (first) => first.toUpperCase())
}
