import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import type { BodyLink, BodySpec } from '../body.ts'
import { mixRgb } from '../color.ts'
import { shades } from '../layout.ts'
import { createMoment, type Journey } from '../journey/journey.ts'

/** Largest distance between two stars that a line joins, scene units. */
export const LINK_REACH = 20
const linkColor = mixRgb(shades.teal, shades.green, 0.35)

export interface Star {
  body: BodySpec
  /** Its height without waves, scene units. */
  rest: number
  /** Radius of its outermost mark, outside of which links end, in radii of the star. */
  gap: number
}

/** Stations, and places between them, where links are looked for. */
const LINK_STATIONS = Array.from({ length: 41 }, (_, step) => step / 20)

/** Returns the poses of the stars on calm water at each of LINK_STATIONS. */
function calmPoses(stars: readonly Star[], journey: Journey): Float32Array[] {
  return LINK_STATIONS.map((s) => {
    const poses = new Float32Array(stars.length * POSE_STRIDE)
    for (const [index, { body, rest }] of stars.entries())
      poses.set([body.position[0], rest, body.position[2]], index * POSE_STRIDE + poseLayout.position.offset)
    journey.apply(poses, { ...createMoment(), s })
    return poses
  })
}

/** Returns the least distance of two stars in these poses that the waves allow, scene units. */
function leastDistance(poses: Float32Array, one: number, other: number, amplitude: number): number {
  const a = one * POSE_STRIDE + poseLayout.position.offset
  const b = other * POSE_STRIDE + poseLayout.position.offset
  const along = (axis: number) => Math.abs((poses[a + axis] ?? 0) - (poses[b + axis] ?? 0))
  return Math.hypot(along(0), Math.max(0, along(1) - 2 * amplitude), along(2))
}

/** Most links of a star to later stars. Without a limit, their number grows with the square of the count. */
const MAX_LINKS_PER_STAR = 24

/** Returns a link for each pair of stars that comes within reach at any station, on waves of this amplitude. The shader draws those within reach. */
export function linksOf(stars: readonly Star[], journey: Journey, amplitude: number): BodyLink[] {
  const moments = calmPoses(stars, journey)
  return stars.flatMap((one, from) =>
    stars.slice(from + 1, from + 1 + MAX_LINKS_PER_STAR).flatMap((other, offset): BodyLink[] => {
      const to = from + 1 + offset
      return moments.some((poses) => leastDistance(poses, from, to, amplitude) < LINK_REACH)
        ? [{ from, to, gapFrom: one.gap, gapTo: other.gap, color: linkColor }]
        : []
    }),
  )
}
