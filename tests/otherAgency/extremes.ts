import * as v from 'valibot'

/** The parts of a valibot schema that are read here. */
interface Schema {
  type: string
  entries?: Readonly<Record<string, Schema>>
  item?: Schema
  wrapped?: Schema
  /** A schema, which may have a pipe itself, and checks. */
  pipe?: readonly (Schema & { requirement?: unknown; metadata?: { refersTo?: string } })[]
}

/**
 * Follows an unfinished text: a word of 24 letters, one of 60, and others of the usual widths. It has no word
 * of the sample.
 */
const FILLER =
  'Webkammwartungsgewerbeam ' +
  'Kammwollwebereimaschinenwartungsgesellschaftsmitgliedausweis and the pattern is drawn before the first thread is strung on the loom because nobody can unpick a ' +
  'heddle twice '

/**
 * Number in a check of the schema, such as 40 for `max_length`, or null if the schema has no such check, or
 * names a record.
 */
function limitOf({ pipe = [] }: Schema, check: string): number | null {
  if (pipe.some(({ metadata }) => metadata?.refersTo)) return null
  for (const step of pipe) {
    const found = step.type === check ? step.requirement : limitOf(step, check)
    if (typeof found === 'number') return found
  }
  return null
}

const accepts = (schema: Schema, value: unknown) =>
  v.safeParse(schema as unknown as v.GenericSchema, value).success

/**
 * Returns a text of the greatest length that the schema allows. Addresses and names of tokens stay as they
 * are.
 */
function longest(schema: Schema, text: string, copy: number): string {
  const max = limitOf(schema, 'max_length')
  if (max === null) return text
  const start = copy === 0 ? text : `${copy + 1}. ${text}`
  const filled = `${start} ${FILLER.repeat(Math.ceil(max / FILLER.length))}`.slice(0, max)
  // A text has no space at its end.
  const candidate = filled.endsWith(' ') ? `${filled.slice(0, -1)}s` : filled
  return accepts(schema, candidate) ? candidate : text
}

/**
 * Returns content with the longest texts and lists that the schema allows. Lists are filled with copies of
 * their entries; `copy` counts them, and begins their texts, so that no two titles are the same. Values of
 * the schemas in `kept` stay as they are.
 */
export function greatest(
  schema: Schema,
  value: unknown,
  kept: ReadonlySet<object> = new Set(),
  copy = 0,
): unknown {
  if (kept.has(schema)) return value
  if (schema.wrapped) return greatest(schema.wrapped, value, kept, copy)
  if (typeof value === 'string') return longest(schema, value, copy)
  if (Array.isArray(value)) {
    const { item } = schema
    const length = item ? (limitOf(schema, 'max_length') ?? value.length) : value.length
    return Array.from({ length }, (_, index) => {
      const entry: unknown = value[index % value.length]
      return item ? greatest(item, entry, kept, copy + Math.floor(index / value.length)) : entry
    })
  }
  return everyField(schema, value, (inner, entry) => greatest(inner, entry, kept, copy))
}

/**
 * Returns content with other letters, where the schema allows it: of an alphabet, and one of capitals. Places
 * in braces stay.
 */
export function inLetters(alphabets: readonly [string, string], schema: Schema, value: unknown): unknown {
  const inside = (inner: Schema, entry: unknown) => inLetters(alphabets, inner, entry)
  if (schema.wrapped) return inside(schema.wrapped, value)
  if (Array.isArray(value)) {
    const { item } = schema
    return item ? value.map((entry) => inside(item, entry)) : value
  }
  if (typeof value !== 'string') return everyField(schema, value, inside)
  const letters = value.replaceAll(/\{[^}]*\}|\p{L}/gu, (part) => {
    const alphabet = alphabets[part === part.toLowerCase() ? 0 : 1]
    return part.startsWith('{') ? part : (alphabet[(part.codePointAt(0) ?? 0) % alphabet.length] ?? part)
  })
  return limitOf(schema, 'max_length') !== null && accepts(schema, letters) ? letters : value
}

/** Returns a record with the result of `change` in place of each field, and any other value as it is. */
function everyField(
  { entries }: Schema,
  value: unknown,
  change: (schema: Schema, value: unknown) => unknown,
): unknown {
  if (!entries || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      const schema = entries[key]
      return [key, schema ? change(schema, entry) : entry]
    }),
  )
}
