import { TAU } from '../../shared/math.ts'
import type { Shape } from '../shape.ts'
import { engrave, FRONT, LIFT } from './engrave.ts'
import { extrude } from './extrude.ts'
import { circle, liftOutline, type Vec2 } from './outlines.ts'

const TEETH = 10
const DEPTH = 0.34
const BORE_RADIUS = 0.3

/** Corners of one tooth: angle as a fraction of the angle between two teeth, and radius. */
const TOOTH_PROFILE = [
  [0, 0.84],
  [0.3, 0.84],
  [0.38, 1],
  [0.62, 1],
  [0.7, 0.84],
] as const

const onCircle = (radius: number, angle: number): Vec2 => [radius * Math.cos(angle), radius * Math.sin(angle)]

/** A gear wheel with a bore. */
export function gear(): Shape {
  const corners = Array.from({ length: TEETH }, (_, tooth) =>
    TOOTH_PROFILE.map(([fraction, radius]) => ({ angle: ((tooth + fraction) / TEETH) * TAU, radius })),
  ).flat()
  const outline = corners.map(({ angle, radius }) => onCircle(radius, angle))
  const hole = corners.map(({ angle }) => onCircle(BORE_RADIUS, angle))
  const hub = liftOutline(circle(0.62, 40), DEPTH / 2 + LIFT)
  return {
    parts: [extrude(outline, { depth: DEPTH, hole, creaseAngle: 0.45 })],
    engravings: engrave(hub, FRONT, { closed: true, strength: 0.8 }),
  }
}
