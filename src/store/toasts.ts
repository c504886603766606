import { createStore, type StoreApi } from 'zustand/vanilla'

export interface Toast {
  id: number
  /** `destructive` is announced at once and stays until it is closed. */
  tone: 'plain' | 'destructive'
  title: string
  description: string
}

export interface ToastState {
  toasts: readonly Toast[]
}

export interface ToastStore extends StoreApi<ToastState> {
  show(toast: Omit<Toast, 'id'>): number
  dismiss(id: number): void
}

/** More than this many at once would cover the page; the oldest goes first. */
const MOST = 3

export function createToastStore(): ToastStore {
  const store = createStore<ToastState>(() => ({ toasts: [] }))
  let last = 0
  return {
    ...store,
    show(toast) {
      last += 1
      const added = { ...toast, id: last }
      store.setState((state) => ({ toasts: [...state.toasts, added].slice(-MOST) }))
      return last
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
