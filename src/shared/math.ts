/** A full turn in radians. */
export const TAU = Math.PI * 2

/** Limits `value` to the range from `min` to `max`. */
export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}

/** Returns 0 up to `from`, 1 from `to` on, and eases in and out between them (the smoothstep of GLSL). */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Moves `value` exponentially towards `target` at `rate` per second. Independent of the frame rate. */
export function damp(value: number, target: number, rate: number, seconds: number): number {
  return target + (value - target) * Math.exp(-rate * seconds)
}
