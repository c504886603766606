/** Returns a function that calls `create` once for each key and keeps the value. Keys are compared as in a Map. */
export function memoize<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  // The object around the value tells a value of `undefined` from a missing entry.
  const created = new Map<Key, { value: Value }>()
  return (key) => {
    const entry = created.get(key) ?? { value: create(key) }
    created.set(key, entry)
    return entry.value
  }
}
