import { TAU } from '../../shared/math.ts'
import type { Engraving, Shape } from '../shape.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { engrave } from './engrave.ts'
import { circle, liftOutline } from './outlines.ts'
import { corePart, icosahedronPoints, icospherePoints, solidPart } from './polyhedra.ts'

/**
 * Marks of a star: 0 none, 1 one circle, 2 two circles and a cross, 3 (the hero, the main body) also a dial.
 */
export type Magnitude = 0 | 1 | 2 | 3

/**
 * Radius of the outermost mark around a star of each magnitude, in radii of the star. Crosses and long ticks
 * reach further.
 */
export const MARK_RADII: Readonly<Record<Magnitude, number>> = { 0: 1.3, 1: 1.9, 2: 2.25, 3: 3.52 }

const fineSphere = solidPart(icospherePoints())
const coarseSphere = solidPart(icosahedronPoints)

/** Ticks of the dial, one each 5 degrees. */
const TICKS = 72

function circleLine(radius: number, corners: number, strength: number): Engraving[] {
  return engrave(liftOutline(circle(radius, corners), 0), null, { closed: true, strength })
}

/** A free line at `angle` radians, between the radii `from` and `to`. */
function radialLine(angle: number, from: number, to: number, strength: number): Engraving[] {
  const pointAt = (radius: number): Vec3 => [radius * Math.cos(angle), radius * Math.sin(angle), 0]
  return engrave([pointAt(from), pointAt(to)], null, { strength })
}

function cross(): Engraving[] {
  return [0, 1, 2, 3].flatMap((quarter) => radialLine((quarter * TAU) / 4, 1.25, 3, 0.9))
}

/** A circle with ticks. They are longer each 30 degrees, and longest each 90 degrees. */
function dial(): Engraving[] {
  const ticks = Array.from({ length: TICKS }, (_, tick) =>
    radialLine((tick * TAU) / TICKS, 3.4, tick % 18 === 0 ? 4 : tick % 6 === 0 ? 3.68 : 3.52, 0.62),
  )
  return [...circleLine(3.4, 56, 0.42), ...ticks.flat()]
}

/**
 * A faceted sphere around a bright core, with chart marks. The marks are free lines, which
 * glass/lines.vert.glsl draws parallel to the picture plane. `large` gives the circles more corners.
 */
export function star(magnitude: Magnitude, large: boolean): Shape {
  const corners = large ? 44 : magnitude > 1 ? 30 : 20
  return {
    parts: [
      corePart(magnitude === 3 ? 0.5 : 0.45, { tint: magnitude === 3 ? 'highlight' : 'foam' }),
      magnitude > 1 ? fineSphere : coarseSphere,
    ],
    engravings: [
      ...(magnitude >= 1 ? circleLine(1.9, corners, 0.68) : []),
      ...(magnitude >= 2 ? [...circleLine(2.25, corners, 0.38), ...cross()] : []),
      ...(magnitude === 3 ? dial() : []),
    ],
  }
}
