import { itemAt } from '../../shared/lists.ts'
import type { Engraving, Shape } from '../shape.ts'
import { add, type Vec3 } from '../../shared/vector.ts'
import { engrave, FRONT, LIFT, BACK } from './engrave.ts'
import { extrude } from './extrude.ts'
import { liftOutline, roundedRectangle, circle, type Vec2 } from './outlines.ts'
import { layPartFlat, placePart } from './parts.ts'
import { corePart } from './polyhedra.ts'

interface Curve {
  /** Its left and its right end. */
  x: readonly [from: number, to: number]
  /** Height of the curve's middle line. */
  y: number
  z: number
  amplitude: number
  /** Radians. */
  phase: number
}

const SEGMENTS = 26

/** Returns the points of a curve on a screen, the sum of two waves. */
function chartCurve({ x: [from, to], y, z, amplitude, phase }: Curve): Vec3[] {
  return Array.from({ length: SEGMENTS + 1 }, (_, index): Vec3 => {
    const fraction = index / SEGMENTS
    const elevation = Math.cos(fraction * 10.5 - phase) * 0.62 + Math.sin(fraction * 21 + phase) * 0.3
    return [from + (to - from) * fraction, y + amplitude * elevation, z]
  })
}

/** Engraves a horizontal line that stands for a line of text on a front face. The point is its left end. */
function textLine([x, y, z]: Vec3, length: number, strength = 0.75): Engraving[] {
  const ends = [x, x + length].map((end): Vec3 => [end, y, z])
  return engrave(ends, FRONT, { strength })
}

const MONITOR_DEPTH = 0.11
/** Height of the screen's centre above the shape's origin. */
const RAISE = 0.28
/** z of the engravings on the screen. */
const MONITOR_SCREEN_Z = MONITOR_DEPTH / 2 + LIFT
const BAR_HEIGHTS = [0.12, 0.2, 0.17, 0.26, 0.22]
const TEXT_LENGTHS = [0.56, 0.4, 0.48]

const raise = (points: readonly Vec3[]) => points.map((point) => add(point, [0, RAISE, 0]))

function barChart(): Engraving[] {
  return BAR_HEIGHTS.flatMap((height, index) => {
    const x = 0.52 + index * 0.08
    const bar = [0.2, 0.2 + height].map((y): Vec3 => [x, y, MONITOR_SCREEN_Z])
    return engrave(raise(bar), FRONT, { strength: 0.7 })
  })
}

/** A slab on a foot, with a chart on its screen and a golden point at the end of the chart's curve. */
export function monitor(): Shape {
  const slab = extrude(roundedRectangle(2, 1.24, 0.07, 3), { depth: MONITOR_DEPTH, bevel: 0.025 })
  const neck = extrude(roundedRectangle(0.22, 0.36, 0.01, 1), { depth: 0.07 })
  const foot = extrude(roundedRectangle(0.78, 0.42, 0.08, 3), { depth: 0.07, bevel: 0.02 })
  const frame = liftOutline(roundedRectangle(1.8, 1.04, 0.04, 2), MONITOR_SCREEN_Z)
  const ends = { x: [-0.78, 0.8], z: MONITOR_SCREEN_Z } as const
  const curve = chartCurve({ ...ends, y: -0.17, amplitude: 0.24, phase: 0.95 })
  const faintCurve = chartCurve({ ...ends, y: -0.31, amplitude: 0.12, phase: 0.8 })
  /** The reflection of a window. */
  const reflection: Vec3[] = [
    [-0.9, -0.06, MONITOR_SCREEN_Z],
    [-0.32, 0.52, MONITOR_SCREEN_Z],
  ]
  const point = corePart(0.026, { tint: 'highlight', throughGlass: false })
  return {
    parts: [
      placePart(layPartFlat(foot), [0, -0.72, 0]),
      placePart(neck, [0, -0.52, -0.02]),
      placePart(slab, [0, RAISE, 0]),
      placePart(point, add(itemAt(curve, curve.length - 1), [0, RAISE, 0.01])),
    ],
    engravings: [
      ...engrave(raise(frame), FRONT, { closed: true, strength: 0.6 }),
      ...engrave(raise(curve), FRONT, { wave: 0.09 }),
      ...engrave(raise(faintCurve), FRONT, { strength: 0.45, wave: 0.05 }),
      ...engrave(raise(reflection), FRONT, { strength: 0.3 }),
      ...TEXT_LENGTHS.flatMap((length, index) =>
        textLine([-0.76, 0.36 - index * 0.13 + RAISE, MONITOR_SCREEN_Z], length, 0.6),
      ),
      ...barChart(),
    ],
  }
}

const PHONE_DEPTH = 0.13
/** z of the engravings on the screen. Those on the back have the negative z. */
const PHONE_SCREEN_Z = PHONE_DEPTH / 2 + LIFT

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
  const curve = chartCurve({ x: [-0.3, 0.3], y: 0.38, z: PHONE_SCREEN_Z, amplitude: 0.13, phase: 1.1 })
  const lens = circle(0.09, 14, [-0.28, 0.74])
  return {
    parts: [extrude(roundedRectangle(0.98, 1.98, 0.17, 5), { depth: PHONE_DEPTH, bevel: 0.035 })],
    engravings: [
      ...engrave(liftOutline(frame, PHONE_SCREEN_Z), FRONT, { closed: true, strength: 0.5 }),
      ...engrave(liftOutline(card, PHONE_SCREEN_Z), FRONT, { closed: true, strength: 0.7 }),
      ...engrave(curve, FRONT, { wave: 0.04 }),
      ...ROWS.flatMap(([y, length]) => [
        ...textLine([-0.36, y, PHONE_SCREEN_Z], 0.13),
        ...textLine([-0.12, y, PHONE_SCREEN_Z], length, 0.5),
      ]),
      ...textLine([-0.12, 0.8, PHONE_SCREEN_Z], 0.24),
      ...textLine([-0.15, -0.84, PHONE_SCREEN_Z], 0.3, 0.6),
      ...engrave(liftOutline(lens, -PHONE_SCREEN_Z), BACK, { closed: true, throughGlass: true }),
    ],
  }
}
