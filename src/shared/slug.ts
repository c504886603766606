/**
 * Returns an element id for a heading, of lower-case ASCII letters, digits and hyphens: `AI and machine learning` gives
 * `ai-and-machine-learning`. Accents are removed.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
