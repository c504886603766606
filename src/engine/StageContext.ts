import { createContext } from 'react'
import type { SeekTarget } from '../motion/sceneFrame.ts'
import type { StageState } from '../store/stageState.ts'

/** What the stage gives to a scene. */
export interface StageValue {
  /**
   * How far the scene has entered, 0 to 1: in each frame the stage writes it, then the scene reads it.
   */
  entered: { value: number }
  /**
   * Scenes read the state from it, in each frame. Without a store nothing follows the scroll position.
   */
  store: { getState(): StageState } | null
  /**
   * Functions that set the mounted scene to a moment, which the next frame shows. Empty until the scene can
   * be posed.
   */
  seeks: Set<(target: SeekTarget) => void>
}

/** The stage of the surrounding scene. The default, for a scene outside of a stage, is fully entered. */
export const StageContext = createContext<StageValue>({
  entered: { value: 1 },
  store: null,
  seeks: new Set(),
})
