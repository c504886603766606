import { createRandom } from '../../shared/random.ts'
import { grown, isTall, positionOf, radiusOf, type LensShift, type Place } from '../composition.ts'
import type { Shape } from '../shape.ts'
import {
  checkCount,
  DEFAULT_SEED,
  drawAttitude,
  drawBob,
  drawPlace,
  shades,
  type Layout,
  type LayoutInput,
  type Shade,
} from '../layout.ts'
import { polyhedra, type PolyhedronKind } from '../shapes/polyhedra.ts'

export const DEFAULT_COUNT = 15

interface Composed {
  kind: PolyhedronKind
  shade: Shade
  place: Place
}

const row = (kind: PolyhedronKind, shade: Shade, ...place: Place): Composed => ({ kind, shade, place })

/** The hero first, a cropped body nearer the eye, then a current that runs up to the left and into the depth. */
const wide: readonly Composed[] = [
  row('icosahedron', 'teal', 0.545, 0.04, 18.5, 0.47),
  row('dodecahedron', 'blue', 1, -0.86, 11.5, 0.44),
  row('octahedron', 'green', 0.86, 0.63, 25, 0.17),
  row('cuboctahedron', 'teal', 0.285, -0.56, 24, 0.16),
  row('truncatedOctahedron', 'blue', 0.815, -0.12, 32, 0.135),
  row('bipyramid', 'green', 0.7, -0.43, 13.5, 0.125),
  row('tetrahedron', 'blue', 0.31, 0.5, 33, 0.082),
  row('rhombicDodecahedron', 'teal', 0.6, 0.78, 40, 0.06),
  row('octahedron', 'teal', 0.13, 0.66, 44, 0.05),
  row('icosahedron', 'green', -0.06, 0.8, 52, 0.04),
  row('cube', 'blue', -0.26, 0.88, 60, 0.03),
  row('dodecahedron', 'teal', -0.5, 0.93, 68, 0.024),
  row('tetrahedron', 'blue', 0.03, -0.8, 46, 0.05),
  row('octahedron', 'green', -0.22, -0.9, 58, 0.032),
  row('cube', 'teal', -0.58, -0.95, 70, 0.02),
]

const tall: readonly Composed[] = [
  row('icosahedron', 'teal', 0.34, -0.64, 19, 0.235),
  row('dodecahedron', 'blue', -0.78, -0.98, 12, 0.22),
  row('octahedron', 'green', 0.82, -0.3, 27, 0.075),
  row('cuboctahedron', 'teal', -0.36, -0.5, 30, 0.062),
  row('truncatedOctahedron', 'blue', 0.96, 0.9, 17, 0.125),
  row('bipyramid', 'green', 0.66, -0.93, 24, 0.08),
  row('tetrahedron', 'blue', -0.02, -0.4, 36, 0.036),
  row('octahedron', 'green', 0.46, 0.81, 30, 0.05),
  row('icosahedron', 'teal', 0, 0.88, 36, 0.036),
  row('cube', 'teal', -0.4, 0.93, 44, 0.026),
  row('tetrahedron', 'blue', -0.7, 0.87, 50, 0.02),
  row('cube', 'blue', -0.9, 0.96, 56, 0.016),
  row('dodecahedron', 'teal', 0.24, 0.7, 62, 0.014),
  row('octahedron', 'teal', 0.6, -0.12, 50, 0.024),
  row('dodecahedron', 'teal', -0.62, -0.3, 56, 0.022),
]

/** Attitude in which the hero shows three large faces. */
const HERO_ATTITUDE = [0.5, 0.35, 0.1] as const

const shifts = { wide: [0.38, 0.02], tall: [0.1, -0.05] } as const satisfies Record<string, LensShift>

const kinds = Object.keys(polyhedra) as [PolyhedronKind, ...PolyhedronKind[]]
const built = new Map<PolyhedronKind, Shape>()

function shapeOf(kind: PolyhedronKind): Shape {
  const known = built.get(kind)
  if (known) return known
  const shape = polyhedra[kind]()
  built.set(kind, shape)
  return shape
}

/** Fifteen polyhedra afloat. @throws RangeError for an impossible count */
export function defaultLayout({ seed, count, aspect }: LayoutInput): Layout {
  checkCount('default', count)
  const narrow = isTall(aspect)
  const shift = narrow ? shifts.tall : shifts.wide
  const composed = seed === DEFAULT_SEED && count === DEFAULT_COUNT ? (narrow ? tall : wide) : null
  const random = createRandom(seed)
  const bodies = Array.from({ length: count }, (_, index) => {
    const drawnKind = random.pick(kinds)
    const drawnShade = random.pick(['teal', 'teal', 'blue', 'blue', 'green'] satisfies [Shade, ...Shade[]])
    const attitude = drawAttitude(random)
    const drawnPlace = drawPlace(random, narrow)
    const {
      kind,
      shade,
      place: own,
    } = composed?.[index] ?? { kind: drawnKind, shade: drawnShade, place: drawnPlace }
    const place = narrow ? grown(own, aspect) : own
    const radius = radiusOf(place)
    const position = positionOf(place, shift, aspect)
    const start = index === 0 && composed ? HERO_ATTITUDE : attitude
    return {
      name: `crystal-${index}`,
      shape: shapeOf(kind),
      color: shades[shade],
      radius,
      position,
      rotation: start,
      motion: {
        type: 'floating',
        index,
        style: 'turn',
        start,
        rest: position[1],
        bob: drawBob(random, radius),
      } as const,
    }
  })
  return { shift, bodies }
}
