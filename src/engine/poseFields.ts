/**
 * Floats per body in a pose buffer: three RGBA texels of the texture from which `poseOf` in glass/common.glsl
 * reads them.
 */
export const POSE_STRIDE = 12

/** Where each value of a pose begins, in floats. */
export const poseFields = {
  /** x, y, z in scene units. */
  position: 0,
  /** Factor on the body's shape, the same along all axes. */
  scale: 3,
  /** Quaternion x, y, z, w. */
  rotation: 4,
  /** Elevation of the wave below the body, -1 to 1. 0 for a body on no wave. */
  elevation: 8,
  /**
   * Change of the body's brightness: 0 none, 1 twice as bright, -0.5 half as bright. Stations and cues set
   * it.
   */
  glow: 9,
  /** How far the body's colour is the palette's warm one, 0 to 1. Stations and cues set it. */
  warmth: 10,
  /** How far the body is shown, 0 to 1: see guard.ts. */
  shown: 11,
} as const
