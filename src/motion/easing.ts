import { clamp } from '../shared/math.ts'

/** Longest step in seconds, so that a long frame does not make what moves jump. */
const MAX_STEP = 0.1

/**
 * Returns the seconds by which one frame advances what moves on the stage. NaN and negative values count as
 * 0.
 */
export const stepOf = (seconds: number): number => clamp(seconds || 0, 0, MAX_STEP)

/** The quintic smootherstep: 0 at 0, 1 at 1, with no speed and no acceleration at both ends. */
export function smootherstep(t: number): number {
  const x = clamp(t, 0, 1)
  return x * x * x * (x * (6 * x - 15) + 10)
}

/** How much later than the first one the last body of a scene starts on a span, as a fraction of it. */
const STAGGER = 0.38

/**
 * The easing between keyframes. Returns how far (0 to 1) one body has come on a span at a `fraction` (0 to 1)
 * of it. `order` is from 0, the first to start, to 1.
 */
export const easeStaggered = (fraction: number, order: number): number =>
  smootherstep((fraction - order * STAGGER) / (1 - STAGGER))

/** Returns the number of the span at a progress: span 0 leads from keyframe 0 to keyframe 1. */
export function spanAt(progress: number, lastKeyframe: number): number {
  return clamp(Math.floor(progress), 0, Math.max(0, lastKeyframe - 1))
}

/**
 * Returns how near the progress is to a keyframe: 1 there, 0 from half a span away on. 0 without a
 * keyframe.
 */
export function nearnessOf(keyframe: number | null | undefined, progress: number): number {
  return keyframe === null || keyframe === undefined ? 0 : smootherstep(1 - 2 * Math.abs(progress - keyframe))
}

/**
 * Returns how far a body is highlighted whose keyframe this is: it begins half a span away, and is
 * over a quarter away, so that the colour comes with the keyframe's text.
 */
export const highlightOf = (keyframe: number | null, progress: number): number =>
  keyframe === null ? 0 : smootherstep(2 - 4 * Math.abs(progress - keyframe))

/** Returns `count` radii that fall from `first` to `last` by the same factor each. */
export function decreasingSizes(first: number, last: number, count: number): number[] {
  return Array.from({ length: count }, (_, rank) => first * (last / first) ** (rank / Math.max(1, count - 1)))
}
