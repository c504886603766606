import { TAU } from '../../shared/math.ts'
import { buildPart, engrave, placePart, type Engraving, type Shape } from '../shape.ts'
import type { Vec3 } from '../vector.ts'
import { at, circle, extrude, roundedRectangle, type Vec2 } from './outlines.ts'
import { core } from './polyhedra.ts'

const FRONT: Vec3 = [0, 0, 1]
const BACK: Vec3 = [0, 0, -1]

/** A sealed letter: slab, raised flap, fold lines and a brass seal; the back bears an address and a stamp. */
export function envelope(): Shape {
  const [width, height, depth] = [1.56, 1.04, 0.09]
  const [x, y, z] = [width / 2, height / 2, depth / 2]
  const slab = extrude(roundedRectangle(width, height, 0.012, 1), { depth, bevel: 0.025 })
  const tip: Vec3 = [0, -0.06, z + 0.05]
  const flap = buildPart()
    .face([[x - 0.05, y - 0.03, z + 0.012], [-x + 0.05, y - 0.03, z + 0.012], tip])
    .face([[x - 0.05, y - 0.03, z + 0.002], [x - 0.05, y - 0.03, z + 0.012], tip])
    .face([[-x + 0.05, y - 0.03, z + 0.012], [-x + 0.05, y - 0.03, z + 0.002], tip])
    .build()
  const seal = extrude(circle(0.06, 12), { depth: 0.03, tint: 'brass', through: false })
  const lift = z + 0.004
  const fold = (side: 1 | -1) =>
    engrave(
      [
        [side * (x - 0.05), -y + 0.05, lift],
        [side * 0.17, 0.03, lift],
      ],
      FRONT,
      { through: true },
    )
  const address = [0.62, 0.5, 0.34].flatMap((length, row) =>
    engrave(
      [
        [0.02, 0.02 - row * 0.12, -lift],
        [0.02 - length, 0.02 - row * 0.12, -lift],
      ],
      BACK,
      { strength: 0.6, through: true },
    ),
  )
  const stamp = roundedRectangle(0.2, 0.24, 0.01, 1).map(([sx, sy]): Vec2 => [sx - 0.56, sy + 0.28])
  return {
    parts: [slab, flap, placePart(seal, [tip[0], tip[1], tip[2] + 0.016])],
    engravings: [
      ...fold(1),
      ...fold(-1),
      ...address,
      ...engrave(at(stamp, -lift), BACK, { closed: true, tint: 'brass', through: true }),
    ],
  }
}

const SIDES = 12
const ROWS = 4

function domePoint(side: number, row: number, radius: number): Vec3 {
  const around = (side / SIDES) * TAU
  const up = (row / ROWS) * (TAU / 4)
  return [
    radius * Math.cos(up) * Math.cos(around),
    radius * Math.sin(up),
    radius * Math.cos(up) * Math.sin(around),
  ]
}

/** How far up the dome a point lies: 0 at the rim, 1 at the top. */
const level = (point: Vec3) => Math.asin(Math.max(0, Math.min(1, point[1]))) / (TAU / 4)

/** The pool of light on the water round a lantern: rings that widen and fade. */
const pool: readonly Engraving[] = [
  [1.28, 0.5],
  [1.6, 0.27],
  [2.05, 0.12],
].flatMap(([radius, strength]) =>
  engrave(
    at(circle(radius!, 36), 0).map(([x, y]): Vec3 => [x, 0, -y]),
    [0, 1, 0],
    { closed: true, strength: strength!, tint: 'brass' },
  ),
)

/** A half dome over a brass flame: open below, on a rim, with a finial on top, in a pool of its light. */
export function lantern(): Shape {
  const dome = buildPart({
    weight: (from, to) => (Math.abs(from[1] - to[1]) < 1e-6 ? 0.35 : 1) * (1 - 0.7 * level(from)),
  })
  const rim = buildPart({ weight: (from, to) => (Math.abs(from[1] - to[1]) < 1e-6 ? 1 : 0.5) })
  for (let side = 0; side < SIDES; side += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const corners = [domePoint(side + 1, row, 1), domePoint(side, row, 1), domePoint(side, row + 1, 1)]
      dome.face(row === ROWS - 1 ? corners : [...corners, domePoint(side + 1, row + 1, 1)])
    }
    const [a, b] = [domePoint(side, 0, 1.06), domePoint(side + 1, 0, 1.06)]
    rim.face([b, a, [a[0], 0.1, a[2]], [b[0], 0.1, b[2]]])
  }
  return {
    parts: [
      placePart(core(0.125, { tint: 'brass', through: false }), [0, 0.22, 0]),
      dome.build(),
      rim.build(),
      placePart(core(0.07, { through: false }), [0, 1.06, 0]),
    ],
    engravings: pool,
  }
}
