import { createContext } from 'react'
import type { SeekMoment } from '../motion/moment.ts'
import type { SiteStore } from '../store/site.ts'

/** How far a scene has entered the stage. In each frame the stage writes it, then the scene reads it. */
export interface Progress {
  /** 0 when the scene has left, 1 when it has entered fully. */
  value: number
  /** Whether it is drawn, through its own lens. True for one scene on stage at a time. */
  drawn: boolean
}

/** What the stage gives to a scene. */
export interface StageValue {
  progress: Progress
  /**
   * Scenes read the state from it, in each frame, and never write it. Without a store nothing follows the
   * scroll position.
   */
  store: SiteStore | null
  /**
   * Functions that set the mounted scene to a moment, which the next frame shows. Empty until the scene can
   * be posed.
   */
  seeks: Set<(moment: SeekMoment) => void>
}

/** The stage of the surrounding scene. The default, for a scene outside of a stage, is fully entered. */
export const StageContext = createContext<StageValue>({
  progress: { value: 1, drawn: true },
  store: null,
  seeks: new Set(),
})
