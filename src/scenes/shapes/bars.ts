import { buildPart, type Shape } from '../shape.ts'
import type { Vec3 } from '../vector.ts'

/** Where a bar ends: it fades to nothing at -1, and what is left of it from here down nobody sees. */
const FOOT = -0.87

/**
 * A bar of unit length that hangs from its cap at y = 0 and fades downwards in the shader. `half` is half its width as
 * a share of its length. The lines of the cap are full, upright ones faint, and the foot has none.
 */
export function bar(half: number): Shape {
  const corner = (x: number, z: number, y: number): Vec3 => [x * half, y, z * half]
  const part = buildPart({
    weight: (from, to) => (from[1] < -0.5 && to[1] < -0.5 ? 0 : from[1] !== to[1] ? 0.3 : 1),
  })
  part.face([corner(-1, 1, 0), corner(1, 1, 0), corner(1, -1, 0), corner(-1, -1, 0)])
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const
  corners.forEach(([x, z], index) => {
    const [nextX, nextZ] = corners[(index + 1) % corners.length]!
    part.face([corner(x, z, FOOT), corner(nextX, nextZ, FOOT), corner(nextX, nextZ, 0), corner(x, z, 0)])
  })
  return { parts: [part.build()], engravings: [] }
}
