import { TAU } from '../../shared/math.ts'
import { engrave, mergeParts, placePart, type Engraving, type Shape } from '../shape.ts'
import { add, normalise, type Vec3 } from '../vector.ts'
import { at, circle, extrude, roundedRectangle, type Vec2 } from './outlines.ts'
import { core, hullFaces, icospherePoints } from './polyhedra.ts'

const FRONT: Vec3 = [0, 0, 1]
const BACK: Vec3 = [0, 0, -1]
/** Engravings stand this far off their face, so that neither swallows the other. */
const LIFT = 0.004

/** Two sines of a sounding, sampled between two edges. */
function soundings(
  from: number,
  to: number,
  middle: number,
  height: number,
  phase: number,
  z: number,
): Vec3[] {
  const steps = 26
  return Array.from({ length: steps + 1 }, (_, index): Vec3 => {
    const share = index / steps
    const level = Math.cos(share * 10.5 - phase) * 0.62 + Math.sin(share * 21 + phase) * 0.3
    return [from + (to - from) * share, middle + height * level, z]
  })
}

function rule(x: number, y: number, length: number, z: number, normal: Vec3, strength = 0.75): Engraving[] {
  return engrave(
    [
      [x, y, z],
      [x + length, y, z],
    ],
    normal,
    { strength },
  )
}

/** Laid down: what faced the viewer faces up. */
const flat = (point: Vec3): Vec3 => [point[0], point[2], -point[1]]

/** A slab on a foot, with a chart on its screen. */
export function monitor(): Shape {
  const depth = 0.11
  const raise = 0.28
  const slab = extrude(roundedRectangle(2, 1.24, 0.07, 3), { depth, bevel: 0.025 })
  const neck = extrude(roundedRectangle(0.22, 0.36, 0.01, 1), { depth: 0.07 })
  const foot = extrude(roundedRectangle(0.78, 0.42, 0.08, 3), { depth: 0.07, bevel: 0.02 })
  const lying = {
    ...foot,
    triangles: foot.triangles.map((triangle) => ({
      ...triangle,
      corners: [flat(triangle.corners[0]), flat(triangle.corners[1]), flat(triangle.corners[2])] as const,
      normal: flat(triangle.normal),
      edgeNormal: flat(triangle.edgeNormal),
    })),
    edges: foot.edges.map((edge) => ({
      ...edge,
      from: flat(edge.from),
      to: flat(edge.to),
      normals: [flat(edge.normals[0]), flat(edge.normals[1])] as const,
    })),
  }
  const z = depth / 2 + LIFT
  const up = (points: readonly Vec3[]) => points.map((point) => add(point, [0, raise, 0]))
  const bars = [0.12, 0.2, 0.17, 0.26, 0.22].flatMap((height, index): Engraving[] =>
    engrave(
      up([
        [0.52 + index * 0.08, 0.2, z],
        [0.52 + index * 0.08, 0.2 + height, z],
      ]),
      FRONT,
      { strength: 0.7 },
    ),
  )
  const wave = soundings(-0.78, 0.8, -0.17, 0.24, 0.95, z)
  const end = wave.at(-1)!
  return {
    parts: [
      placePart(lying, [0, -0.72, 0]),
      placePart(neck, [0, -0.52, -0.02]),
      placePart(slab, [0, raise, 0]),
      placePart(core(0.026, { tint: 'brass', through: false }), add(end, [0, raise, 0.01])),
    ],
    engravings: [
      ...engrave(up(at(roundedRectangle(1.8, 1.04, 0.04, 2), z)), FRONT, { closed: true, strength: 0.6 }),
      ...engrave(up(wave), FRONT),
      ...engrave(up(soundings(-0.78, 0.8, -0.31, 0.12, 0.8, z)), FRONT, { strength: 0.45 }),
      ...[0.56, 0.4, 0.48].flatMap((length, index) =>
        rule(-0.76, 0.36 - index * 0.13 + raise, length, z, FRONT, 0.6),
      ),
      ...bars,
    ],
  }
}

/** A tall slab with a card and a list on its screen. */
export function phone(): Shape {
  const depth = 0.13
  const z = depth / 2 + LIFT
  const card = roundedRectangle(0.72, 0.46, 0.06).map(([x, y]): Vec2 => [x, y + 0.38])
  const rows = [-0.08, -0.27, -0.46, -0.62].flatMap((y, index) => [
    ...rule(-0.36, y, 0.13, z, FRONT),
    ...rule(-0.12, y, [0.46, 0.36, 0.4, 0.24][index]!, z, FRONT, 0.5),
  ])
  const lens = circle(0.09, 14, [-0.28, 0.74])
  return {
    parts: [extrude(roundedRectangle(0.98, 1.98, 0.17, 5), { depth, bevel: 0.035 })],
    engravings: [
      ...engrave(at(roundedRectangle(0.86, 1.86, 0.13, 5), z), FRONT, { closed: true, strength: 0.5 }),
      ...engrave(at(card, z), FRONT, { closed: true, strength: 0.7 }),
      ...engrave(soundings(-0.3, 0.3, 0.38, 0.13, 1.1, z), FRONT),
      ...rows,
      ...rule(-0.12, 0.8, 0.24, z, FRONT),
      ...rule(-0.15, -0.84, 0.3, z, FRONT, 0.6),
      ...engrave(at(lens, -z), BACK, { closed: true, through: true }),
    ],
  }
}

/** Four discs on a flat base. */
export function cloud(): Shape {
  const discs = [
    { x: -0.6, y: -0.12, r: 0.36 },
    { x: -0.16, y: 0.16, r: 0.48 },
    { x: 0.36, y: 0.06, r: 0.4 },
    { x: 0.7, y: -0.18, r: 0.3 },
  ]
  const middle: Vec2 = [0.03, -0.2]
  const base = -0.48
  const count = 64
  const outline = Array.from({ length: count }, (_, index): Vec2 => {
    const angle = (index / count) * TAU
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    let reach = 0
    for (const { x, y, r } of discs) {
      const [ox, oy] = [middle[0] - x, middle[1] - y]
      const along = ox * dx + oy * dy
      const inside = along * along - (ox * ox + oy * oy - r * r)
      if (inside > 0) reach = Math.max(reach, -along + Math.sqrt(inside))
    }
    if (dy < 0) reach = Math.min(Math.max(reach, 0.8), (base - middle[1]) / dy)
    return [middle[0] + dx * reach, middle[1] + dy * reach]
  })
  return {
    parts: [extrude(outline, { depth: 0.34, bevel: 0.05, middle, crispAbove: 0.6, through: false })],
    engravings: [],
  }
}

/** Ten teeth round a bore. */
export function gear(): Shape {
  const teeth = 10
  const profile = [
    [0, 0.84],
    [0.3, 0.84],
    [0.38, 1],
    [0.62, 1],
    [0.7, 0.84],
  ] as const
  const angles = Array.from({ length: teeth }, (_, tooth) =>
    profile.map(([share, radius]) => ({ angle: ((tooth + share) / teeth) * TAU, radius })),
  ).flat()
  const outline = angles.map(({ angle, radius }): Vec2 => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ])
  const bore = angles.map(({ angle }): Vec2 => [0.3 * Math.cos(angle), 0.3 * Math.sin(angle)])
  const depth = 0.34
  const z = depth / 2 + LIFT
  return {
    parts: [extrude(outline, { depth, hole: bore, crispAbove: 0.45 })],
    engravings: [...engrave(at(circle(0.62, 40), z), FRONT, { closed: true, strength: 0.8 })],
  }
}

/** A sphere of nodes and ties; every eleventh node is brass. */
export function network(): Shape {
  const nodes = icospherePoints()
  const seen = new Set<string>()
  const ties = hullFaces(nodes).flatMap((face) =>
    face.flatMap((from, index) => {
      const to = face[(index + 1) % face.length]!
      const key = [from, to]
        .map((point) => point.map((value) => value.toFixed(4)).join())
        .toSorted()
        .join('|')
      if (seen.has(key)) return []
      seen.add(key)
      return engrave([from, to], normalise(add(from, to)), { strength: 0.7 })
    }),
  )
  const studs = (brass: boolean) => {
    const stud = core(brass ? 0.085 : 0.065, { tint: brass ? 'brass' : 'body', through: false })
    return mergeParts(
      nodes.filter((_, index) => (index % 11 === 0) === brass).map((node) => placePart(stud, node)),
    )
  }
  return { parts: [studs(false), studs(true)], engravings: ties }
}
