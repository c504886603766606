/** Points and directions of shapes, as plain triples: they are built once, without three.js. */
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

export function normalise(a: Vec3): Vec3 {
  const length = lengthOf(a)
  return length === 0 ? [0, 0, 0] : scale(a, 1 / length)
}

export function mean(points: readonly Vec3[]): Vec3 {
  const sum = points.reduce<Vec3>((total, point) => add(total, point), [0, 0, 0])
  return scale(sum, 1 / Math.max(1, points.length))
}

/** Normal of a flat loop that runs counter-clockwise as seen from outside (Newell's method, so any polygon). */
export function normalOf(loop: readonly Vec3[]): Vec3 {
  let normal: Vec3 = [0, 0, 0]
  loop.forEach((point, index) => {
    normal = add(normal, cross(point, loop[(index + 1) % loop.length]!))
  })
  return normalise(normal)
}
