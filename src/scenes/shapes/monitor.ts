import { itemAt } from '../../shared/lists.ts'
import type { Engraving, Shape } from '../shape.ts'
import { add, type Vec3 } from '../vector.ts'
import { chartCurve, textLine } from './chart.ts'
import { engrave, FRONT, LIFT } from './engrave.ts'
import { extrude } from './extrude.ts'
import { liftOutline, roundedRectangle } from './outlines.ts'
import { layPartFlat, placePart } from './parts.ts'
import { corePart } from './polyhedra.ts'

const DEPTH = 0.11
/** Height of the screen's centre above the shape's origin. */
const RAISE = 0.28
/** z of the engravings on the screen. */
const SCREEN_Z = DEPTH / 2 + LIFT
const BAR_HEIGHTS = [0.12, 0.2, 0.17, 0.26, 0.22]
const TEXT_LENGTHS = [0.56, 0.4, 0.48]

const raise = (points: readonly Vec3[]) => points.map((point) => add(point, [0, RAISE, 0]))

function barChart(): Engraving[] {
  return BAR_HEIGHTS.flatMap((height, index) => {
    const x = 0.52 + index * 0.08
    const bar: Vec3[] = [
      [x, 0.2, SCREEN_Z],
      [x, 0.2 + height, SCREEN_Z],
    ]
    return engrave(raise(bar), FRONT, { strength: 0.7 })
  })
}

/** A slab on a foot, with a chart on its screen and a brass point at the end of the chart's curve. */
export function monitor(): Shape {
  const slab = extrude(roundedRectangle(2, 1.24, 0.07, 3), { depth: DEPTH, bevel: 0.025 })
  const neck = extrude(roundedRectangle(0.22, 0.36, 0.01, 1), { depth: 0.07 })
  const foot = extrude(roundedRectangle(0.78, 0.42, 0.08, 3), { depth: 0.07, bevel: 0.02 })
  const frame = liftOutline(roundedRectangle(1.8, 1.04, 0.04, 2), SCREEN_Z)
  const curve = chartCurve({ x: [-0.78, 0.8], y: -0.17, z: SCREEN_Z, amplitude: 0.24, phase: 0.95 })
  const faintCurve = chartCurve({ x: [-0.78, 0.8], y: -0.31, z: SCREEN_Z, amplitude: 0.12, phase: 0.8 })
  const point = corePart(0.026, { tint: 'brass', throughGlass: false })
  return {
    parts: [
      placePart(layPartFlat(foot), [0, -0.72, 0]),
      placePart(neck, [0, -0.52, -0.02]),
      placePart(slab, [0, RAISE, 0]),
      placePart(point, add(itemAt(curve, curve.length - 1), [0, RAISE, 0.01])),
    ],
    engravings: [
      ...engrave(raise(frame), FRONT, { closed: true, strength: 0.6 }),
      ...engrave(raise(curve), FRONT),
      ...engrave(raise(faintCurve), FRONT, { strength: 0.45 }),
      ...TEXT_LENGTHS.flatMap((length, index) =>
        textLine([-0.76, 0.36 - index * 0.13 + RAISE, SCREEN_Z], length, 0.6),
      ),
      ...barChart(),
    ],
  }
}
