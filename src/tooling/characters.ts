import type { Content } from './content/contentSchemas.ts'

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

/**
 * Characters of every language: pages draw the signs in a font that has them. Those of the content are added.
 */
export const CHARACTERS = `${ASCII}\u00a0–—‘’“”„…•·′″−×→←↑↓≤≥€™`

/**
 * Returns the characters of a language's content besides CHARACTERS, in one order. Emojis are the system's.
 * Pages show no fact of the agency that the language writes differently.
 */
export function charactersOf({ agency, files }: Content): string[] {
  const { 'src/content/agency.json': _, ...others } = files
  const used = new Set(
    JSON.stringify([agency, others]).replaceAll(
      /[\p{Z}\p{C}\p{Extended_Pictographic}\p{RI}\p{EMod}\uFE0F]/gu,
      '',
    ),
  )
  return [...used.difference(new Set(CHARACTERS))].toSorted()
}

/** Returns characters as a value of `unicode-range`. Every page has it, so neighbours are one range. */
export function rangeOf(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1)
  return codes
    .filter((code, index) => codes[index - 1] !== code - 1)
    .map((start, index) => [...new Set([start, ends[index] ?? start])])
    .map((range) => `U+${range.map((code) => code.toString(16)).join('-')}`)
    .join()
}
