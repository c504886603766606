import type { WaveSurface } from '../../motion/wave.ts'
import { memoize } from '../../shared/lists.ts'
import type { BodySpec } from '../body.ts'
import { mixRgb } from '../color.ts'
import {
  compositionOf,
  positionOf,
  radiusOf,
  REFERENCE_ASPECT,
  type Composition,
  type LensShift,
  type Place,
} from '../composition.ts'
import { randomPlace, shades, startLayout, waveRestOf, type LayoutFunction } from '../layout.ts'
import { MARK_RADII, star, type Magnitude } from '../shapes/star.ts'
import type { Vec3 } from '../vector.ts'
import { linksOf, type Star } from './links.ts'
import { skyJourney } from './journey.ts'

export const ABOUT_COUNT = 20
/** Seconds at which the stars stand in their composed places. */
export const ABOUT_TIME = 0

/** A star chosen by hand. */
type StarPlace = readonly [...Place, magnitude: Magnitude]

const wideStars: readonly StarPlace[] = [
  [0.52, 0.1, 19, 0.082, 3],
  [0.8, -0.34, 22, 0.042, 2],
  [0.74, 0.52, 24, 0.037, 2],
  [0.3, -0.4, 25, 0.03, 2],
  [0.96, 0.16, 28, 0.018, 1],
  [0.62, -0.57, 27, 0.02, 1],
  [0.36, 0.44, 30, 0.02, 1],
  [0.93, -0.93, 14.5, 0.12, 2],
  [0.2, 0.1, 36, 0.014, 1],
  [0.56, 0.71, 34, 0.012, 0],
  [0.93, 0.7, 33, 0.011, 0],
  [0.16, 0.68, 42, 0.01, 0],
  [0.1, -0.66, 38, 0.011, 0],
  [0.79, 0.05, 34, 0.012, 0],
  [0.38, -0.88, 36, 0.01, 0],
  [0.42, 0.66, 38, 0.009, 0],
  [-0.02, 0.42, 50, 0.007, 0],
  [-0.08, -0.38, 54, 0.006, 0],
  [-0.12, 0.7, 56, 0.006, 0],
  [-0.24, -0.8, 58, 0.005, 0],
]

const tallStars: readonly StarPlace[] = [
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
  stars: readonly StarPlace[]
  /** Factor on all depths. In a narrow window all stars would be within LINK_REACH of each other without it. */
  depthFactor: number
  /** Factor on all sizes. */
  sizeFactor: number
}

const arrangements: Record<Composition, Arrangement> = {
  wide: { shift: [0.55, 0.02], stars: wideStars, depthFactor: 1, sizeFactor: 1 },
  tablet: { shift: [0.1, 0], stars: tallStars, depthFactor: 1.1, sizeFactor: 1.3 },
  tall: { shift: [0.1, 0], stars: tallStars, depthFactor: 1.45, sizeFactor: 1 },
}

/** A long swell. */
const surface: WaveSurface = {
  amplitude: 1.2,
  trains: [
    { fraction: 0.7, wavelength: 34, heading: 1.1, speed: 0.55, phase: 0 },
    { fraction: 0.3, wavelength: 21, heading: -0.5, speed: 0.8, phase: 1.7 },
  ],
}

/** Radius above which a star's rings need more corners to look round. A fraction of half the window's height. */
const LARGE_RADIUS = 0.06

const largeStar = memoize((magnitude: Magnitude) => star(magnitude, true))
const smallStar = memoize((magnitude: Magnitude) => star(magnitude, false))

const starColors = {
  green: shades.green,
  teal: shades.teal,
  blue: mixRgb(shades.blue, shades.teal, 0.4),
} as const

/** Stars on a long swell, and the links between those that are close to each other. */
export const aboutLayout: LayoutFunction = (input) => {
  const { count, aspect } = input
  const composition = compositionOf(aspect)
  const { random, composed } = startLayout(ABOUT_COUNT, input)
  const { shift, stars: starPlaces, depthFactor, sizeFactor } = arrangements[composition]
  const entries = composed(starPlaces)
  const stars = Array.from({ length: count }, (_, index): Star => {
    const [fallbackU, fallbackV, fallbackDepth, fallbackRadius] = randomPlace(random, composition !== 'wide')
    const fallbackMagnitude = index === 0 ? 3 : index % 5 === 1 ? 1 : 0
    const fallback: StarPlace = [
      fallbackU,
      fallbackV,
      fallbackDepth,
      fallbackRadius * 0.25,
      fallbackMagnitude,
    ]
    const shade = random.pick(['green', 'teal', 'blue'] as const)
    const rotation: Vec3 = [random.between(-0.5, 0.5), random.between(0, 6), 0]
    const [u, v, depth, size, magnitude] = entries[index] ?? fallback
    const place: Place = [u, v, depth * depthFactor, size * sizeFactor]
    const position = positionOf(place, shift, REFERENCE_ASPECT[composition])
    const rest = waveRestOf(position, surface, ABOUT_TIME)
    const body: BodySpec = {
      name: `star-${index}`,
      shape: size * sizeFactor > LARGE_RADIUS ? largeStar(magnitude) : smallStar(magnitude),
      color: magnitude === 3 ? shades.teal : starColors[shade],
      radius: radiusOf(place),
      position,
      rotation,
      motion: { type: 'wave', index, surface, at: [position[0], position[2]], rest, lean: 0 },
    }
    return { body, rest, gap: MARK_RADII[magnitude] }
  })
  const bodies = stars.map(({ body }) => body)
  const journey = skyJourney(bodies, composition, shift)
  return { shift, bodies, links: linksOf(stars, journey, surface.amplitude), journey }
}
