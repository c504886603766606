import { loopPairs } from './lists.ts'

/**
 * A point or a direction. Shapes and tables use tuples, so that they can be built and tested without
 * three.js.
 */
export type Vec3 = readonly [x: number, y: number, z: number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Vec3): number => Math.hypot(a[0], a[1], a[2])

/** Returns the vector scaled to length 1. The zero vector stays zero. */
export function normalise(a: Vec3): Vec3 {
  const length = lengthOf(a)
  return length === 0 ? [0, 0, 0] : scale(a, 1 / length)
}

/** Returns the mean of the points, or the origin for an empty list. */
export function mean(points: readonly Vec3[]): Vec3 {
  const sum = points.reduce<Vec3>((total, point) => add(total, point), [0, 0, 0])
  return scale(sum, 1 / Math.max(1, points.length))
}

/**
 * Returns the unit normal of a flat polygon, by Newell's method. It points to where `loop` is
 * counter-clockwise.
 */
export function normalOf(loop: readonly Vec3[]): Vec3 {
  let normal: Vec3 = [0, 0, 0]
  for (const [point, next] of loopPairs(loop)) normal = add(normal, cross(point, next))
  return normalise(normal)
}

/** Returns a key that is equal for points whose coordinates are equal when rounded to four decimals. */
export function pointKey(point: Vec3): string {
  return point.map((value) => Math.round(value * 1e4)).join(',')
}
