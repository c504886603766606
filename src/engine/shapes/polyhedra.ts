import { loopPairs, itemAt } from '../../shared/lists.ts'
import type { Part, Shape } from '../shape.ts'
import {
  lengthOf,
  mean,
  normalise,
  pointKey,
  type Vec3,
  cross,
  dot,
  scale,
  subtract,
} from '../../shared/vector.ts'
import { circle } from './outlines.ts'
import { buildPart, type PartOptions } from './partBuilder.ts'

/** Returns each combination of three points, in the order of the list. */
const triplesOf = (points: readonly Vec3[]) =>
  points.flatMap((first, a) =>
    points
      .slice(a + 1)
      .flatMap((second, b) => points.slice(a + b + 2).map((third) => [first, second, third] as const)),
  )

/**
 * Returns the corners of a flat convex face, sorted counter-clockwise as seen against the direction of
 * `normal`.
 */
function sortAroundCentre(corners: readonly Vec3[], normal: Vec3): Vec3[] {
  const centre = mean(corners)
  const across = normalise(subtract(itemAt(corners, 0), centre))
  const up = cross(normal, across)
  const angle = (corner: Vec3) => {
    const arm = subtract(corner, centre)
    return Math.atan2(dot(arm, up), dot(arm, across))
  }
  return corners.toSorted((left, right) => angle(left) - angle(right))
}

/**
 * Returns the faces of the convex hull, as loops that are counter-clockwise as seen from outside. Takes
 * O(n^4) time, which is fast enough for the few dozen points of a shape.
 */
function hullFaces(points: readonly Vec3[]): Vec3[][] {
  const centre = mean(points)
  const faces = new Map<string, Vec3[]>()
  for (const [origin, second, third] of triplesOf(points)) {
    const area = cross(subtract(second, origin), subtract(third, origin))
    if (lengthOf(area) < 1e-9) continue
    const unit = normalise(area)
    const normal = dot(unit, subtract(origin, centre)) < 0 ? scale(unit, -1) : unit
    if (points.some((point) => dot(normal, subtract(point, origin)) > 1e-6)) continue
    const key = pointKey(normal)
    if (faces.has(key)) continue
    const corners = points.filter((point) => Math.abs(dot(normal, subtract(point, origin))) < 1e-6)
    faces.set(key, sortAroundCentre(corners, normal))
  }
  return [...faces.values()]
}

const PHI = (1 + Math.sqrt(5)) / 2

/** Returns each point with every combination of signs, without duplicates. */
function withSigns(points: readonly Vec3[]): Vec3[] {
  // `0 - x` has no negative zero, `-x` has.
  const signed = points.flatMap(([x, y, z]) =>
    [x, 0 - x].flatMap((a) => [y, 0 - y].flatMap((b) => [z, 0 - z].map((c): Vec3 => [a, b, c]))),
  )
  return [...new Map(signed.map((point) => [pointKey(point), point])).values()]
}

const cyclicPermutations = (...points: readonly Vec3[]) =>
  points.flatMap(([x, y, z]): Vec3[] => [
    [x, y, z],
    [z, x, y],
    [y, z, x],
  ])

/**
 * Builds the convex hull of the points, scaled so that the farthest has distance 1, then stretched along the
 * axes.
 */
export function solidPart(points: readonly Vec3[], stretch: Vec3 = [1, 1, 1], options: PartOptions = {}) {
  const farthest = Math.max(...points.map(lengthOf))
  const unit = points.map(([x, y, z]): Vec3 => [
    (x / farthest) * stretch[0],
    (y / farthest) * stretch[1],
    (z / farthest) * stretch[2],
  ])
  const part = buildPart(options)
  for (const face of hullFaces(unit)) part.face(face)
  return part.build()
}

const shapeOf = (part: Part): Shape => ({ parts: [part], engravings: [] })
const solid = (points: readonly Vec3[]) => shapeOf(solidPart(points))

const cubePoints = withSigns([[1, 1, 1]])
const octahedronPoints = withSigns(cyclicPermutations([1, 0, 0]))
export const icosahedronPoints = withSigns(cyclicPermutations([0, 1, PHI]))

/** The solids of the default scene. */
export const polyhedra = {
  tetrahedron: () => solid(cubePoints.filter(([x, y, z]) => x * y * z > 0)),
  cube: () => solid(cubePoints),
  octahedron: () => solid(octahedronPoints),
  dodecahedron: () => solid([...cubePoints, ...withSigns(cyclicPermutations([0, 1 / PHI, PHI]))]),
  icosahedron: () => solid(icosahedronPoints),
  cuboctahedron: () => solid(withSigns(cyclicPermutations([1, 1, 0]))),
  truncatedOctahedron: () => solid(withSigns(cyclicPermutations([0, 1, 2], [0, 2, 1]))),
  rhombicDodecahedron: () => solid([...cubePoints, ...withSigns(cyclicPermutations([2, 0, 0]))]),
  bipyramid: () => solid([[0, 1.25, 0], [0, -1.25, 0], ...circle(0.8, 6).map(([x, z]): Vec3 => [x, 0, z])]),
} as const satisfies Record<string, () => Shape>

export type Solid = keyof typeof polyhedra

/** Height over width of the testimonials' octahedron. */
const TALL_RATIO = 1.45

/** An octahedron that is taller than wide. */
export function tallOctahedron(): Shape {
  return shapeOf(solidPart(octahedronPoints, [1 / TALL_RATIO, 1, 1 / TALL_RATIO]))
}

/**
 * A small octahedron, `radius` high from its centre and narrower, for the inside or the top of another shape.
 */
export function corePart(radius: number, options: PartOptions): Part {
  return solidPart(octahedronPoints, [radius * 0.72, radius, radius * 0.72], options)
}

/**
 * Returns the corners of an icosphere: an icosahedron with each face split in four (42 corners, 80 faces, 120
 * edges).
 */
export function icospherePoints(): Vec3[] {
  const corners = icosahedronPoints.map(normalise)
  const midpoints = new Map<string, Vec3>()
  for (const face of hullFaces(corners)) {
    for (const [from, to] of loopPairs(face)) {
      const midpoint = normalise(mean([from, to]))
      midpoints.set(pointKey(midpoint), midpoint)
    }
  }
  return [...corners, ...midpoints.values()]
}
