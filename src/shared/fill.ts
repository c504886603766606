/** A place in a text of the content for a value that only the code knows: `{page}`. */
const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Returns `text` with each `{name}` replaced by the value of that name. A name without a value stays as it
 * is.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (placeholder: string, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
