import { useState } from 'react'

/** Returns the value of an earlier render while `same(earlier, value)` is true, so that memos on it are kept. */
export function useUnlessSame<T>(value: T, same: (before: T, now: T) => boolean): T {
  const [kept, setKept] = useState(value)
  if (kept === value || same(kept, value)) return kept
  setKept(value)
  return value
}
