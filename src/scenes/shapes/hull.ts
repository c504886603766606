import { itemAt } from '../../shared/lists.ts'
import { cross, dot, lengthOf, mean, normalise, pointKey, scale, subtract, type Vec3 } from '../vector.ts'

/** Yields each combination of three points, in the order of the list. */
function* triplesOf(points: readonly Vec3[]): Generator<readonly [Vec3, Vec3, Vec3]> {
  for (const [a, first] of points.entries()) {
    for (const [b, second] of points.entries()) {
      if (b <= a) continue
      for (const third of points.slice(b + 1)) yield [first, second, third]
    }
  }
}

/** Returns the corners of a flat convex face, sorted counter-clockwise as seen against the direction of `normal`. */
function sortAroundCentre(corners: readonly Vec3[], normal: Vec3): Vec3[] {
  const centre = mean(corners)
  const across = normalise(subtract(itemAt(corners, 0), centre))
  const up = cross(normal, across)
  const angle = (corner: Vec3) => {
    const arm = subtract(corner, centre)
    return Math.atan2(dot(arm, up), dot(arm, across))
  }
  return corners.toSorted((left, right) => angle(left) - angle(right))
}

/**
 * Returns the faces of the convex hull, as loops that are counter-clockwise as seen from outside. Takes O(n^4) time,
 * which is fast enough for the few dozen points of a shape.
 */
export function hullFaces(points: readonly Vec3[]): Vec3[][] {
  const centre = mean(points)
  const faces = new Map<string, Vec3[]>()
  for (const [origin, second, third] of triplesOf(points)) {
    const area = cross(subtract(second, origin), subtract(third, origin))
    if (lengthOf(area) < 1e-9) continue
    const unit = normalise(area)
    const normal = dot(unit, subtract(origin, centre)) < 0 ? scale(unit, -1) : unit
    if (points.some((point) => dot(normal, subtract(point, origin)) > 1e-6)) continue
    const key = pointKey(normal)
    if (faces.has(key)) continue
    const corners = points.filter((point) => Math.abs(dot(normal, subtract(point, origin))) < 1e-6)
    faces.set(key, sortAroundCentre(corners, normal))
  }
  return [...faces.values()]
}
