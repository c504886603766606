import type { StoreApi } from 'zustand/vanilla'

/**
 * Wraps a function that is called from outside of the backdrop: by a store, a timer, an observer or the
 * stage.
 */
export type Guard = <Args extends unknown[]>(run: (...args: Args) => void) => (...args: Args) => void

/**
 * Creates a guard. The first error of a guarded function goes to `onError` and ends that function. It never
 * reaches the caller: React would take the page away for it.
 */
export const createGuard =
  (onError: (error: unknown) => void): Guard =>
  (run) => {
    let isBroken = false
    return (...args) => {
      if (isBroken) return
      try {
        run(...args)
      } catch (error) {
        isBroken = true
        onError(error)
      }
    }
  }

/** Returns a store whose subscribers are guarded. */
export function guarded<Store extends StoreApi<unknown>>(store: Store, guard: Guard): Store {
  return { ...store, subscribe: (listener) => store.subscribe(guard(listener)) }
}
