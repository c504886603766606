import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import { clamp } from '../../shared/math.ts'
import { CAMERA, halfHeightAt } from '../composition.ts'
import type { Cast } from './cast.ts'

/** Bodies start at this share of the radius of the body that they grow out of, not all in its centre. */
const SCATTER = 0.6
/** Longest way on the screen, half window heights. Longer ones would lead across the text of a tall window. */
const FARTHEST = 0.7

const { position: POSITION, scale: SCALE } = poseLayout

const halfHeightFor = (z: number) => halfHeightAt(Math.max(1, CAMERA.z - z))

/**
 * Writes where each body of `cast` grows out of its match in `partner`, as x, y and z in scene units. The lens shifts of
 * both scenes are in it, so that both bodies stand at the same place on the screen.
 */
export function writeOrigins(
  out: Float32Array,
  cast: Cast,
  partner: Cast,
  matches: Uint16Array,
  aspect: number,
): void {
  for (let index = 0; index < matches.length; index += 1) {
    const own = index * POSE_STRIDE + POSITION.offset
    const other = (matches[index] ?? 0) * POSE_STRIDE
    const at = other + POSITION.offset
    const z = partner.poses[at + 2] ?? 0
    const half = halfHeightFor(z)
    const x = (partner.poses[at] ?? 0) + (partner.shiftX - cast.shiftX) * half * aspect
    const y = (partner.poses[at + 1] ?? 0) + (partner.shiftY - cast.shiftY) * half
    // The body's own place on the screen, at the depth of its match.
    const nearer = half / halfHeightFor(cast.poses[own + 2] ?? 0)
    const ownX = (cast.poses[own] ?? 0) * nearer
    const ownY = (cast.poses[own + 1] ?? 0) * nearer
    const distance = Math.hypot(x - ownX, y - ownY)
    const reach = SCATTER * (partner.poses[other + SCALE.offset] ?? 0)
    const share = clamp(distance - reach, 0, FARTHEST * half) / Math.max(1e-6, distance)
    out[index * 3] = ownX + (x - ownX) * share
    out[index * 3 + 1] = ownY + (y - ownY) * share
    out[index * 3 + 2] = z
  }
}
