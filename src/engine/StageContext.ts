import { createContext } from 'react'
import type { SeekMoment } from '../motion/moment.ts'
import type { SiteStore } from '../store/site.ts'
import type { Rgb } from './body.ts'

/** What a scene on stage shows to the scene that it re-forms with. The scene writes it in each frame. */
export type SceneSnapshot = ReturnType<typeof createSnapshot>

/** Creates the snapshot of a scene that is not mounted yet. */
export const createSnapshot = () => ({
  /** Poses of the bodies before re-forming, see `poseFields`. Empty until the scene is mounted. */
  poses: new Float32Array(0) as Float32Array,
  /** Lens shift of the scene in this frame, NDC. */
  shiftX: 0,
  shiftY: 0,
  /** Colour of the scene's light. */
  accent: [0, 0, 0] as Rgb,
})

/** Writes what a scene shows in this frame. */
export function writeSnapshot(out: SceneSnapshot, poses: Float32Array, x: number, y: number, accent: Rgb) {
  out.poses = poses
  out.shiftX = x
  out.shiftY = y
  out.accent = accent
}

/** How far a scene has entered the stage. In each frame the stage writes it, then the scene reads it. */
export interface Progress {
  /** 0 when the scene has left, 1 when it has entered fully. */
  value: number
  /** Whether this scene sets the camera's lens shift. True for one scene on stage at a time. */
  lead: boolean
  /** The other scene that is drawn, into which this one re-forms. Null while this one is alone. */
  partner: SceneSnapshot | null
  /** Seconds since the scene's ring has started, see ring.ts. Null without a ring. */
  ring: number | null
}

/** What the stage gives to a scene. */
export interface StageValue {
  progress: Progress
  /** The scene writes into it what its partner reads. */
  snapshot: SceneSnapshot
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
  progress: { value: 1, lead: true, partner: null, ring: null },
  snapshot: createSnapshot(),
  store: null,
  seeks: new Set(),
})
