import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  /** A `destructive` toast interrupts a screen reader and stays until it is closed. */
  tone: 'plain' | 'destructive'
  title: string
  description: string
}

export interface ToastState {
  toasts: readonly Toast[]
  /** What shows a toast. The page that shows toasts brings it, so that the first visit does not load it. */
  Card: ComponentType<{ toast: Toast }> | null
}

/** Creates the state of a page without toasts. */
export const createToastState = () => createStore<ToastState>(() => ({ toasts: [], Card: null }))

/** The toasts of the page. */
export const openToasts = createToastState()
