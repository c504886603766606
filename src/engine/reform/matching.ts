import { SOURCE_STRIDE } from '../chart/field.ts'
import { POSE_STRIDE, poseFields } from '../poseFields.ts'
import { CAMERA, halfHeightAt, isTall } from '../../motion/composition.ts'
import type { SceneSnapshot } from '../StageContext.ts'
import { clamp } from '../../shared/math.ts'

/**
 * Writes the index of the source among `targets` that is nearest to each of `places`, also sources, into
 * `matches`.
 */
export function matchNearest(matches: Uint16Array, places: Float32Array, targets: Float32Array): void {
  for (let index = 0; index < matches.length; index += 1) {
    const x = places[SOURCE_STRIDE * index] ?? 0
    const y = places[SOURCE_STRIDE * index + 1] ?? 0
    let least = Infinity
    for (let target = 0; SOURCE_STRIDE * target < targets.length; target += 1) {
      const dx = (targets[SOURCE_STRIDE * target] ?? 0) - x
      const dy = (targets[SOURCE_STRIDE * target + 1] ?? 0) - y
      const distance = dx * dx + dy * dy
      if (distance >= least) continue
      least = distance
      matches[index] = target
    }
  }
}

/** Bodies start at this fraction of the radius of the body that they grow out of, not all in its centre. */
const SCATTER = 0.6
/**
 * Longest way on the screen, half window heights. Longer ones would lead across the text of a tall window.
 */
const LONGEST_WAY = 0.7

const halfHeightFor = (z: number) => halfHeightAt(Math.max(1, CAMERA.z - z))

/**
 * Writes where each body of `snapshot` grows out of its match in `partner`, as x, y and z in scene units. The
 * lens shifts of both scenes are in it, so that both bodies stand at the same place on the screen.
 */
export function writeOrigins(
  out: Float32Array,
  snapshot: SceneSnapshot,
  partner: SceneSnapshot,
  matches: Uint16Array,
  aspect: number,
): void {
  for (let index = 0; index < matches.length; index += 1) {
    const own = index * POSE_STRIDE + poseFields.position
    const other = (matches[index] ?? 0) * POSE_STRIDE
    const at = other + poseFields.position
    const z = partner.poses[at + 2] ?? 0
    const half = halfHeightFor(z)
    const x = (partner.poses[at] ?? 0) + (partner.shiftX - snapshot.shiftX) * half * aspect
    const y = (partner.poses[at + 1] ?? 0) + (partner.shiftY - snapshot.shiftY) * half
    // The body's own place on the screen, at the depth of its match.
    const nearer = half / halfHeightFor(snapshot.poses[own + 2] ?? 0)
    const ownX = (snapshot.poses[own] ?? 0) * nearer
    const ownY = (snapshot.poses[own + 1] ?? 0) * nearer
    const distance = Math.hypot(x - ownX, y - ownY)
    const reach = SCATTER * (partner.poses[other + poseFields.scale] ?? 0)
    const fraction = clamp(distance - reach, 0, LONGEST_WAY * half) / Math.max(1e-6, distance)
    out[index * 3] = ownX + (x - ownX) * fraction
    out[index * 3 + 1] = ownY + (y - ownY) * fraction
    out[index * 3 + 2] = z
  }
}

/** Where a change of scenes begins, NDC: in the middle of the compositions, beside or below the text. */
const FOCUS = { wide: [0.5, 0], tall: [0.15, -0.55] } as const

/** Distance from the focus from which on bodies enter last, as a fraction of half the window's diagonal. */
const FARTHEST_FROM_FOCUS = 0.75

/**
 * Writes the delay of each body at `places`, see `transitionProgress`. Both scenes of a change use the same
 * rule, so that bodies at one place on the screen leave and enter together: first those near the focus, then
 * those around it.
 */
export function writeDelays(delays: Float32Array, places: Float32Array, leaves: boolean, aspect: number) {
  const focus = isTall(aspect) ? FOCUS.tall : FOCUS.wide
  const farthest = FARTHEST_FROM_FOCUS * Math.hypot(aspect, 1)
  for (let index = 0; index < delays.length; index += 1) {
    const dx = (places[SOURCE_STRIDE * index] ?? 0) - focus[0] * aspect
    const dy = (places[SOURCE_STRIDE * index + 1] ?? 0) - focus[1]
    const order = clamp(Math.hypot(dx, dy) / farthest, 0, 1)
    // A body with a longer delay enters later and leaves earlier.
    delays[index] = leaves ? 1 - order : order
  }
}
