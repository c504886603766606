// Values of JSON: their entries, and the places in their texts.

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
    const name = place.slice(1, -1)
    const text = valueAt(facts, name)
    // An empty fact has a problem of its own. The texts around it have none.
    return typeof text === 'string' || typeof text === 'number' ? String(text) || name : place
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
