/** Calls `create` once for each key and returns the same value for the same key afterwards. */
export function memoize<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const created = new Map<Key, { value: Value }>()
  return (key) => {
    const entry = created.get(key) ?? { value: create(key) }
    created.set(key, entry)
    return entry.value
  }
}
