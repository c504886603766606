/** Letters that Unicode does not take apart. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' }

/**
 * Returns an element id for a heading, of lower-case ASCII letters, digits and hyphens: `AI and machine learning` gives
 * `ai-and-machine-learning`. Accents are removed.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßłđ]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
