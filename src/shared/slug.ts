/** Returns text as an anchor of ASCII letters, digits and hyphens: `AI and machine learning` is `ai-and-machine-learning`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
