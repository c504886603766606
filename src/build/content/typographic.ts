/**
 * Returns text with typographic apostrophes between letters, after a plural's s, and before two digits of a year. A
 * backslash keeps an apostrophe straight.
 */
export function typographic(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’')
    .replaceAll(/(?<=s)'(?=[\s.,;:!?)]|$)/g, '’')
    .replaceAll(/(?<=^|[\s(“])'(?=\d\ds?\b)/g, '’')
    .replaceAll("\\'", "'")
}
