import { itemAt } from '../../shared/lists.ts'
import type { BodySpec, Rgb } from '../body.ts'
import { mixRgb } from '../color.ts'
import { adaptPlace, isTall, type Place } from '../composition.ts'
import { floatingBody, randomPlace, shades, startLayout, type LayoutFunction } from '../layout.ts'
import { tallOctahedron } from '../shapes/polyhedra.ts'
import type { Vec3 } from '../vector.ts'
import { testimonialsJourney } from './journey.ts'

export const TESTIMONIALS_COUNT = 20

const widePlaces: readonly Place[] = [
  [0.47, -0.02, 16.5, 0.54],
  [0.96, -0.62, 13.5, 0.44],
  [0.655, 0.36, 22, 0.28],
  [0.28, -0.44, 22, 0.2],
  [0.83, 0.44, 29, 0.135],
  [0.98, 0.06, 27, 0.15],
  [0.25, 0.32, 32, 0.105],
  [0.58, -0.8, 21, 0.16],
  [0.37, 0.6, 37, 0.08],
  [0.96, 0.56, 31, 0.11],
  [0.13, 0.54, 42, 0.056],
  [0.22, 0.66, 47, 0.046],
  [0.02, 0.67, 52, 0.038],
  [0.09, -0.78, 38, 0.07],
  [-0.13, -0.86, 48, 0.042],
  [-0.15, 0.7, 58, 0.03],
  [0.75, 0.66, 44, 0.05],
  [-0.34, 0.715, 64, 0.022],
  [-0.4, -0.93, 60, 0.026],
  [0.03, -0.3, 60, 0.028],
]

const tallPlaces: readonly Place[] = [
  [0.3, -0.6, 17, 0.21],
  [0.8, -0.86, 13, 0.16],
  [-0.38, -0.86, 20, 0.12],
  [-0.05, -0.98, 26, 0.07],
  [-0.62, -0.56, 27, 0.065],
  [0.88, -0.36, 28, 0.068],
  [-0.2, -0.44, 33, 0.042],
  [0.1, -0.33, 38, 0.036],
  [-0.86, -0.34, 44, 0.028],
  [0.56, -0.18, 48, 0.028],
  [0, -0.16, 54, 0.02],
  [0.84, 0.8, 20, 0.11],
  [0.46, 0.9, 26, 0.075],
  [0.16, 0.8, 32, 0.046],
  [-0.12, 0.9, 36, 0.04],
  [-0.38, 0.82, 42, 0.03],
  [-0.6, 0.92, 48, 0.024],
  [-0.82, 0.84, 60, 0.016],
  [0.62, 0.67, 46, 0.026],
  [0.3, 0.66, 54, 0.018],
]

const wide = { shift: [0.42, 0], places: widePlaces } as const
const tall = { shift: [0.1, -0.05], places: tallPlaces } as const

/** Rotation of the hero, in radians: it shows four faces. The other bodies differ by the constants below. */
const ATTITUDE: Vec3 = [0.35, 1.15, -0.35]
/** Depth of the hero, scene units. */
const HERO_DEPTH = 16
/** Radians of rotation about x and y for each unit of depth behind the hero. It makes a glint pass from near to far. */
const ROTATION_PER_DEPTH = { x: 0.018, y: 0.025 } as const
/** Largest random rotation about x and y, radians. The hero gets none. */
const ROTATION_NOISE = 0.1

const shape = tallOctahedron()
const colorCycle: readonly Rgb[] = [
  shades.green,
  shades.green,
  shades.teal,
  mixRgb(shades.green, shades.teal, 0.5),
]

/** Every seventh body is blue; the others repeat the cycle. */
function colorAt(index: number): Rgb {
  return index % 7 === 6 ? shades.blue : itemAt(colorCycle, index % colorCycle.length)
}

/** Octahedra that turn together, each with almost the same rotation. */
export const testimonialsLayout: LayoutFunction = (input) => {
  const { count, aspect } = input
  const { random, composed } = startLayout(TESTIMONIALS_COUNT, input)
  const { shift, places } = isTall(aspect) ? tall : wide
  const entries = composed(places)
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const noiseX = random.between(-ROTATION_NOISE, ROTATION_NOISE)
    const noiseY = random.between(-ROTATION_NOISE, ROTATION_NOISE)
    const fallbackPlace = randomPlace(random, isTall(aspect))
    const place = adaptPlace(entries[index] ?? fallbackPlace, aspect)
    const depthBehind = Math.max(0, place[2] - HERO_DEPTH)
    const noiseFactor = index === 0 ? 0 : 1
    const start: Vec3 = [
      ATTITUDE[0] + ROTATION_PER_DEPTH.x * depthBehind + noiseX * noiseFactor,
      ATTITUDE[1] + ROTATION_PER_DEPTH.y * depthBehind + noiseY * noiseFactor,
      ATTITUDE[2],
    ]
    const look = { name: `octahedron-${index}`, shape, color: colorAt(index) }
    return floatingBody(random, { ...look, index, place, start }, shift, aspect)
  })
  return { shift, bodies, journey: testimonialsJourney(bodies, shift, aspect) }
}
