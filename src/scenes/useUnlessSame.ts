import { useState } from 'react'

/** The value of an earlier render while `same` finds nothing new in this one's. */
export function useUnlessSame<T>(value: T, same: (before: T, now: T) => boolean): T {
  const [kept, setKept] = useState(value)
  if (kept === value || same(kept, value)) return kept
  setKept(value)
  return value
}
