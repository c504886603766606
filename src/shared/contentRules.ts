import * as v from 'valibot'

/** A record with these fields and no others. */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never'
      ? 'is an unknown field: delete it'
      : expected === 'Object'
        ? 'must be a record ({ ... })'
        : 'is missing',
  )
}

/** Any text. */
export const anyText = v.string('must be text')

/** A field that can be left out. */
export const optional = v.exactOptional

/** Whatever stands in braces, and braces without a partner. */
const bracesIn = (text: string): string[] => text.match(/\{[^{}]*\}?|\}/g) ?? []

/**
 * A text of up to `max` characters. The page puts values in the slots that `slots` names: `name` stands for
 * `{name}`, which the text must have, `name?` for one that it can have. All other braces are errors. The
 * reader has filled `{agency.name}` before.
 */
export function line(max: number, ...slots: readonly string[]) {
  const known = new Set(slots.map((name) => `{${name.replace('?', '')}}`))
  const needed = slots.filter((name) => !name.endsWith('?')).map((name) => `{${name}}`)
  const unknownIn = (text: string) => bracesIn(text).filter((braces) => !known.has(braces))
  return v.pipe(
    anyText,
    v.nonEmpty('is empty'),
    v.regex(/^\S([^\n\r\t]*\S)?$/, 'must be one line, without spaces at its ends'),
    v.maxLength(max, ({ received }) => `has ${received} characters; its place has room for ${max}`),
    v.check(
      (text) => unknownIn(text).length === 0,
      ({ input }) =>
        `has the unknown place ${unknownIn(input)
          .map((braces) => braces.replace(/^\{(\w+)\.([\w.]+)\}$/, '$&: $1.json has no $2'))
          .join(', ')}`,
    ),
    v.check(
      (text) => needed.every((place) => text.includes(place)),
      `must have the place ${needed.join(', ')}`,
    ),
    v.metadata(known.size > 0 ? { slots: [...known] } : {}),
  )
}

/** A record of which two texts differ: the words for two states of one button. */
export function differing<const Entries extends v.ObjectEntries>(
  entries: Entries,
  one: keyof Entries & string,
  other: keyof Entries & string,
) {
  return v.pipe(
    record(entries),
    v.check(
      (texts) => Reflect.get(texts, one) !== Reflect.get(texts, other),
      `has one text for ${one} and ${other}`,
    ),
  )
}

/** A list of `min` to `max` entries. */
export function listOf<const Item extends v.GenericSchema>(item: Item, min: number, max: number) {
  const entries = min === max ? `${min}` : `${min} to ${max}`
  return v.pipe(
    v.array(item, 'must be a list ([ ... ])'),
    v.minLength(min, ({ received }) => `has ${received} entries; it needs ${entries}`),
    v.maxLength(max, ({ received }) => `has ${received} entries; its place has room for ${entries}`),
    v.readonly(),
  )
}

/** One of `values`. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `must be one of: ${values.join(', ')}`)
}

/** Gives a field the sentence that the editor shows with it, and a label in place of its name. */
export function hint<const Schema extends v.GenericSchema>(text: string, schema: Schema, label?: string) {
  return v.pipe(schema, v.metadata({ description: text, ...(label !== undefined && { title: label }) }))
}

/** A record, with the sentence that the editor shows with it and a label in place of its name. */
export function group<const Entries extends v.ObjectEntries>(text: string, entries: Entries, label?: string) {
  return hint(text, record(entries), label)
}

/** A field with a `hint` that can be left out. */
export function optionalHint<const Schema extends v.GenericSchema>(
  ...field: Parameters<typeof hint<Schema>>
) {
  return optional(hint(...field))
}

/** A `group` that can be left out. */
export function optionalGroup<const Entries extends v.ObjectEntries>(
  ...fields: Parameters<typeof group<Entries>>
) {
  return optional(group(...fields))
}

/** Marks a field that is the same in every language: the first language has it for all. */
export function fact<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ languages: 'first' }))
}

/**
 * Marks a field that a language can have in its own words or letters, or lack. It then has that of the first
 * language.
 */
export function shared<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ languages: 'any' }))
}

/** True marks invented content. `npm run preflight` lists the files and records that have it. */
const sample = optional(
  fact(hint('Invented text. Switch it off when it is your own.', v.boolean('must be true or false'))),
)

/** A file of the content. `$schema` gives editors the fields. */
export function file<const Entries extends v.ObjectEntries>(entries: Entries) {
  return record({ $schema: optional(shared(anyText)), sample, ...entries })
}

/** The record of a list that a field names by its slug. `referenceProblems` looks whether it exists. */
export function recordOf(list: 'team' | 'testimonials') {
  return v.pipe(line(60), v.metadata({ refersTo: list }))
}

const place = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

/**
 * A record in a file of its own. Records without `order` come after those that have one, by their file's
 * names.
 */
export function entry<const Entries extends v.ObjectEntries>(entries: Entries) {
  return record({ order: optional(fact(place)), ...entries, sample })
}

/** No names of RFC 2606 and RFC 6761, and no characters with a meaning in a content security policy. */
const HOST =
  /^(?!.*\.(example|test|invalid|localhost)$|(.*\.)?example\.(com|net|org)$)([a-z\d-]+\.)+[a-z][a-z\d-]*$/

/** An address that the public can open, or `none`. */
export const addressOrNone = v.pipe(
  anyText,
  v.regex(/^(none|https:\/\/\S+)$/, 'must be an address (https://...)'),
  v.check(
    (text) => text === 'none' || HOST.test(URL.parse(text)?.hostname ?? ''),
    'must have a plain host name, such as cal.com, not reserved for examples and tests',
  ),
)

/** A number from 0 to `max`. */
export const upTo = (max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(max, `must be at most ${max}`),
  )

const percent = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(100, 'must be at most 100'),
)

/**
 * Name of a file in `src/content/pictures` with one of these endings. The editor writes a slash before it.
 */
export function fileName(...endings: readonly string[]) {
  return v.pipe(
    anyText,
    v.regex(
      new RegExp(`^/?[\\w.-]+\\.(${endings.join('|')})$`, 'i'),
      `must have a name of letters a to z, digits and hyphens, and end with .${endings.join(' or .')}`,
    ),
    v.metadata({ accept: endings.map((ending) => `.${ending}`).join(',') }),
    v.transform((name) => name.replace('/', '')),
  )
}

/** A picture in `src/content/pictures`. */
export const picture = {
  file: fact(hint('A photograph.', fileName('avif', 'jpg', 'jpeg', 'png', 'webp'))),
  focus: optional(
    fact(
      hint(
        'The point that stays in view where the picture is cut, in percent.',
        record({ left: hint('From the left.', percent), top: hint('From the top.', percent) }),
      ),
    ),
  ),
  alt: hint('What somebody reads who does not see the picture.', line(200), 'Alternative text'),
}

/** A figure and its label. `value` is text, such as `24/7`. */
export const stat = record({
  value: hint('The figure as it is shown, such as 24/7.', line(12)),
  label: hint('What it counts.', line(80)),
})
export type Stat = v.InferOutput<typeof stat>

/** A heading with a short text. */
export const note = record({ title: hint('One thought.', line(60)), text: hint('What it means.', line(240)) })

/**
 * A link: a path of this site (`/services#blockchain`) or a whole address (`https:`, `mailto:`, `tel:`). A
 * link to a page that has no records is left out, with its place.
 */
export const link = record({
  label: hint('Words of the link.', line(40)),
  href: hint(
    'A page of this site, such as /services, an address that begins with https://, or tel:+4755561283.',
    v.pipe(
      anyText,
      v.regex(
        /^(\/(?!\/)\S*|https:\/\/\S+|mailto:\S+|tel:\+\d+)$/,
        'must be a path (/...) or an address (https://...)',
      ),
    ),
    'Leads to',
  ),
})
export type Link = v.InferOutput<typeof link>
