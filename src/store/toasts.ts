import { createStore, type StoreApi } from 'zustand/vanilla'

export interface Toast {
  id: number
  /** A `destructive` toast interrupts a screen reader and stays until it is closed. */
  tone: 'plain' | 'destructive'
  title: string
  description: string
}

export interface ToastState {
  toasts: readonly Toast[]
}

export interface ToastStore extends StoreApi<ToastState> {
  /** Adds a toast and returns its id. */
  show(toast: Omit<Toast, 'id'>): number
  /** Removes a toast. Does nothing for an unknown id. */
  dismiss(id: number): void
}

/** Most toasts at a time: more would cover the page. A further toast removes the oldest. */
const MAX_TOASTS = 3

/** Creates a store without toasts. */
export function createToastStore(): ToastStore {
  const store = createStore<ToastState>(() => ({ toasts: [] }))
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

/** The toasts of the page. */
export const toastStore = createToastStore()
