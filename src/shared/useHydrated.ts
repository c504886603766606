import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns false while prerendering and hydrating, then true. For markup that only makes sense with
 * JavaScript.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
