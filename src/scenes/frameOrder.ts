/**
 * Priorities of the frame callbacks. Smaller ones run first. All are negative, because a positive priority turns off
 * React Three Fiber's own rendering.
 */
export const FRAME_ORDER = {
  /** Progress of entering and leaving scenes. */
  transitions: -30,
  /** Which scenes are drawn. */
  visibility: -25,
  /** Poses of the bodies, their upload, and the camera. */
  motion: -20,
} as const
