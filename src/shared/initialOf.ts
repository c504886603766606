/** Returns the first character of a text: a letter with its accents, or an emoji. It is empty for an empty text. */
export function initialOf(text: string): string {
  // Two letters make a flag. U+200D joins the parts of other emojis.
  return /^(?:\p{RI}{2}|.[\p{M}\p{EMod}]*(?:\u{200d}.[\p{M}\p{EMod}]*)*)/u.exec(text)?.[0] ?? ''
}
