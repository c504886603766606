import { buildPart, type PartOptions, type Shape } from '../shape.ts'
import { cross, dot, lengthOf, mean, normalise, scale, subtract, type Vec3 } from '../vector.ts'

const PHI = (1 + Math.sqrt(5)) / 2

/** Every point with every combination of signs, once. */
function signed(points: readonly Vec3[]): Vec3[] {
  const seen = new Map<string, Vec3>()
  for (const [x, y, z] of points) {
    for (const sx of [1, -1]) {
      for (const sy of [1, -1]) {
        for (const sz of [1, -1]) {
          const point: Vec3 = [x * sx + 0, y * sy + 0, z * sz + 0]
          seen.set(point.map((value) => (value === 0 ? 0 : value)).join(','), point)
        }
      }
    }
  }
  return [...seen.values()]
}

function cyclic([x, y, z]: Vec3): Vec3[] {
  return [
    [x, y, z],
    [z, x, y],
    [y, z, x],
  ]
}

function permuted([x, y, z]: Vec3): Vec3[] {
  return [...cyclic([x, y, z]), ...cyclic([x, z, y])]
}

/** The faces of the convex hull of a few points, as loops that run counter-clockwise from outside. */
export function hullFaces(points: readonly Vec3[]): Vec3[][] {
  const middle = mean(points)
  const faces = new Map<string, Vec3[]>()
  for (let a = 0; a < points.length; a += 1) {
    for (let b = a + 1; b < points.length; b += 1) {
      for (let c = b + 1; c < points.length; c += 1) {
        const origin = points[a]!
        let normal = cross(subtract(points[b]!, origin), subtract(points[c]!, origin))
        if (lengthOf(normal) < 1e-9) continue
        normal = normalise(normal)
        if (dot(normal, subtract(origin, middle)) < 0) normal = scale(normal, -1)
        if (points.some((point) => dot(normal, subtract(point, origin)) > 1e-6)) continue
        const key = normal.map((value) => Math.round(value * 1e4)).join(',')
        if (faces.has(key)) continue
        const members = points.filter((point) => Math.abs(dot(normal, subtract(point, origin))) < 1e-6)
        faces.set(key, inOrder(members, normal))
      }
    }
  }
  return [...faces.values()]
}

/** Corners of a flat convex face, counter-clockwise as seen against `normal`. */
function inOrder(corners: readonly Vec3[], normal: Vec3): Vec3[] {
  const middle = mean(corners)
  const across = normalise(subtract(corners[0]!, middle))
  const up = cross(normal, across)
  const angle = (corner: Vec3) => {
    const arm = subtract(corner, middle)
    return Math.atan2(dot(arm, up), dot(arm, across))
  }
  return corners.toSorted((left, right) => angle(left) - angle(right))
}

/** A convex solid with its corners at distance 1 (or as given, for `stretch`ed ones). */
function solid(points: readonly Vec3[], stretch: Vec3 = [1, 1, 1], options: PartOptions = {}): Shape {
  const farthest = Math.max(...points.map(lengthOf))
  const unit = points.map(([x, y, z]): Vec3 => [
    (x / farthest) * stretch[0],
    (y / farthest) * stretch[1],
    (z / farthest) * stretch[2],
  ])
  const part = buildPart(options)
  for (const face of hullFaces(unit)) part.face(face)
  return { parts: [part.build()], engravings: [] }
}

const octahedronPoints = signed(cyclic([1, 0, 0]))
const icosahedronPoints = signed(cyclic([0, 1, PHI]))

/** The kinds of body that the default scene draws from. */
export const polyhedra = {
  tetrahedron: () =>
    solid([
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ]),
  cube: () => solid(signed([[1, 1, 1]])),
  octahedron: () => solid(octahedronPoints),
  dodecahedron: () => solid([...signed([[1, 1, 1]]), ...signed(cyclic([0, 1 / PHI, PHI]))]),
  icosahedron: () => solid(icosahedronPoints),
  cuboctahedron: () => solid(signed(cyclic([1, 1, 0]))),
  truncatedOctahedron: () => solid(signed(permuted([0, 1, 2]))),
  rhombicDodecahedron: () => solid([...signed([[1, 1, 1]]), ...signed(cyclic([2, 0, 0]))]),
  bipyramid: () =>
    solid([
      [0, 1.25, 0],
      [0, -1.25, 0],
      ...Array.from({ length: 6 }, (_, index): Vec3 => [
        Math.cos((index * Math.PI) / 3) * 0.8,
        0,
        Math.sin((index * Math.PI) / 3) * 0.8,
      ]),
    ]),
} as const satisfies Record<string, () => Shape>

export type PolyhedronKind = keyof typeof polyhedra

/** The testimonials' octahedron, 1.45 times as high as wide. */
export function tallOctahedron(): Shape {
  return solid(octahedronPoints, [1 / 1.45, 1, 1 / 1.45])
}

/** An octahedron of any size in the middle of something else, in brass or foam. */
export function core(radius: number, options: PartOptions): Shape['parts'][number] {
  return solid(octahedronPoints, [radius * 0.72, radius, radius * 0.72], options).parts[0]!
}

/** An icosahedron with each face split in four: 42 corners, 80 faces, 120 edges. */
export function icospherePoints(): Vec3[] {
  const corners = icosahedronPoints.map(normalise)
  const between = new Map<string, Vec3>()
  for (const face of hullFaces(corners)) {
    face.forEach((corner, index) => {
      const middle = normalise(mean([corner, face[(index + 1) % 3]!]))
      between.set(middle.map((value) => Math.round(value * 1e4)).join(','), middle)
    })
  }
  return [...corners, ...between.values()]
}

export function icosphere(): Shape {
  return solid(icospherePoints())
}
