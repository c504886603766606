import type { Engraving, Part, Shape } from '../shape.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { BACK, engrave, FRONT, LIFT } from './engrave.ts'
import { extrude } from './extrude.ts'
import { circle, liftOutline, roundedRectangle, type Vec2 } from './outlines.ts'
import { buildPart } from './partBuilder.ts'
import { placePart } from './parts.ts'

const [WIDTH, HEIGHT, DEPTH] = [1.56, 1.04, 0.09] as const
/** The upper right corner of the slab's front. */
const [X, Y, Z] = [WIDTH / 2, HEIGHT / 2, DEPTH / 2] as const
/** z of the engravings on the front. Those on the back have the negative z. */
const FRONT_Z = Z + LIFT
/** The lower corner of the flap, which carries the seal. */
const TIP: Vec3 = [0, -0.06, Z + 0.05]
/** Lengths of the lines of the address. */
const ADDRESS = [0.62, 0.5, 0.34]

/** The raised flap: a triangle, and two narrow faces that join it to the slab. */
function flapPart(): Part {
  const [x, y] = [X - 0.05, Y - 0.03]
  const [upper, lower] = [Z + 0.012, Z + 0.002]
  return buildPart()
    .face([[x, y, upper], [-X + 0.05, y, upper], TIP])
    .face([[x, y, lower], [x, y, upper], TIP])
    .face([[-X + 0.05, y, upper], [-X + 0.05, y, lower], TIP])
    .build()
}

function foldLine(side: 1 | -1): Engraving[] {
  const corner: Vec3 = [side * (X - 0.05), -Y + 0.05, FRONT_Z]
  const middle: Vec3 = [side * 0.17, 0.03, FRONT_Z]
  return engrave([corner, middle], FRONT, { throughGlass: true })
}

function addressLine(length: number, row: number): Engraving[] {
  const y = 0.02 - row * 0.12
  const ends = [0.02, 0.02 - length].map((x): Vec3 => [x, y, -FRONT_Z])
  return engrave(ends, BACK, { strength: 0.6, throughGlass: true })
}

/** A sealed letter: flap, fold lines and golden seal on the front, address and stamp on the back. */
export function envelope(): Shape {
  const slab = extrude(roundedRectangle(WIDTH, HEIGHT, 0.012, 1), { depth: DEPTH, bevel: 0.025 })
  const seal = extrude(circle(0.06, 12), { depth: 0.03, tint: 'highlight', throughGlass: false })
  const stamp = roundedRectangle(0.2, 0.24, 0.01, 1).map(([x, y]): Vec2 => [x - 0.56, y + 0.28])
  return {
    parts: [slab, flapPart(), placePart(seal, [TIP[0], TIP[1], TIP[2] + 0.016])],
    engravings: [
      ...foldLine(1),
      ...foldLine(-1),
      ...ADDRESS.flatMap(addressLine),
      ...engrave(liftOutline(stamp, -FRONT_Z), BACK, { closed: true, tint: 'highlight', throughGlass: true }),
    ],
  }
}
