import type { Part } from '../shape.ts'
import { add, lengthOf, mean, scale, subtract, type Vec3 } from '../vector.ts'

/** Returns the part scaled about the origin by `factor`, then moved by `offset`. */
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

const turnUp = ([x, y, z]: Vec3): Vec3 => [x, z, -y]

/** Returns the part rotated by -90 degrees about x, so that its front (+z) faces up. */
export function layPartFlat(part: Part): Part {
  return {
    ...part,
    triangles: part.triangles.map((triangle) => {
      const [a, b, c] = triangle.corners
      return {
        ...triangle,
        corners: [turnUp(a), turnUp(b), turnUp(c)],
        normal: turnUp(triangle.normal),
        edgeNormal: turnUp(triangle.edgeNormal),
      }
    }),
    edges: part.edges.map(({ from, to, normals, strength }) => ({
      from: turnUp(from),
      to: turnUp(to),
      normals: [turnUp(normals[0]), turnUp(normals[1])],
      strength,
    })),
    centre: turnUp(part.centre),
  }
}

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
