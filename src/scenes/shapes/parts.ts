import type { Part } from '../shape.ts'
import { add, lengthOf, mean, scale, subtract, type Vec3 } from '../vector.ts'

/** The part scaled about the origin by `factor`, then moved by `offset`. */
export function placePart(part: Part, offset: Vec3, factor = 1): Part {
  const move = (point: Vec3) => add(scale(point, factor), offset)
  return {
    ...part,
    triangles: part.triangles.map((triangle) => {
      const [a, b, c] = triangle.corners
      return { ...triangle, corners: [move(a), move(b), move(c)] }
    }),
    edges: part.edges.map((edge) => ({ ...edge, from: move(edge.from), to: move(edge.to) })),
    centre: move(part.centre),
    radius: part.radius * factor,
  }
}

const pitch = ([x, y, z]: Vec3): Vec3 => [x, z, -y]

/** The part turned by -90 degrees about x, so that its front (+z) faces up. */
export function layPartFlat(part: Part): Part {
  return {
    ...part,
    triangles: part.triangles.map((triangle) => {
      const [a, b, c] = triangle.corners
      return {
        ...triangle,
        corners: [pitch(a), pitch(b), pitch(c)],
        normal: pitch(triangle.normal),
        edgeNormal: pitch(triangle.edgeNormal),
      }
    }),
    edges: part.edges.map(({ from, to, normals, strength }) => ({
      from: pitch(from),
      to: pitch(to),
      normals: [pitch(normals[0]), pitch(normals[1])],
      strength,
    })),
    centre: pitch(part.centre),
  }
}

/** The parts as one, which is then sorted as one: for groups of many small parts. */
export function mergeParts(parts: readonly Part[]): Part {
  const centre = mean(parts.map((part) => part.centre))
  const faces = Math.max(0, ...parts.flatMap((part) => part.triangles.map(({ face }) => face + 1)))
  return {
    triangles: parts.flatMap((part, index) =>
      part.triangles.map((triangle) => ({ ...triangle, face: triangle.face + index * faces })),
    ),
    edges: parts.flatMap((part) => part.edges),
    centre,
    radius: Math.max(0, ...parts.map((part) => lengthOf(subtract(part.centre, centre)) + part.radius)),
    tint: parts[0]?.tint ?? 'body',
  }
}
