/**
 * Priorities of the frame callbacks; smaller ones run first. All are negative: with a positive priority React Three
 * Fiber stops rendering by itself.
 */
export const FRAME_ORDER = {
  /** Progress of entering and leaving scenes. */
  transitions: -30,
  /** Which scenes are drawn. */
  visibility: -25,
  /** Poses of the bodies, and the buffer that the shaders read. */
  motion: -20,
} as const
