import * as v from 'valibot'

/** One line of text that fills its place at `max` characters. */
export function line(max: number) {
  return v.pipe(
    v.string('must be text'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.regex(/^[^\n\r\t]*$/, 'has a line break'),
    v.maxLength(max, ({ received }) => `has ${received} characters; its place has room for ${max}`),
  )
}

/** A text that wraps. Its place has room for `max` characters. */
export function paragraph(max: number) {
  return line(max)
}

/** A list of `min` to `max` entries. */
export function listOf<const Item extends v.GenericSchema>(item: Item, min: number, max: number) {
  const entries = min === max ? `${min}` : `${min} to ${max}`
  return v.pipe(
    v.array(item, 'must be a list'),
    v.minLength(min, ({ received }) => `has ${received} entries; it needs ${entries}`),
    v.maxLength(max, ({ received }) => `has ${received} entries; its place has room for ${entries}`),
    v.readonly(),
  )
}

/** One of `values`. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `must be one of: ${values.join(', ')}`)
}

/** A figure and its label. `value` is text, such as `24/7`. */
export const stat = v.object({ value: line(12), label: line(80) })
export type Stat = v.InferOutput<typeof stat>

/** A heading with a short text. */
export const note = v.object({ title: line(60), text: paragraph(240) })
export type Note = v.InferOutput<typeof note>

/**
 * A link: a path of this site (`/services#blockchain`) or a whole address. A link to a page that has no records is left
 * out, with its place.
 */
export const link = v.object({
  label: line(40),
  href: v.pipe(
    v.string('must be text'),
    v.regex(/^(\/(?!\/)\S*|https:\/\/\S+|mailto:\S+)$/, 'must be a path (/...) or an address (https://...)'),
  ),
})
export type Link = v.InferOutput<typeof link>

/** True for invented content. `npm run preflight` fails while any record has it. */
export const sample = v.boolean('must be true or false')

/** A text with each `{name}` of `names` once. The page puts a value in each of these places. */
export function template(max: number, ...names: readonly string[]) {
  const wanted = names
    .map((name) => `{${name}}`)
    .toSorted()
    .join(', ')
  return v.pipe(
    line(max),
    v.check(
      (text) => (text.match(/\{\w*\}/g) ?? []).toSorted().join(', ') === wanted,
      `must contain ${wanted}, and no other text in braces`,
    ),
  )
}
