import { Euler, Quaternion, Vector3, type Object3D } from 'three'
import type { Vec3 } from '../shared/vector.ts'

const UP = new Vector3(0, 1, 0)
const turn = new Quaternion()

/** Turns an object by `angle` radians about the world's y axis. */
export function turnAboutY({ quaternion }: Pick<Object3D, 'quaternion'>, angle: number): void {
  quaternion.premultiply(turn.setFromAxisAngle(UP, angle))
}

/** Returns the quaternion of Euler angles in radians, order XYZ. */
export function quaternionOf(rotation: Vec3): Quaternion {
  return new Quaternion().setFromEuler(new Euler(...rotation))
}

/**
 * Turns an object towards `target` by `amount`, 0 to 1. For rotations that are less than half a turn apart:
 * beyond, the direction of the turn would leap.
 */
export function turnTowards({ quaternion }: Object3D, target: Quaternion, amount: number): void {
  const { x, y, z, w } = quaternion
  // A quaternion and its negative are the same rotation.
  const to = quaternion.dot(target) < 0 ? -amount : amount
  const from = 1 - amount
  quaternion.set(
    from * x + to * target.x,
    from * y + to * target.y,
    from * z + to * target.z,
    from * w + to * target.w,
  )
  quaternion.normalize()
}
