import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BackdropLevel } from './policy.ts'

/**
 * The state of the backdrop. The controller writes it. The pause button, the poster and DOM attributes read
 * it.
 */
export interface BackdropStatus {
  level: BackdropLevel
  /** False until WebGL has been detected, and after the scene has failed. */
  canRun: boolean
  /** The canvas holds a frame. False before the first frame and while the WebGL context is lost. */
  hasFrame: boolean
  /** The canvas is paused at another keyframe than the visitor's, so the poster is shown instead. */
  away: boolean
  /**
   * The poster may replace the canvas: it is that of the visitor's scene and keyframe, or it has replaced it
   * already.
   */
  posterReady: boolean
  /** Seconds of scene time to which `?time=` has seeked, once that frame is shown. Null without it. */
  seekedTo: number | null
}

export type StatusStore = StoreApi<BackdropStatus>

/** Creates a status store: the poster is shown and nothing runs. */
export function createStatusStore(): StatusStore {
  return createStore<BackdropStatus>(() => ({
    level: 'poster',
    canRun: false,
    hasFrame: false,
    away: false,
    posterReady: false,
    seekedTo: null,
  }))
}

/** Returns whether the canvas covers the poster. A change of the poster is not visible then. */
export function coversPoster({ level, hasFrame, away }: BackdropStatus): boolean {
  return hasFrame && level !== 'poster' && !away
}

/** Returns whether the poster is shown instead of a canvas that holds a frame. */
export function showsPoster(status: BackdropStatus): boolean {
  return status.posterReady && !coversPoster(status)
}

export const backdropStatus = createStatusStore()
