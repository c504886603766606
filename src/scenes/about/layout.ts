import { sampleWave, type WaveSurface } from '../../motion/wave.ts'
import { createRandom } from '../../shared/random.ts'
import {
  compositionOf,
  positionOf,
  radiusOf,
  REFERENCE_ASPECT,
  type Composition,
  type LensShift,
  type Place,
} from '../composition.ts'
import { mixRgb } from '../color.ts'
import type { BodySpec, BodyLink, Rgb } from '../body.ts'
import type { Shape } from '../shape.ts'
import { checkCount, DEFAULT_SEED, drawPlace, shades, type Layout, type LayoutInput } from '../layout.ts'
import { star, type Magnitude } from '../shapes/stars.ts'

export const ABOUT_COUNT = 20
/** Seconds at which the stars stand where they were composed. */
export const ABOUT_TIME = 0
/** Scene units: two stars that are closer are joined. */
export const LINK_REACH = 20

/** Half teal, half green: the page's accent. */
export const aboutAccent: Rgb = mixRgb(shades.teal, shades.green, 0.5)

type StarPlace = readonly [...Place, magnitude: Magnitude]

const wide: readonly StarPlace[] = [
  [0.52, 0.1, 19, 0.082, 3],
  [0.8, -0.34, 22, 0.042, 2],
  [0.74, 0.52, 24, 0.037, 2],
  [0.3, -0.4, 25, 0.03, 2],
  [0.96, 0.16, 28, 0.018, 1],
  [0.62, -0.57, 27, 0.02, 1],
  [0.36, 0.44, 30, 0.02, 1],
  [0.93, -0.93, 14.5, 0.12, 2],
  [0.2, 0.1, 36, 0.014, 1],
  [0.56, 0.82, 34, 0.012, 0],
  [0.93, 0.8, 33, 0.011, 0],
  [0.16, 0.72, 42, 0.01, 0],
  [0.1, -0.66, 38, 0.011, 0],
  [0.79, 0.05, 34, 0.012, 0],
  [0.38, -0.88, 36, 0.01, 0],
  [0.44, 0.7, 38, 0.009, 0],
  [-0.02, 0.42, 50, 0.007, 0],
  [-0.08, -0.38, 54, 0.006, 0],
  [-0.12, 0.8, 56, 0.006, 0],
  [-0.24, -0.8, 58, 0.005, 0],
]

const tall: readonly StarPlace[] = [
  [0.45, -0.62, 20, 0.042, 3],
  [-0.36, -0.8, 22, 0.02, 2],
  [0.72, 0.8, 24, 0.022, 2],
  [0.72, -0.32, 30, 0.016, 2],
  [0.04, -0.42, 26, 0.015, 1],
  [-0.76, -0.5, 25, 0.014, 1],
  [0.97, -0.99, 15, 0.07, 2],
  [0.06, 0.88, 28, 0.015, 1],
  [-0.46, 0.76, 34, 0.014, 1],
  [-0.15, -0.95, 24, 0.009, 0],
  [0.35, -0.9, 27, 0.008, 0],
  [0.3, -0.2, 38, 0.007, 0],
  [-0.5, -0.28, 40, 0.007, 0],
  [-0.72, 0.93, 30, 0.009, 0],
  [0.2, 0.97, 32, 0.008, 0],
  [0.95, 0.96, 30, 0.01, 0],
  [-0.2, 0.62, 44, 0.007, 0],
  [0.36, 0.64, 42, 0.007, 0],
  [0.94, 0.62, 36, 0.008, 0],
  [-0.8, 0.1, 52, 0.006, 0],
]

interface Arrangement {
  shift: LensShift
  places: readonly StarPlace[]
  /** Factor on the depths: a narrow sky has to be deep, or everything would be within reach of everything. */
  stretch: number
  /** Factor on the sizes. */
  growth: number
}

const arrangements: Record<Composition, Arrangement> = {
  wide: { shift: [0.55, 0.02], places: wide, stretch: 1, growth: 1 },
  tablet: { shift: [0.1, 0], places: tall, stretch: 1.1, growth: 1.3 },
  tall: { shift: [0.1, 0], places: tall, stretch: 1.45, growth: 1 },
}

/** A long swell: the stars rise and fall by up to 1.2 units, one after the other. */
const surface: WaveSurface = {
  amplitude: 1.2,
  trains: [
    { share: 0.7, wavelength: 34, heading: 1.1, speed: 0.55, phase: 0 },
    { share: 0.3, wavelength: 21, heading: -0.5, speed: 0.8, phase: 1.7 },
  ],
}

/** Share of the half height from which a star's rings need more corners to be round. */
const LARGE = 0.06

const starShapes = new Map<string, Shape>()

function shapeOf(magnitude: Magnitude, radius: number): Shape {
  const large = radius > LARGE
  const key = `${magnitude} ${large}`
  const known = starShapes.get(key)
  if (known) return known
  const shape = star(magnitude, large)
  starShapes.set(key, shape)
  return shape
}

export interface AboutLayout extends Layout {
  /** Every pair that the motion can bring within reach; the shader draws those that are. */
  links: readonly BodyLink[]
}

/** Height on still water: where a star happens to be composed says nothing about how far it rises and falls. */
const restOf = ({ motion, position }: BodySpec) => (motion.type === 'wave' ? motion.rest : position[1])

/** A star is joined to these many after it in the list at most: thousands would have millions of lines. */
const MOST_NEIGHBOURS = 100

function linksOf(bodies: readonly BodySpec[], gaps: readonly number[]): BodyLink[] {
  const color = mixRgb(shades.teal, shades.green, 0.35)
  const links: BodyLink[] = []
  for (let from = 0; from < bodies.length; from += 1) {
    const last = Math.min(bodies.length - 1, from + MOST_NEIGHBOURS)
    for (let to = from + 1; to <= last; to += 1) {
      const [one, other] = [bodies[from]!, bodies[to]!]
      const apart = Math.hypot(
        one.position[0] - other.position[0],
        Math.max(0, Math.abs(restOf(one) - restOf(other)) - 2 * surface.amplitude),
        one.position[2] - other.position[2],
      )
      if (apart < LINK_REACH) links.push({ from, to, gapFrom: gaps[from]!, gapTo: gaps[to]!, color })
    }
  }
  return links
}

/** Twenty stars and the lines between near ones. @throws RangeError for an impossible count */
export function aboutLayout({ seed, count, aspect }: LayoutInput): AboutLayout {
  checkCount('about', count)
  const composition = compositionOf(aspect)
  const { shift, places, stretch, growth } = arrangements[composition]
  const composed = seed === DEFAULT_SEED && count === ABOUT_COUNT ? places : null
  const random = createRandom(seed)
  const sample = { elevation: 0, slopeX: 0, slopeZ: 0 }
  const gaps: number[] = []
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const [u, v, depth, size] = drawPlace(random, composition !== 'wide')
    const drawn: StarPlace = [u, v, depth, size * 0.25, index === 0 ? 3 : index % 5 === 1 ? 1 : 0]
    const shade = random.pick(['green', 'teal', 'blue'] as const)
    const attitude = [random.between(-0.5, 0.5), random.between(0, 6), 0] as const
    const given = composed?.[index] ?? drawn
    const place: Place = [given[0], given[1], given[2] * stretch, given[3] * growth]
    const position = positionOf(place, shift, REFERENCE_ASPECT[composition])
    const { elevation } = sampleWave(sample, surface, position[0], position[2], ABOUT_TIME)
    const magnitude = given[4]
    gaps.push(magnitude > 0 ? 2.6 : 1.7)
    return {
      name: `star-${index}`,
      shape: shapeOf(magnitude, place[3]),
      color:
        magnitude === 3
          ? shades.teal
          : shade === 'blue'
            ? mixRgb(shades.blue, shades.teal, 0.4)
            : shades[shade],
      radius: radiusOf(place),
      position,
      rotation: attitude,
      motion: {
        type: 'wave',
        index,
        surface,
        at: [position[0], position[2]],
        rest: position[1] - surface.amplitude * elevation,
        lean: 0,
      },
    }
  })
  return { shift, bodies, links: linksOf(bodies, gaps) }
}
