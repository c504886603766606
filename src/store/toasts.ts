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
  /** Returns the id of the toast. */
  show(toast: Omit<Toast, 'id'>): number
  /** Does nothing for an unknown id. */
  dismiss(id: number): void
}

/** More toasts would cover the page. A further one replaces the oldest. */
const MAX_TOASTS = 3

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

export const toastStore = createToastStore()
