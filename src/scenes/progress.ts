import { smoothstep } from '../shared/math.ts'

/** Delay of the last body after the first, as a share of the time that one body takes to enter. */
const STAGGER = 0.45

/**
 * Returns the eased progress (0 to 1) of the body `index` of `count` while its scene's progress is `value`. Bodies
 * start to enter one after another.
 */
export function bodyProgress(value: number, index: number, count: number): number {
  if (value >= 1) return 1
  const delay = (index / Math.max(1, count - 1)) * STAGGER
  return smoothstep(0, 1, value * (1 + STAGGER) - delay)
}
