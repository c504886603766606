import { useState } from 'react'

/** Returns the value of an earlier render for as long as `same` holds between it and the current value. */
export function useUnlessSame<T>(value: T, same: (earlier: T, current: T) => boolean): T {
  const [kept, setKept] = useState(value)
  if (kept === value || same(kept, value)) return kept
  setKept(value)
  return value
}
