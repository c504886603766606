import type { Engraving } from '../shape.ts'
import type { Vec3 } from '../vector.ts'
import { engrave, FRONT } from './engrave.ts'

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
export function chartCurve({ x: [from, to], y, z, amplitude, phase }: Curve): Vec3[] {
  return Array.from({ length: SEGMENTS + 1 }, (_, index): Vec3 => {
    const share = index / SEGMENTS
    const elevation = Math.cos(share * 10.5 - phase) * 0.62 + Math.sin(share * 21 + phase) * 0.3
    return [from + (to - from) * share, y + amplitude * elevation, z]
  })
}

/** Engraves a horizontal line that stands for a line of text on a front face. The point is its left end. */
export function textLine([x, y, z]: Vec3, length: number, strength = 0.75): Engraving[] {
  return engrave(
    [
      [x, y, z],
      [x + length, y, z],
    ],
    FRONT,
    { strength },
  )
}
