import { TAU } from '../../shared/math.ts'
import { engrave, type Engraving, type Shape } from '../shape.ts'
import type { Vec3 } from '../vector.ts'
import { at, circle } from './outlines.ts'
import { core, icosphere, polyhedra } from './polyhedra.ts'

/** How a star is marked on the chart: 0 bare, 1 one ring, 2 two rings and a cross, 3 also a dial (the hero). */
export type Magnitude = 0 | 1 | 2 | 3

/** Lesser stars are too small for more faces. */
const glass = icosphere().parts[0]!
const small = polyhedra.icosahedron().parts[0]!

function ring(radius: number, count: number, strength: number): Engraving[] {
  return engrave(at(circle(radius, count), 0), null, { closed: true, strength })
}

function ray(angle: number, from: number, to: number, strength: number): Engraving[] {
  const on = (radius: number): Vec3 => [radius * Math.cos(angle), radius * Math.sin(angle), 0]
  return engrave([on(from), on(to)], null, { strength })
}

/** A faceted sphere round a bright core, with its chart marks, which face the picture plane and so stay round. */
export function star(magnitude: Magnitude, large: boolean): Shape {
  const marks: Engraving[] = []
  const corners = large ? 44 : magnitude > 1 ? 30 : 20
  if (magnitude >= 1) marks.push(...ring(1.9, corners, 0.68))
  if (magnitude >= 2) {
    marks.push(...ring(2.25, corners, 0.38))
    for (let quarter = 0; quarter < 4; quarter += 1) marks.push(...ray((quarter * TAU) / 4, 1.25, 3, 0.9))
  }
  if (magnitude === 3) {
    marks.push(...ring(3.4, 56, 0.42))
    for (let tick = 0; tick < 72; tick += 1) {
      marks.push(...ray((tick * TAU) / 72, 3.4, tick % 18 === 0 ? 4 : tick % 6 === 0 ? 3.68 : 3.52, 0.62))
    }
  }
  return {
    parts: [
      core(magnitude === 3 ? 0.5 : 0.45, { tint: magnitude === 3 ? 'brass' : 'foam' }),
      magnitude > 1 ? glass : small,
    ],
    engravings: marks,
  }
}
