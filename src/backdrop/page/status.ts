import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BackdropLevel } from './policy.ts'

/** The state of the backdrop. The conductor writes it; the pause button, the poster and the DOM attributes follow it. */
export interface BackdropStatus {
  level: BackdropLevel
  /** False until WebGL has been detected, and after the scene has failed. */
  canRun: boolean
  /** The canvas holds a frame. False before the first frame and while the WebGL context is lost. */
  drawn: boolean
  /** Seconds of scene time to which `?time=` has seeked, once that frame is drawn. Null without it. */
  seekedTo: number | null
}

export type StatusStore = StoreApi<BackdropStatus>

/** Creates a status store: the poster is shown and nothing runs. */
export function createStatusStore(): StatusStore {
  return createStore<BackdropStatus>(() => ({
    level: 'poster',
    canRun: false,
    drawn: false,
    seekedTo: null,
  }))
}

/** Returns whether the canvas covers the poster, so that a change of poster would not be visible. */
export function coversPoster({ level, drawn }: BackdropStatus): boolean {
  return drawn && level !== 'poster'
}

export const backdropStatus = createStatusStore()
