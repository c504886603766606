import { createContext } from 'react'
import type { SiteStore } from '../store/site.ts'

/** How far a scene has entered the stage. The stage writes it and the scene reads it, both within a frame. */
export interface Progress {
  /** 0 when the scene is gone, 1 when it has entered fully. */
  value: number
  /** Whether this scene sets the camera's lens shift. True for one scene on stage at a time. */
  lead: boolean
}

/** Sets a scene's time to `t` seconds. The next frame shows it. */
export type Seek = (t: number) => void

export interface StageValue {
  progress: Progress
  /** Scenes read it within a frame and never write it. */
  store: SiteStore | null
  /** Adds a scene's seek function, once the scene can be posed. Returns the function that removes it. */
  registerSeek?: (seek: Seek) => () => void
}

/** What the stage gives to a scene. The default is a scene outside a stage: fully entered. */
export const StageContext = createContext<StageValue>({ progress: { value: 1, lead: true }, store: null })
