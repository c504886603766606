import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { CAMERA, halfHeightAt, type LensShift } from '../composition.ts'
import type { ScreenPlace } from './places.ts'

const { offset: POSITION } = poseLayout.position

/**
 * Creates a function that moves the body `index` towards a place on the screen by the share `amount`, 0 to 1: u and v
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
