import { createStore } from 'zustand/vanilla'

export interface Toast {
  /** A `destructive` toast interrupts a screen reader. */
  tone: 'plain' | 'destructive'
  title: string
  description: string
}

/** Milliseconds that a toast stays. Without a number it stays until it is closed. */
export const TOAST_DURATION: Readonly<Record<Toast['tone'], number | null>> = {
  plain: 8000,
  destructive: null,
}
/** Milliseconds by which a toast stays longer while the pointer or the focus is in it. */
export const IN_USE_EXTENSION = 1000

/** The toast of the page. One at a time: a further toast replaces it. */
export const toastStore = createStore<{ toast: Toast | null }>(() => ({ toast: null }))

export const closeToast = () => toastStore.setState({ toast: null })
