import { itemAt, loopPairs } from '../../shared/lists.ts'
import type { FaceTriangle, Part, SolidEdge, Tint } from '../shape.ts'
import {
  add,
  cross,
  dot,
  lengthOf,
  mean,
  normalise,
  normalOf,
  pointKey,
  subtract,
} from '../../shared/vector.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** Returns the weight of the line on the edge between two points, 0 to 1. */
export type EdgeWeight = (from: Vec3, to: Vec3) => number

export interface PartOptions {
  /** Default: 1 for every edge. */
  weight?: EdgeWeight
  /**
   * Radians. An edge whose two faces meet at a larger angle is a crease, others are smooth: see
   * `FaceTriangle.line`.
   */
  creaseAngle?: number
  tint?: Tint
  /** Whether lines on creases are also drawn through the body's glass. Default: true. */
  throughGlass?: boolean
}

/** An edge of one face. Two faces that meet have a border each. */
interface Border {
  from: Vec3
  to: Vec3
  /** Normal of the face. */
  normal: Vec3
  /** The triangles that draw the line of the edge. */
  triangles: readonly FaceTriangle[]
}

/** Returns the borders of each edge: one for an edge at an opening, two where faces meet. */
function groupByEdge(borders: readonly Border[]): Iterable<readonly [Border, ...Border[]]> {
  const groups = new Map<string, [Border, ...Border[]]>()
  for (const border of borders) {
    const key = [pointKey(border.from), pointKey(border.to)].toSorted().join('|')
    const group = groups.get(key)
    if (group) group.push(border)
    else groups.set(key, [border])
  }
  return groups.values()
}

/** Starts a part: add its faces, then call `build`. */
export function buildPart(options: PartOptions = {}) {
  const { creaseAngle = 0.05, tint = 'body', weight = () => 1, throughGlass = true } = options
  const triangles: FaceTriangle[] = []
  const borders: Border[] = []
  /** Number of finished faces, and the number of the face that is being added. */
  let faces = 0

  const addTriangle = (
    corners: FaceTriangle['corners'],
    borderDistances: FaceTriangle['borderDistances'],
    normal: Vec3,
  ) => {
    const triangle = { face: faces, corners, borderDistances, normal, edgeNormal: normal, line: 0 }
    triangles.push(triangle)
    return triangle
  }

  /** Adds the quad between an edge and the centre line of its band. */
  const addHalfBand = (from: Vec3, to: Vec3, centreFrom: Vec3, centreTo: Vec3, normal: Vec3) => {
    borders.push({
      from,
      to,
      normal,
      triangles: [
        addTriangle([from, to, centreTo], [0, 0, 1], normal),
        addTriangle([centreFrom, from, centreTo], [1, 0, 1], normal),
      ],
    })
  }

  return {
    /**
     * Adds a flat face without holes, with its corners counter-clockwise as seen from outside. The whole face
     * must be visible from `centre`. Default: the mean of the corners.
     */
    face(loop: readonly Vec3[], centre = mean(loop)) {
      const normal = normalOf(loop)
      for (const [from, to] of loopPairs(loop)) {
        borders.push({ from, to, normal, triangles: [addTriangle([from, to, centre], [0, 0, 1], normal)] })
      }
      faces += 1
      return this
    },
    /**
     * Adds a flat face of four corners with lines on its first and third edges only, as on a wall of a curved
     * outline.
     */
    band(loop: readonly [Vec3, Vec3, Vec3, Vec3]) {
      const [a, b, c, d] = loop
      const normal = normalOf(loop)
      const [start, end] = [mean([a, d]), mean([b, c])]
      addHalfBand(a, b, start, end, normal)
      addHalfBand(c, d, end, start, normal)
      faces += 1
      return this
    },
    /**
     * Adds a flat face with a hole, between two loops with the same number of corners, both counter-clockwise
     * as seen from outside.
     */
    holedFace(outer: readonly Vec3[], inner: readonly Vec3[]) {
      const normal = normalOf(outer)
      const spokes = outer.map((point, index) => {
        const opposite = itemAt(inner, index)
        return { outer: point, centre: mean([point, opposite]), inner: opposite }
      })
      for (const [spoke, next] of loopPairs(spokes)) {
        addHalfBand(spoke.outer, next.outer, spoke.centre, next.centre, normal)
        addHalfBand(next.inner, spoke.inner, next.centre, spoke.centre, normal)
      }
      faces += 1
      return this
    },
    /** Finds the edges between the faces and returns the finished part. */
    build(): Part {
      const edges: SolidEdge[] = []
      for (const sides of groupByEdge(borders)) {
        const [first, second = first] = sides
        const { from, to } = first
        const open = first === second
        const crease = open || dot(first.normal, second.normal) < Math.cos(creaseAngle)
        // The normal of an open edge lies in the plane of its face and points outwards, so it is always a
        // silhouette.
        const edgeNormal = normalise(
          open ? cross(subtract(to, from), first.normal) : add(first.normal, second.normal),
        )
        const line = weight(from, to)
        for (const triangle of sides.flatMap((side) => side.triangles)) {
          triangle.edgeNormal = edgeNormal
          triangle.line = crease ? line : -line
        }
        if (crease && throughGlass && line > 0)
          edges.push({ from, to, normals: [first.normal, second.normal], strength: line })
      }
      const points = triangles.flatMap(({ corners }) => corners)
      const centre = mean(points)
      const radius = points.reduce((most, point) => Math.max(most, lengthOf(subtract(point, centre))), 0)
      return { triangles, edges, centre, radius, tint }
    },
  }
}
