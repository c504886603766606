/** A full turn, radians. */
export const TAU = Math.PI * 2

export function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value
}

/** Hermite interpolation: 0 up to `from`, 1 beyond `to`, and smooth in between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Moves `value` towards `target` by exponential decay: `rate` per second, independent of the frame rate. */
export function damp(value: number, target: number, rate: number, seconds: number): number {
  return target + (value - target) * Math.exp(-rate * seconds)
}
