import type { Vec3 } from '../vector.ts'
import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { CAMERA, halfHeightAt, type LensShift } from '../composition.ts'
import type { ScreenPlace } from './places.ts'

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
 * Turns the quaternion at `at` towards `target` by `amount`, 0 to 1. For rotations that are less than half a
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

const { offset: POSITION } = poseLayout.position

/**
 * Creates a function that moves the body `index` towards a place on the screen by `amount`, 0 to 1: u and v
 * linearly, the depth by its logarithm. `shift` and `aspect` are those of the layout.
 */
export function createApproach(shift: LensShift, aspect: number) {
  return (poses: Float32Array, index: number, to: Omit<ScreenPlace, 'glow'>, amount: number): void => {
    const at = index * POSE_STRIDE + POSITION
    const from = CAMERA.z - (poses[at + 2] ?? 0)
    const half = halfHeightAt(from)
    const u = (poses[at] ?? 0) / (half * aspect)
    const v = (poses[at + 1] ?? 0) / half
    const depth = from * (to.depth / from) ** amount
    poses[at] = (u + (to.u - shift[0] - u) * amount) * halfHeightAt(depth) * aspect
    poses[at + 1] = (v + (to.v - shift[1] - v) * amount) * halfHeightAt(depth)
    poses[at + 2] = CAMERA.z - depth
  }
}
