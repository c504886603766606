import { itemAt, loopPairs } from '../../shared/lists.ts'
import type { Part } from '../shape.ts'
import { lengthOf, subtract, type Vec3 } from '../../shared/vector.ts'
import { cornerAngles, insetOutline, liftOutline, type Vec2 } from './outlines.ts'
import { buildPart, type PartOptions } from './partBuilder.ts'

interface ExtrudeOptions extends PartOptions {
  /** Extent along z. */
  depth: number
  /** Width of the slanted border of front and back. Default 0: square edges. */
  bevel?: number
  /** A hole with as many corners as the outline. */
  hole?: readonly Vec2[]
  /** A point from which the whole outline is visible. Default: the mean of its corners. */
  centre?: Vec2
}

/** Whether a wall's face is much wider than high. */
const isLong = (corner: Vec3, across: Vec3, above: Vec3) =>
  lengthOf(subtract(across, corner)) > 3 * lengthOf(subtract(above, corner))

/**
 * Extrudes an outline along z, from -depth/2 to depth/2. Bevels have lines. At a corner of less than
 * `creaseAngle` radians the wall is rounded, without a line along z.
 */
export function extrude(
  outline: readonly Vec2[],
  { depth, bevel = 0, hole, centre, creaseAngle = 0.5, ...options }: ExtrudeOptions,
): Part {
  const part = buildPart({ creaseAngle, ...options })
  const front = depth / 2
  const shoulder = front - bevel
  const cap = bevel > 0 ? insetOutline(outline, bevel) : outline

  const addCap = (z: number, facesBack: boolean) => {
    const lift = (loop: readonly Vec2[]) =>
      facesBack ? liftOutline(loop, z).toReversed() : liftOutline(loop, z)
    if (hole) part.holedFace(lift(cap), lift(hole))
    else part.face(lift(cap), centre ? [centre[0], centre[1], z] : undefined)
  }

  const addWall = (upper: readonly Vec2[], upperZ: number, lower: readonly Vec2[], lowerZ: number) => {
    const angles = cornerAngles(upper)
    const columns = upper.map((point, index) => {
      return {
        top: [...point, upperZ] as const,
        bottom: [...itemAt(lower, index), lowerZ] as const,
        curved: itemAt(angles, index) < creaseAngle,
      }
    })
    for (const [column, next] of loopPairs(columns)) {
      const corners = [column.bottom, next.bottom, next.top, column.top] as const
      const curved = column.curved && next.curved
      if (curved || isLong(column.bottom, next.bottom, column.top)) part.band(corners)
      else part.face(corners)
    }
  }

  addCap(front, false)
  if (bevel > 0) addWall(cap, front, outline, shoulder)
  addWall(outline, shoulder, outline, -shoulder)
  if (bevel > 0) addWall(outline, -shoulder, cap, -front)
  addCap(-front, true)
  if (hole) {
    const inner = hole.toReversed()
    addWall(inner, front, inner, -front)
  }
  return part.build()
}
