import { typographic } from '../../src/build/content/typographic.ts'

/** Returns a text of the content, or the lines of a heading, as a page shows it: in one line, with typographic apostrophes. */
export function shown(text: string | readonly string[]): string {
  return typographic([text].flat().join(' '))
}
