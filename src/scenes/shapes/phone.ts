import type { Shape } from '../shape.ts'
import { chartCurve, textLine } from './chart.ts'
import { BACK, engrave, FRONT, LIFT } from './engrave.ts'
import { extrude } from './extrude.ts'
import { circle, liftOutline, roundedRectangle, type Vec2 } from './outlines.ts'

const DEPTH = 0.13
/** z of the engravings on the screen. Those on the back have the negative z. */
const SCREEN_Z = DEPTH / 2 + LIFT

/** Height and text length of each row of the list. */
const ROWS = [
  [-0.08, 0.46],
  [-0.27, 0.36],
  [-0.46, 0.4],
  [-0.62, 0.24],
] as const

/** A tall slab with a card and a list on its screen, and a lens on its back. */
export function phone(): Shape {
  const frame = roundedRectangle(0.86, 1.86, 0.13, 5)
  const card = roundedRectangle(0.72, 0.46, 0.06).map(([x, y]): Vec2 => [x, y + 0.38])
  const curve = chartCurve({ x: [-0.3, 0.3], y: 0.38, z: SCREEN_Z, amplitude: 0.13, phase: 1.1 })
  const lens = circle(0.09, 14, [-0.28, 0.74])
  return {
    parts: [extrude(roundedRectangle(0.98, 1.98, 0.17, 5), { depth: DEPTH, bevel: 0.035 })],
    engravings: [
      ...engrave(liftOutline(frame, SCREEN_Z), FRONT, { closed: true, strength: 0.5 }),
      ...engrave(liftOutline(card, SCREEN_Z), FRONT, { closed: true, strength: 0.7 }),
      ...engrave(curve, FRONT),
      ...ROWS.flatMap(([y, length]) => [
        ...textLine([-0.36, y, SCREEN_Z], 0.13),
        ...textLine([-0.12, y, SCREEN_Z], length, 0.5),
      ]),
      ...textLine([-0.12, 0.8, SCREEN_Z], 0.24),
      ...textLine([-0.15, -0.84, SCREEN_Z], 0.3, 0.6),
      ...engrave(liftOutline(lens, -SCREEN_Z), BACK, { closed: true, throughGlass: true }),
    ],
  }
}
