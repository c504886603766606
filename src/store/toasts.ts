import type { StoreApi } from 'zustand/vanilla'
import { createToastState, openToasts, type Toast, type ToastState } from './openToasts.ts'

export interface ToastStore extends StoreApi<ToastState> {
  /** Adds a toast and returns its id. */
  show(toast: Omit<Toast, 'id'>): number
  /** Removes a toast. Does nothing for an unknown id. */
  dismiss(id: number): void
}

/** Most toasts at a time: more would cover the page. A further toast removes the oldest. */
const MAX_TOASTS = 3

/** Creates a store without toasts, or that of an existing state. */
export function createToastStore(store: StoreApi<ToastState> = createToastState()): ToastStore {
  let lastId = 0
  return {
    ...store,
    show(toast) {
      lastId += 1
      const added = { ...toast, id: lastId }
      store.setState((state) => ({ toasts: [...state.toasts, added].slice(-MAX_TOASTS) }))
      return lastId
    },
    dismiss(id) {
      store.setState((state) =>
        state.toasts.some((toast) => toast.id === id)
          ? { toasts: state.toasts.filter((toast) => toast.id !== id) }
          : state,
      )
    },
  }
}

/** The toasts of the page. Its script is part of the page that shows them. */
export const toastStore = createToastStore(openToasts)
