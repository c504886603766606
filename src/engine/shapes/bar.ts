import { loopPairs } from '../../shared/lists.ts'
import type { Shape } from '../shape.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { buildPart, type EdgeWeight } from './partBuilder.ts'

/**
 * Height of the lower end. sea.vert.glsl fades bars out towards -1, so nothing is visible below this height.
 */
const FOOT = -0.87

const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const

/** Full lines around the cap, faint vertical lines, no lines at the foot. */
const weight: EdgeWeight = (from, to) => (from[1] < -0.5 && to[1] < -0.5 ? 0 : from[1] !== to[1] ? 0.3 : 1)

/**
 * A square bar from its cap at y = 0 downwards. The unit is the bar's length, to which `halfWidth` refers.
 */
export function bar(halfWidth: number): Shape {
  const corner = ([x, z]: (typeof CORNERS)[number], y: number): Vec3 => [x * halfWidth, y, z * halfWidth]
  const part = buildPart({ weight })
  part.face(CORNERS.map((each) => corner(each, 0)))
  for (const [current, next] of loopPairs(CORNERS))
    part.face([corner(current, FOOT), corner(next, FOOT), corner(next, 0), corner(current, 0)])
  return { parts: [part.build()], engravings: [] }
}
