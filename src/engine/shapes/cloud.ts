import { TAU } from '../../shared/math.ts'
import type { Shape } from '../shape.ts'
import { extrude } from './extrude.ts'
import type { Vec2 } from './outlines.ts'
import type { EdgeWeight } from './partBuilder.ts'

const DISCS = [
  { x: -0.6, y: -0.12, radius: 0.36 },
  { x: -0.16, y: 0.16, radius: 0.48 },
  { x: 0.36, y: 0.06, radius: 0.4 },
  { x: 0.7, y: -0.18, radius: 0.3 },
] as const

/** A point from which the whole outline is visible. */
const CENTRE: Vec2 = [0.03, -0.2]
/** Height of the flat base. */
const BASE = -0.48
/** Corners of the outline. */
const CORNERS = 64

/** Returns the distance from CENTRE to the outline in a direction (unit vector). */
function reachAlong([x, y]: Vec2): number {
  let reach = 0
  for (const disc of DISCS) {
    const [offsetX, offsetY] = [CENTRE[0] - disc.x, CENTRE[1] - disc.y]
    const along = offsetX * x + offsetY * y
    const discriminant = along * along - (offsetX * offsetX + offsetY * offsetY - disc.radius * disc.radius)
    if (discriminant > 0) reach = Math.max(reach, -along + Math.sqrt(discriminant))
  }
  // Below CENTRE the outline ends at the base, also between and beside the discs.
  return y < 0 ? Math.min(Math.max(reach, 0.8), (BASE - CENTRE[1]) / y) : reach
}

/** No line along z: where two arcs meet it would be a bright tick. */
const weight: EdgeWeight = (from, to) => (from[2] === to[2] ? 1 : 0)

/** The union of four discs on a flat base, extruded. */
export function cloud(): Shape {
  const outline = Array.from({ length: CORNERS }, (_, index): Vec2 => {
    const angle = (index / CORNERS) * TAU
    const direction: Vec2 = [Math.cos(angle), Math.sin(angle)]
    const reach = reachAlong(direction)
    return [CENTRE[0] + direction[0] * reach, CENTRE[1] + direction[1] * reach]
  })
  const options = { depth: 0.34, bevel: 0.05, centre: CENTRE, creaseAngle: 0.6, throughGlass: false, weight }
  return { parts: [extrude(outline, options)], engravings: [] }
}
