/** A full turn in radians. */
export const TAU = Math.PI * 2

/** Returns `value` limited to the range from `min` to `max`. */
export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}

/** The mix of GLSL: `from` for a share of 0, `to` for 1. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/**
 * The smoothstep of GLSL: 0 for a value up to `from`, 1 for a value from `to` on, a cubic curve between them.
 */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/**
 * Returns `value` moved towards `target` for a step of `seconds`. The distance decreases by the factor e in 1
 * / `rate` seconds, at any frame rate.
 */
export function damp(value: number, target: number, rate: number, seconds: number): number {
  return target + (value - target) * Math.exp(-rate * seconds)
}
