import { basename, dirname } from 'node:path'
import { lists, type Content } from './content/contentSchemas.ts'
import { entriesIn, valueAt } from './content/values.ts'

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))

/**
 * Characters of every language: pages draw the signs in a font that has them. Those of the content are added.
 */
export const CHARACTERS = `${ASCII}\u00a0–—‘’“”„…•·′″−×→←↑↓≤≥€™`

/**
 * Returns the texts of a language's content with their places. Pages show no fact that the language writes
 * differently.
 */
function textsIn({ agency, files, language }: Content) {
  const start = agency.languages.length > 1 ? `${language}.` : ''
  const own = files[`src/content/${language}/agency.json`]
  const isShown = (file: string, path: string) =>
    file !== 'src/content/agency.json' || valueAt(own, path) === undefined
  return Object.entries(files).flatMap(([file, entries]) =>
    entriesIn(entries, basename(dirname(file)) in lists ? start : '').flatMap(({ path, value }) =>
      typeof value === 'string' && isShown(file, path) ? [{ place: `${file}: ${path}`, text: value }] : [],
    ),
  )
}

/**
 * Returns the characters of a language's content besides CHARACTERS, in one order. Every font must have them.
 * Emojis are the system's.
 */
export function charactersOf(content: Content): string[] {
  const used = new Set(
    textsIn(content)
      .map(({ text }) => text)
      .join('')
      .replaceAll(/[\p{Z}\p{C}\p{Extended_Pictographic}\p{RI}\p{EMod}\uFE0F]/gu, ''),
  )
  return [...used.difference(new Set(CHARACTERS))].toSorted()
}

/** Says where a language's content has characters that a font lacks. */
export function missingIn(
  content: Content,
  role: string,
  source: string,
  missing: ReadonlySet<string>,
): string {
  const shown = textsIn(content).find(({ text }) => !missing.isDisjointFrom(new Set(text)))
  const names = [...missing].slice(0, 5).map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''
    return `${character} (U+${code})`
  })
  const more = missing.size > 5 ? ` and ${missing.size - 5} more` : ''
  const { agency, language } = content
  const other = language === agency.languages[0] ? '' : `write it for ${language} in other letters, or `
  return (
    `${shown?.place}: the font ${source} lacks ${names.join(', ')}${more}; ${other}name another in ` +
    `src/content/${language}/interface.json: fonts.${role}`
  )
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
