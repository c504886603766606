/** What a scene on stage shows to the scene that it re-forms with. The scene writes it in each frame. */
export interface Cast {
  /** Poses of the bodies before re-forming, see `poseLayout`. Empty until the scene is mounted. */
  poses: Float32Array
  /** Lens shift of the scene in this frame, NDC. */
  shiftX: number
  shiftY: number
}

const NO_POSES = new Float32Array(0)

/** Creates the cast of a scene that is not mounted yet. */
export function createCast(): Cast {
  return { poses: NO_POSES, shiftX: 0, shiftY: 0 }
}

/** Writes what a scene shows in this frame. */
export function writeCast(cast: Cast, poses: Float32Array, shiftX: number, shiftY: number): void {
  cast.poses = poses
  cast.shiftX = shiftX
  cast.shiftY = shiftY
}
