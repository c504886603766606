import { clamp, TAU } from '../../shared/math.ts'
import type { Part, Shape } from '../shape.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { engrave } from './engrave.ts'
import { circle } from './outlines.ts'
import { buildPart } from './partBuilder.ts'
import { placePart } from './parts.ts'
import { corePart } from './polyhedra.ts'

/** Number of faces around the dome, and of rows of faces from rim to top. */
const SIDES = 12
const ROWS = 4
const RIM_RADIUS = 1.06
const RIM_HEIGHT = 0.1

function domePoint(side: number, row: number, radius: number): Vec3 {
  const around = (side / SIDES) * TAU
  const up = (row / ROWS) * (TAU / 4)
  const across = radius * Math.cos(up)
  return [across * Math.cos(around), radius * Math.sin(up), across * Math.sin(around)]
}

/** Returns the latitude of a point of the dome: 0 at the rim, 1 at the top. */
const latitude = (point: Vec3) => Math.asin(clamp(point[1], 0, 1)) / (TAU / 4)

const isHorizontal = (from: Vec3, to: Vec3) => Math.abs(from[1] - to[1]) < 1e-6

function domePart(): Part {
  const dome = buildPart({
    weight: (from, to) => (isHorizontal(from, to) ? 0.35 : 1) * (1 - 0.7 * latitude(from)),
  })
  for (let side = 0; side < SIDES; side += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const corners = [domePoint(side + 1, row, 1), domePoint(side, row, 1), domePoint(side, row + 1, 1)]
      dome.face(row === ROWS - 1 ? corners : [...corners, domePoint(side + 1, row + 1, 1)])
    }
  }
  return dome.build()
}

function rimPart(): Part {
  const rim = buildPart({ weight: (from, to) => (isHorizontal(from, to) ? 1 : 0.5) })
  for (let side = 0; side < SIDES; side += 1) {
    const [a, b] = [domePoint(side, 0, RIM_RADIUS), domePoint(side + 1, 0, RIM_RADIUS)]
    rim.face([b, a, [a[0], RIM_HEIGHT, a[2]], [b[0], RIM_HEIGHT, b[2]]])
  }
  return rim.build()
}

/** Radius and brightness of the circles of light on the water around a lantern. */
const LIGHT_CIRCLES = [
  [1.28, 0.5],
  [1.6, 0.27],
  [1.9, 0.14],
] as const

/**
 * A glass dome on a rim, open below, with a golden flame inside, a finial on top and circles of light around
 * it.
 */
export function lantern(): Shape {
  return {
    parts: [
      placePart(corePart(0.125, { tint: 'highlight', throughGlass: false }), [0, 0.22, 0]),
      domePart(),
      rimPart(),
      placePart(corePart(0.07, { throughGlass: false }), [0, 1.06, 0]),
    ],
    engravings: LIGHT_CIRCLES.flatMap(([radius, strength]) => {
      const line = circle(radius, 36).map(([x, y]): Vec3 => [x, 0, -y])
      return engrave(line, [0, 1, 0], { closed: true, strength, tint: 'highlight' })
    }),
  }
}
