import type { RouteScene } from '../routes/table.ts'

/**
 * What is known of a scene without three.js: the page, the posters, the tests and the scene itself read it.
 */
export interface SceneFacts {
  /** The name of its folder. */
  id: RouteScene
  /**
   * Number of its last keyframe. Keyframes are numbered from 0, the first screen.
   */
  lastKeyframe: number
  /** Keyframes that have a still. */
  stills: readonly number[]
  /** Seconds of the scene's own time at which it starts and its posters are taken. */
  startTime: number
}
