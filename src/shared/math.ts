export const TAU = Math.PI * 2

export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}

/** Hermite step from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Moves `value` towards `target` by the share that `rate` (1/s) covers in `seconds`: the same path at any frame rate. */
export function damp(value: number, target: number, rate: number, seconds: number): number {
  return target + (value - target) * Math.exp(-rate * seconds)
}
