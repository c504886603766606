// Values of JSON: their entries, the places in their texts, and their parts in languages.

/**
 * Returns the fields of a record by language. A record without tags is the first language's. The editor
 * writes empty texts into other languages for what only the first has: such fields are left out. An empty
 * entry of a list stays, for the check to name.
 */
export function partsOf(value: unknown, languages: readonly string[]): Readonly<Record<string, unknown>> {
  const [first = ''] = languages
  if (!languages.some((tag) => tag in Object(value))) return { [first]: value }
  const parts = Object.entries(Object(value)).map(([tag, part]) => [
    tag,
    tag === first
      ? part
      : JSON.parse(JSON.stringify(part), (key, text: unknown) =>
          text === '' && key !== '' && !/^\d+$/.test(key) ? undefined : text,
        ),
  ])
  return Object.fromEntries(parts) as Record<string, unknown>
}

/** Returns each value inside of a value, with its key and the path to it: `records.3.title`. */
export function entriesIn(value: unknown, start = ''): { path: string; key: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    { path: start + key, key, value: inner },
    ...entriesIn(inner, `${start}${key}.`),
  ])
}

/** Returns the value at a path such as `records.3.title`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)

/**
 * Replaces `{agency.name}` by the text or number at that path of `facts`. An unknown place stays, and the
 * schema refuses it.
 */
export function filled(value: unknown, facts: unknown): unknown {
  const fillPlace = (place: string) => {
    const text = valueAt(facts, place.slice(1, -1))
    return typeof text === 'string' || typeof text === 'number' ? String(text) : place
  }
  return JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' ? text.replaceAll(/\{\w+(?:\.\w+)+\}/g, fillPlace) : text,
  )
}

/** Returns `own`, with what it lacks from `first`. Items of lists have the same places in both. */
export function merged(first: unknown, own: unknown): unknown {
  if (typeof own !== 'object' || own === null) return own
  const fields = Object.entries(own).map(([key, value]) => [key, merged(valueAt(first, key), value)] as const)
  return Array.isArray(own)
    ? fields.map(([, value]) => value)
    : { ...Object(first), ...Object.fromEntries(fields) }
}
