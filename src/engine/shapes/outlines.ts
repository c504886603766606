import { itemAt, loopPairs } from '../../shared/lists.ts'
import { TAU } from '../../shared/math.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** A point of a flat outline. Outlines run counter-clockwise. */
export type Vec2 = readonly [x: number, y: number]

/** Returns a rectangle around the origin. Its corners are arcs of radius `corner` with `steps` segments. */
export function roundedRectangle(width: number, height: number, corner: number, steps = 4): Vec2[] {
  const [x, y] = [width / 2 - corner, height / 2 - corner]
  const arcCentres: Vec2[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ]
  return arcCentres.flatMap(([cx, cy], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Vec2 => {
      const angle = ((quarter + step / steps) * TAU) / 4
      return [cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)]
    }),
  )
}

/** Returns a regular polygon with `count` corners on a circle. */
export function circle(radius: number, count: number, centre: Vec2 = [0, 0]): Vec2[] {
  return Array.from({ length: count }, (_, index): Vec2 => {
    const angle = (index * TAU) / count
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** Returns the outline as a loop of points in the plane at `z`. */
export function liftOutline(outline: readonly Vec2[], z: number): Vec3[] {
  return outline.map(([x, y]): Vec3 => [x, y, z])
}

/** Returns the unit normal of an edge that points into the outline. */
function inwardNormal(from: Vec2, to: Vec2): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
}

/** Returns each corner with the inward normals of the edges before and after it. */
function cornersOf(outline: readonly Vec2[]) {
  const normals = loopPairs(outline).map(([from, to]) => inwardNormal(from, to))
  return outline.map((point, index) => ({
    point,
    before: itemAt(normals, (index || outline.length) - 1),
    after: itemAt(normals, index),
  }))
}

/** Returns the outline with each edge moved inwards by `distance`. */
export function insetOutline(outline: readonly Vec2[], distance: number): Vec2[] {
  return cornersOf(outline).map(({ point, before, after }) => {
    const [x, y] = [before[0] + after[0], before[1] + after[1]]
    // The lower limit 0.35 keeps the points of sharp corners near the outline.
    const reach = distance / Math.max(0.35, (x * x + y * y) / 2)
    return [point[0] + x * reach, point[1] + y * reach]
  })
}

/** Returns the radians by which the outline changes its direction, for each corner. */
export function cornerAngles(outline: readonly Vec2[]): number[] {
  return cornersOf(outline).map(({ before, after }) =>
    Math.acos(Math.max(-1, Math.min(1, before[0] * after[0] + before[1] * after[1]))),
  )
}
