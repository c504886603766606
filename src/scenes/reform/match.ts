import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { CAMERA, halfHeightAt } from '../composition.ts'
import type { Cast } from './cast.ts'

const { position: POSITION } = poseLayout

/** Writes where the bodies stand on the screen: x and y in half window heights from its middle, two floats a body. */
export function writeScreenPlaces(out: Float32Array, { poses, shiftX, shiftY }: Cast, aspect: number): void {
  for (let index = 0; 2 * index < out.length; index += 1) {
    const start = index * POSE_STRIDE + POSITION.offset
    const half = halfHeightAt(Math.max(1, CAMERA.z - (poses[start + 2] ?? 0)))
    out[2 * index] = (poses[start] ?? 0) / half + shiftX * aspect
    out[2 * index + 1] = (poses[start + 1] ?? 0) / half + shiftY
  }
}

/** Writes the index of the place among `targets` that is nearest to each of `places` into `matches`. */
export function matchNearest(matches: Uint16Array, places: Float32Array, targets: Float32Array): void {
  for (let index = 0; index < matches.length; index += 1) {
    const x = places[2 * index] ?? 0
    const y = places[2 * index + 1] ?? 0
    let least = Infinity
    for (let target = 0; 2 * target < targets.length; target += 1) {
      const dx = (targets[2 * target] ?? 0) - x
      const dy = (targets[2 * target + 1] ?? 0) - y
      const distance = dx * dx + dy * dy
      if (distance >= least) continue
      least = distance
      matches[index] = target
    }
  }
}
