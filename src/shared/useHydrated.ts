import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and hydrating, true from then on: for what only makes sense with a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
