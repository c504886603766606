import { itemAt } from '../../shared/lists.ts'
import type { Engraving, Tint } from '../shape.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** Normals of the front and the back of a slab in the picture plane. */
export const FRONT: Vec3 = [0, 0, 1]
export const BACK: Vec3 = [0, 0, -1]

/**
 * Distance of an engraving from its face, shape units. Without it both would have the same depth
 * (z-fighting).
 */
export const LIFT = 0.004

interface EngraveOptions {
  tint?: Tint
  strength?: number
  /** Joins the last point to the first. */
  closed?: boolean
  throughGlass?: boolean
  wave?: number
}

/**
 * Returns a polyline through `points`: engraved on a face with the normal `normal`, or free if it is null.
 */
export function engrave(
  points: readonly Vec3[],
  normal: Vec3 | null,
  { tint = 'body', strength = 1, closed = false, throughGlass = false, wave = 0 }: EngraveOptions = {},
): Engraving[] {
  const ends = closed ? [...points, itemAt(points, 0)] : points
  return ends
    .slice(1)
    .map((to, index) => ({ from: itemAt(ends, index), to, normal, tint, strength, throughGlass, wave }))
}
