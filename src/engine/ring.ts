import { SOURCE_STRIDE } from './chart/field.ts'
import { stepOf } from '../motion/easing.ts'
import type { SceneView } from './sceneView.ts'
import type { Progress } from './StageContext.ts'

/** Seconds after which a ring is no longer seen. */
const RING_TIME = 4
/** How far a scene has entered when its ring starts. */
const ENTERED = 0.4

/**
 * Creates the ring of a scene: light that runs over the picture once for an event. Its age is in `Progress`,
 * because the stage ends it.
 */
export function createRing(progress: Progress) {
  let hasEntered = false
  return {
    /**
     * Starts the ring in `view` at the body of that index, else at the largest one on the screen. Without one
     * there is no ring.
     */
    start(view: SceneView, sources: Float32Array, aspect: number, body?: number) {
      let largest = 0
      for (let at = 0; at < sources.length; at += SOURCE_STRIDE) {
        const [u = 0, v = 0, radius = 0, strength = 0] = sources.subarray(at, at + SOURCE_STRIDE)
        const size = at / SOURCE_STRIDE === body ? Infinity : radius
        if (strength === 0 || Math.abs(u) > aspect || Math.abs(v) > 1 || size <= largest) continue
        largest = size
        view.ringX = u
        view.ringY = v
      }
      progress.ring = largest > 0 ? 0 : null
      view.ringAge = progress.ring
    },
    /**
     * Advances by a step of `seconds` and writes the age into `view`. Returns whether a ring is due, because
     * the scene has just entered. None is due while no time passes: the scene is stopped.
     */
    advance(view: SceneView, seconds: number) {
      if (progress.ring !== null) {
        const age = progress.ring + stepOf(seconds)
        progress.ring = age < RING_TIME ? age : null
      }
      view.ringAge = progress.ring
      const entered = progress.value >= ENTERED
      const isDue = entered && !hasEntered && seconds > 0
      if (!entered || isDue) hasEntered = entered
      return isDue
    },
  }
}
