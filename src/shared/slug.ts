/** `AI and machine learning` becomes `ai-and-machine-learning`: for anchors, so ASCII letters and digits only. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
