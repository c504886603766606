/**
 * Order of the frame callbacks, smallest first. All are negative: a positive priority would turn the automatic render
 * of React Three Fiber off.
 */
export const FRAME_ORDER = {
  /** Progress of entering and leaving scenes. */
  stage: -30,
  /** What of them is drawn at all. */
  acts: -25,
  /** Bodies, and the buffer that the shaders read. */
  motion: -20,
} as const
