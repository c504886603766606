import { createStore } from 'zustand/vanilla'

export interface Toast {
  /** A `destructive` toast interrupts a screen reader and stays until it is closed. */
  tone: 'plain' | 'destructive'
  title: string
  description: string
}

/** The toast of the page. One at a time: a further toast replaces it. */
export const toastStore = createStore<{ toast: Toast | null }>(() => ({ toast: null }))

export const closeToast = () => toastStore.setState({ toast: null })
