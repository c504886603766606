/**
 * Priorities of the frame callbacks, the second argument of `useFrame`. Smaller ones run first. None is
 * positive: that would turn off React Three Fiber's own rendering. Within one, a component's callbacks run in
 * the order of its hooks, and those of a child before its parent's.
 */
export const PRIORITIES = {
  /** How far the scene has entered, and whether it is drawn. */
  transitions: -30,
  /** Each scene's time and keyframe. Then its bodies are at their base poses again. */
  clock: -24,
  base: -23,
  /** What the bodies of a scene share: levels of reactions, a world that turns. */
  world: -22,
  /**
   * The motion of each body, then its keyframes, then what comes after them, such as a reaction: each changes
   * what the one before has left.
   */
  motion: -20,
  keyframes: -19,
  afterKeyframes: -18,
  /** Each scene's poses and view offset, and the camera. */
  poses: -17,
  /** The contour lines, and what all glass shares. */
  drawing: -15,
  /** That all poses are numbers: after the callbacks of a scene that have no priority. */
  check: 0,
} as const
