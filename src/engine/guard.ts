import type { Moment } from '../motion/moment.ts'
import { CAMERA, halfHeightAt, isTall } from '../motion/composition.ts'
import { smoothstep } from '../shared/math.ts'
import { LAND_STRIDE, type Coast } from './chart/coast.ts'
import { POSE_STRIDE, poseFields } from './poseFields.ts'

/** Shares of a body's width or height, cut by the window's edge or by text, between which it fades. */
const CUT = { from: 0.35, to: 0.5 } as const

/**
 * Writes how far the bodies of `poses` are shown: one that the window's edge or the page's text would cut in
 * two is not. `reaches` says how far each reaches with its marks, in radii of the body. `lensX` and `lensY`
 * are the scene's lens shift, NDC. In an upright window the picture goes with the page, so neither its upper
 * and lower edge nor text cut any. Allocates nothing.
 */
export function writeShown(
  poses: Float32Array,
  reaches: Float32Array,
  { lands, count }: Pick<Coast, 'lands' | 'count'>,
  { aspect, lifted }: Pick<Moment, 'aspect' | 'lifted'>,
  { lensX, lensY }: Readonly<{ lensX: number; lensY: number }>,
): void {
  const isUpright = isTall(aspect)
  // All lands have risen alike.
  const risen = lands[4] ?? 0
  for (let at = 0; at < poses.length; at += POSE_STRIDE) {
    const depth = CAMERA.z - (poses[at + poseFields.position + 2] ?? 0)
    const perUnit = 1 / halfHeightAt(Math.max(CAMERA.near, depth))
    const radius = (poses[at + poseFields.scale] ?? 0) * (reaches[at / POSE_STRIDE] ?? 1) * perUnit
    const x = (poses[at + poseFields.position] ?? 0) * perUnit + lensX * aspect
    const y = (poses[at + poseFields.position + 1] ?? 0) * perUnit + lensY + lifted
    let left = Math.max(x - radius, -aspect)
    let right = Math.min(x + radius, aspect)
    let cut = 1 - Math.max(0, right - left) / (2 * radius)
    if (!isUpright) {
      const height = Math.min(y + radius, 1) - Math.max(y - radius, -1)
      cut = Math.max(cut, 1 - Math.max(0, height) / (2 * radius))
      for (let land = 0; land < count * LAND_STRIDE; land += LAND_STRIDE) {
        if (Math.abs(y - (lands[land + 1] ?? 0)) > (lands[land + 3] ?? 0)) continue
        const from = (lands[land] ?? 0) - (lands[land + 2] ?? 0)
        const to = (lands[land] ?? 0) + (lands[land + 2] ?? 0)
        if (from <= left) left = Math.max(left, to)
        else if (to >= right) right = Math.min(right, from)
      }
      const beside = 1 - Math.max(0, right - left) / (2 * radius)
      cut = Math.max(cut, beside * risen)
    }
    poses[at + poseFields.shown] = 1 - smoothstep(CUT.from, CUT.to, cut)
  }
}
