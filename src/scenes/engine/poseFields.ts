/** Floats per body in a pose buffer: three RGBA texels of the texture that a drawing makes of it. */
export const POSE_STRIDE = 12

/** The values of one pose: `offset` and `size` in floats. No value crosses the border of a texel (4 floats). */
export const poseFields = {
  /** Scene units. */
  position: { offset: 0, size: 3 },
  /** Factor on the body's shape, the same along all axes. */
  scale: { offset: 3, size: 1 },
  /** Quaternion x, y, z, w. */
  rotation: { offset: 4, size: 4 },
  /** How far the body has entered: 0 hidden, 1 in place. */
  progress: { offset: 8, size: 1 },
  /** Elevation of the wave below the body, -1 to 1. 0 for a body on no wave. */
  elevation: { offset: 9, size: 1 },
  /** Change of the body's brightness: 0 none, 1 twice as bright, -0.5 half as bright. Stations and cues set it. */
  glow: { offset: 10, size: 1 },
  /** How far the body's colour is the palette's warm one, 0 to 1. Stations and cues set it. */
  warmth: { offset: 11, size: 1 },
} as const satisfies Record<string, { offset: number; size: 1 | 2 | 3 | 4 }>

/** Name of one value of a pose. */
export type PoseValue = keyof typeof poseFields
