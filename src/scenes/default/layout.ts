import { memoize } from '../../shared/lists.ts'
import type { BodySpec } from '../body.ts'
import { adaptPlace, isTall, type Place } from '../composition.ts'
import {
  floatingBody,
  randomAttitude,
  randomPlace,
  shades,
  startLayout,
  type LayoutFunction,
  type Shade,
} from '../layout.ts'
import { polyhedra, type PolyhedronKind } from '../shapes/polyhedra.ts'
import type { Vec3 } from '../vector.ts'
import { defaultJourney } from './journey.ts'

export const DEFAULT_COUNT = 15

type Crystal = readonly [kind: PolyhedronKind, shade: Shade, ...place: Place]

/** First the hero (the main body), then a cropped body nearer to the camera, then bodies farther and farther away. */
const wideCrystals: readonly Crystal[] = [
  ['icosahedron', 'teal', 0.545, 0.04, 18.5, 0.47],
  ['dodecahedron', 'blue', 1, -0.86, 11.5, 0.44],
  ['octahedron', 'green', 0.86, 0.63, 25, 0.17],
  ['cuboctahedron', 'teal', 0.255, -0.44, 24, 0.15],
  ['truncatedOctahedron', 'blue', 0.815, -0.12, 32, 0.135],
  ['bipyramid', 'green', 0.7, -0.43, 13.5, 0.125],
  ['tetrahedron', 'blue', 0.31, 0.5, 33, 0.082],
  ['rhombicDodecahedron', 'teal', 0.62, 0.65, 40, 0.06],
  ['octahedron', 'teal', 0.13, 0.62, 44, 0.05],
  ['icosahedron', 'green', -0.06, 0.67, 52, 0.04],
  ['cube', 'blue', -0.26, 0.7, 60, 0.03],
  ['dodecahedron', 'teal', -0.5, 0.715, 68, 0.024],
  ['tetrahedron', 'blue', 0.03, -0.8, 46, 0.05],
  ['octahedron', 'green', -0.22, -0.9, 58, 0.032],
  ['cube', 'teal', -0.58, -0.95, 70, 0.02],
]

const tallCrystals: readonly Crystal[] = [
  ['icosahedron', 'teal', 0.34, -0.64, 19, 0.235],
  ['dodecahedron', 'blue', -0.78, -0.98, 12, 0.22],
  ['octahedron', 'green', 0.82, -0.3, 27, 0.075],
  ['cuboctahedron', 'teal', -0.36, -0.5, 30, 0.062],
  ['truncatedOctahedron', 'blue', 0.96, 0.9, 17, 0.125],
  ['bipyramid', 'green', 0.66, -0.93, 24, 0.08],
  ['tetrahedron', 'blue', -0.02, -0.4, 36, 0.036],
  ['octahedron', 'green', 0.46, 0.81, 30, 0.05],
  ['icosahedron', 'teal', 0, 0.88, 36, 0.036],
  ['cube', 'teal', -0.4, 0.93, 44, 0.026],
  ['tetrahedron', 'blue', -0.7, 0.87, 50, 0.02],
  ['cube', 'blue', -0.9, 0.96, 56, 0.016],
  ['dodecahedron', 'teal', 0.24, 0.7, 62, 0.014],
  ['octahedron', 'teal', 0.6, -0.12, 50, 0.024],
  ['dodecahedron', 'teal', -0.62, -0.3, 56, 0.022],
]

const wide = { shift: [0.38, 0.02], crystals: wideCrystals } as const
const tall = { shift: [0.1, -0.05], crystals: tallCrystals } as const

/** Rotation at which the hero shows three large faces: Euler angles in radians. */
const HERO_ATTITUDE: Vec3 = [0.5, 0.35, 0.1]

const kinds = Object.keys(polyhedra) as PolyhedronKind[]
/** Shades for random choice: teal and blue are twice as likely as green. */
const shadePool: readonly Shade[] = ['teal', 'teal', 'blue', 'blue', 'green']

const shapeOf = memoize((kind: PolyhedronKind) => polyhedra[kind]())

/** Polyhedra that float at all depths. */
export const defaultLayout: LayoutFunction = (input) => {
  const { count, aspect } = input
  const { random, composed } = startLayout(DEFAULT_COUNT, input)
  const { shift, crystals } = isTall(aspect) ? tall : wide
  const entries = composed(crystals)
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const look = [random.pick(kinds), random.pick(shadePool)] as const
    const attitude = randomAttitude(random)
    const fallback: Crystal = [...look, ...randomPlace(random, isTall(aspect))]
    const entry = entries[index]
    const [kind, shade, ...place] = entry ?? fallback
    const body = { name: `crystal-${index}`, shape: shapeOf(kind), color: shades[shade], index }
    const start = entry && index === 0 ? HERO_ATTITUDE : attitude
    return floatingBody(random, { ...body, place: adaptPlace(place, aspect), start }, shift, aspect)
  })
  return { shift, bodies, journey: defaultJourney(bodies, shift, aspect, composed) }
}
