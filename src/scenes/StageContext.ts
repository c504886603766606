import { createContext } from 'react'
import type { SiteStore } from '../store/site.ts'

/** How far a scene is on stage. Mutable: the stage writes it and the scene reads it, both in frames. */
export interface Progress {
  /** 0 gone, 1 there. */
  value: number
  /** The scene that the camera is composed for; a leaving one keeps its own composition beside it. */
  lead: boolean
}

export interface StageValue {
  progress: Progress
  /** Read in frames, never written. */
  store: SiteStore | null
  /** Called once a scene's buffers exist, with the way to set its time in seconds. */
  onField?: (seek: (t: number) => void) => () => void
}

/** A scene alone, as in a test: fully there, and composing the camera. */
export const StageContext = createContext<StageValue>({ progress: { value: 1, lead: true }, store: null })
