import { TAU } from '../../shared/math.ts'
import { buildPart, type Part, type PartOptions } from '../shape.ts'
import { lengthOf, subtract, type Vec3 } from '../vector.ts'

/** A point of a flat outline. */
export type Vec2 = readonly [x: number, y: number]

/** A rectangle with rounded corners, counter-clockwise, `steps` segments to each corner. */
export function roundedRectangle(width: number, height: number, corner: number, steps = 4): Vec2[] {
  const [x, y] = [width / 2 - corner, height / 2 - corner]
  const centres: Vec2[] = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ]
  return centres.flatMap(([cx, cy], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Vec2 => {
      const angle = ((quarter + step / steps) * TAU) / 4
      return [cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)]
    }),
  )
}

export function circle(radius: number, count: number, centre: Vec2 = [0, 0]): Vec2[] {
  return Array.from({ length: count }, (_, index): Vec2 => {
    const angle = (index * TAU) / count
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** Unit normal of an edge, towards the inside of a counter-clockwise outline. */
function inward(from: Vec2, to: Vec2): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
}

/** The outline moved inwards by `distance`, corner by corner. */
function inset(outline: readonly Vec2[], distance: number): Vec2[] {
  return outline.map((point, index) => {
    const before = outline[(index + outline.length - 1) % outline.length]!
    const after = outline[(index + 1) % outline.length]!
    const [ax, ay] = inward(before, point)
    const [bx, by] = inward(point, after)
    const [mx, my] = [ax + bx, ay + by]
    const reach = distance / Math.max(0.35, (mx * mx + my * my) / 2)
    return [point[0] + mx * reach, point[1] + my * reach]
  })
}

/** The outline at height `z`. */
export function at(outline: readonly Vec2[], z: number): Vec3[] {
  return outline.map(([x, y]): Vec3 => [x, y, z])
}

/** Radians by which an outline turns in one of its corners. */
function turnAt(outline: readonly Vec2[], index: number): number {
  const point = outline[index]!
  const before = inward(outline[(index + outline.length - 1) % outline.length]!, point)
  const after = inward(point, outline[(index + 1) % outline.length]!)
  return Math.acos(Math.max(-1, Math.min(1, before[0] * after[0] + before[1] * after[1])))
}

interface ExtrudeOptions extends PartOptions {
  depth: number
  /** Width of the slanted rim of front and back; 0 leaves the edges square. */
  bevel?: number
  /** A hole with as many corners as the outline. */
  hole?: readonly Vec2[]
  /** From where every corner of the outline can be seen; its mean where it is left out. */
  middle?: Vec2
}

/** An outline pulled out along z, from -depth/2 to depth/2. Rounded corners get no lines, bevels do. */
export function extrude(
  outline: readonly Vec2[],
  { depth, bevel = 0, hole, middle, crispAbove = 0.5, ...options }: ExtrudeOptions,
): Part {
  const part = buildPart({ crispAbove, ...options })
  const front = depth / 2
  const shoulder = front - bevel
  const rim = bevel > 0 ? inset(outline, bevel) : outline
  const cover = (loop: readonly Vec2[], z: number, backwards: boolean) => {
    const place = (points: readonly Vec2[]) => (backwards ? at(points, z).toReversed() : at(points, z))
    if (hole) part.ring(place(loop), place(hole))
    else part.face(place(loop), middle ? [middle[0], middle[1], z] : undefined)
  }
  const wall = (loop: readonly Vec2[], lower: readonly Vec2[], zUpper: number, zLower: number) => {
    loop.forEach((point, index) => {
      const next = (index + 1) % loop.length
      const corners = [
        [lower[index]![0], lower[index]![1], zLower],
        [lower[next]![0], lower[next]![1], zLower],
        [loop[next]![0], loop[next]![1], zUpper],
        [point[0], point[1], zUpper],
      ] as const
      const long = lengthOf(subtract(corners[1], corners[0])) > 3 * lengthOf(subtract(corners[3], corners[0]))
      const curved = turnAt(loop, index) < crispAbove && turnAt(loop, next) < crispAbove
      if (long || curved) part.strip(corners)
      else part.face(corners)
    })
  }
  cover(rim, front, false)
  if (bevel > 0) wall(rim, outline, front, shoulder)
  wall(outline, outline, shoulder, -shoulder)
  if (bevel > 0) wall(outline, rim, -shoulder, -front)
  cover(rim, -front, true)
  if (hole) {
    const inner = hole.toReversed()
    wall(inner, inner, front, -front)
  }
  return part.build()
}
