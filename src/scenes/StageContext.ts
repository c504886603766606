import { createContext } from 'react'
import type { SiteStore } from '../store/site.ts'
import { createCast, type Cast } from './reform/cast.ts'

/** How far a scene has entered the stage. In each frame the stage writes it, then the scene reads it. */
export interface Progress {
  /** 0 when the scene has left, 1 when it has entered fully. */
  value: number
  /** Whether this scene sets the camera's lens shift. True for one scene on stage at a time. */
  lead: boolean
  /** The other scene that is drawn, into which this one re-forms. Null while this one is alone. */
  partner: Cast | null
}

/** Sets a scene's time to `t` seconds and its station to `s`, unless that is null. The next frame shows it. */
export type Seek = (t: number, s: number | null) => void

/** What the stage gives to a scene. */
export interface StageValue {
  progress: Progress
  /** The scene writes its poses and its lens shift into it, for its partner. */
  cast: Cast
  /** Scenes read the state from it, in each frame, and never write it. Without a store nothing follows the scroll position. */
  store: SiteStore | null
  /** Adds a scene's seek function, once the scene can be posed. Returns the function that removes it. */
  registerSeek?: (seek: Seek) => () => void
}

/** The stage of the surrounding scene. The default, for a scene outside of a stage, is fully entered. */
export const StageContext = createContext<StageValue>({
  progress: { value: 1, lead: true, partner: null },
  cast: createCast(),
  store: null,
})
