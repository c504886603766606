/** Letters that Unicode does not take apart. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' }

/**
 * Returns an element id for a heading, of lower-case letters, digits and hyphens: `AI and machine learning`
 * gives `ai-and-machine-learning`. Accents are removed, and letters of other scripts stay.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[øœæßłđ]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Returns the first character of a text: a letter with its accents, or an emoji. It is empty for an empty
 * text.
 */
export function initialOf(text: string): string {
  // Two letters make a flag. U+200D joins the parts of other emojis.
  return /^(?:\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u{200d}.[\p{M}\p{EMod}]*)*)/u.exec(text)?.[0] ?? ''
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns text as HTML, for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
