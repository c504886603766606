import { clamp } from '../../shared/math.ts'

/** Delay of the last body after the first, as a share of the leg. */
const STAGGER = 0.38

/** The quintic smootherstep: 0 at 0, 1 at 1, with no speed and no acceleration at both ends. */
export function smootherstep(t: number): number {
  const x = clamp(t, 0, 1)
  return x * x * x * (x * (6 * x - 15) + 10)
}

/**
 * Returns the eased progress (0 to 1) of one body on a leg. `progress` (0 to 1) is that of the leg. `order` is the
 * body's place among those that leave, from 0 (first) to 1 (last).
 */
export function bodyLeg(progress: number, order: number): number {
  return smootherstep((progress - order * STAGGER) / (1 - STAGGER))
}

/** Returns the number of the leg at `s`: leg 0 leads from station 0 to station 1. */
export function legAt(s: number, last: number): number {
  return clamp(Math.floor(s), 0, Math.max(0, last - 1))
}
