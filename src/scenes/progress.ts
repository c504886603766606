import { smootherstep } from './journey/leg.ts'

/** Delay of the last body after the first, as a share of the time that a scene takes to enter. */
const STAGGER = 0.4

/**
 * Returns the eased progress (0 to 1) of a body while its scene's progress is `value`. `delay` is from 0, for the first
 * body to enter and the last one to leave, to 1.
 */
export function bodyProgress(value: number, delay: number): number {
  return smootherstep((value - delay * STAGGER) / (1 - STAGGER))
}
