import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

export interface Toast {
  /** A `destructive` toast interrupts a screen reader and stays until it is closed. */
  tone: 'plain' | 'destructive'
  title: string
  description: string
}

interface ToastState {
  /** One at a time: a further toast replaces it. */
  toast: Toast | null
  /** What shows a toast. The page that shows toasts brings it, so that the first visit does not load it. */
  Card: ComponentType<{ toast: Toast }> | null
}

/** The toast of the page. */
export const toastStore = createStore<ToastState>(() => ({ toast: null, Card: null }))

export const closeToast = () => toastStore.setState({ toast: null })
