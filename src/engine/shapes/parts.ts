import type { Part } from '../shape.ts'
import { add, lengthOf, mean, subtract, type Vec3 } from '../../shared/vector.ts'

/** Returns the part with its points moved by `move` and its normals turned by `turn`. */
function changePart(part: Part, move: (point: Vec3) => Vec3, turn = (normal: Vec3) => normal): Part {
  return {
    ...part,
    triangles: part.triangles.map((triangle) => {
      const [a, b, c] = triangle.corners
      return {
        ...triangle,
        corners: [move(a), move(b), move(c)],
        normal: turn(triangle.normal),
        edgeNormal: turn(triangle.edgeNormal),
      }
    }),
    edges: part.edges.map(({ from, to, normals, strength }) => ({
      from: move(from),
      to: move(to),
      normals: [turn(normals[0]), turn(normals[1])],
      strength,
    })),
    centre: move(part.centre),
  }
}

/** Returns the part moved by `offset`. */
export const placePart = (part: Part, offset: Vec3) => changePart(part, (point) => add(point, offset))

const turnUp = ([x, y, z]: Vec3): Vec3 => [x, z, -y]

/** Returns the part rotated by -90 degrees about x, so that its front (+z) faces up. */
export const layPartFlat = (part: Part) => changePart(part, turnUp, turnUp)

/** Merges small parts into one, to sort them by depth as one. The result has the tint of the first part. */
export function mergeParts(parts: readonly Part[]): Part {
  const centre = mean(parts.map((part) => part.centre))
  /** Added per part, so that faces of different parts have different numbers. */
  const faceOffset = Math.max(0, ...parts.flatMap((part) => part.triangles.map(({ face }) => face + 1)))
  return {
    triangles: parts.flatMap((part, index) =>
      part.triangles.map((triangle) => ({ ...triangle, face: triangle.face + index * faceOffset })),
    ),
    edges: parts.flatMap((part) => part.edges),
    centre,
    radius: Math.max(0, ...parts.map((part) => lengthOf(subtract(part.centre, centre)) + part.radius)),
    tint: parts[0]?.tint ?? 'body',
  }
}
