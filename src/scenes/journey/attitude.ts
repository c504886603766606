import type { Vec3 } from '../vector.ts'

/** A unit quaternion. */
export type Attitude = readonly [x: number, y: number, z: number, w: number]

/** Returns the quaternion of Euler angles in radians, order XYZ. */
export function attitudeOf([x, y, z]: Vec3): Attitude {
  const [sx, sy, sz] = [Math.sin(x / 2), Math.sin(y / 2), Math.sin(z / 2)]
  const [cx, cy, cz] = [Math.cos(x / 2), Math.cos(y / 2), Math.cos(z / 2)]
  return [
    sx * cy * cz + cx * sy * sz,
    cx * sy * cz - sx * cy * sz,
    cx * cy * sz + sx * sy * cz,
    cx * cy * cz - sx * sy * sz,
  ]
}

/**
 * Turns the quaternion at `at` towards `target` by the share `amount`, 0 to 1. For rotations that are less than half a
 * turn apart: beyond, the direction of the turn would leap.
 */
export function turnTowards(poses: Float32Array, at: number, target: Attitude, amount: number): void {
  let dot = 0
  for (let axis = 0; axis < 4; axis += 1) dot += (poses[at + axis] ?? 0) * (target[axis] ?? 0)
  // A quaternion and its negative are the same rotation.
  const sign = dot < 0 ? -1 : 1
  let squared = 0
  for (let axis = 0; axis < 4; axis += 1) {
    const from = poses[at + axis] ?? 0
    const value = from + (sign * (target[axis] ?? 0) - from) * amount
    poses[at + axis] = value
    squared += value * value
  }
  const length = Math.sqrt(squared)
  for (let axis = 0; axis < 4; axis += 1) poses[at + axis] = (poses[at + axis] ?? 0) / length
}
