/**
 * Priorities of the frame callbacks. Smaller ones run first. All are negative, because a positive priority turns off
 * React Three Fiber's own rendering.
 */
export const FRAME_ORDER = {
  /** Progress of entering and leaving scenes. */
  transitions: -30,
  /** Which scenes are drawn. */
  visibility: -25,
  /** Each scene's own poses and lens shift, and the camera. */
  motion: -20,
  /** Re-forming, which reads the poses of two scenes, and the upload. */
  drawing: -15,
} as const
