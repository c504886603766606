import { createRandom } from '../../shared/random.ts'
import { grown, isTall, positionOf, radiusOf, type LensShift, type Place } from '../composition.ts'
import { mixRgb } from '../color.ts'
import type { BodySpec, Rgb } from '../body.ts'
import {
  checkCount,
  DEFAULT_SEED,
  drawBob,
  drawPlace,
  shades,
  type Layout,
  type LayoutInput,
} from '../layout.ts'
import { tallOctahedron } from '../shapes/polyhedra.ts'

export const TESTIMONIALS_COUNT = 20

const wide: readonly Place[] = [
  [0.47, -0.02, 16.5, 0.54],
  [0.96, -0.62, 13.5, 0.44],
  [0.655, 0.36, 22, 0.28],
  [0.3, -0.52, 22, 0.21],
  [0.6, 0.62, 29, 0.135],
  [0.98, 0.06, 27, 0.15],
  [0.25, 0.32, 32, 0.105],
  [0.58, -0.8, 21, 0.16],
  [0.4, 0.8, 37, 0.08],
  [0.97, 0.72, 31, 0.11],
  [0.11, 0.58, 42, 0.056],
  [0.22, 0.86, 47, 0.046],
  [-0.02, 0.74, 52, 0.038],
  [0.09, -0.78, 38, 0.07],
  [-0.13, -0.86, 48, 0.042],
  [-0.16, 0.88, 58, 0.03],
  [0.72, 0.88, 44, 0.055],
  [-0.36, 0.94, 64, 0.022],
  [-0.4, -0.93, 60, 0.026],
  [0.03, -0.3, 60, 0.028],
]

const tall: readonly Place[] = [
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

const shifts = { wide: [0.42, 0], tall: [0.1, -0.05] } as const satisfies Record<string, LensShift>

/** One attitude for the whole shoal: the hero shows four faces. */
const SHOAL = [0.35, 1.15, -0.35] as const
/** Radians by which a body is ahead of the first for each unit of depth beyond 16. */
const LEAD = [0.018, 0.025] as const

const shape = tallOctahedron()
const cycle: readonly Rgb[] = [
  shades.green,
  shades.green,
  shades.teal,
  mixRgb(shades.green, shades.teal, 0.5),
]

function colorAt(index: number): Rgb {
  return index % 7 === 6 ? shades.blue : cycle[index % cycle.length]!
}

/** A shoal of twenty octahedra that turn together. @throws RangeError for an impossible count */
export function testimonialsLayout({ seed, count, aspect }: LayoutInput): Layout {
  checkCount('testimonials', count)
  const narrow = isTall(aspect)
  const shift = narrow ? shifts.tall : shifts.wide
  const composed = seed === DEFAULT_SEED && count === TESTIMONIALS_COUNT ? (narrow ? tall : wide) : null
  const random = createRandom(seed)
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const noise = [random.between(-0.1, 0.1), random.between(-0.1, 0.1)] as const
    const drawn = drawPlace(random, narrow)
    const own = composed?.[index] ?? drawn
    const place = narrow ? grown(own, aspect) : own
    const radius = radiusOf(place)
    const position = positionOf(place, shift, aspect)
    const late = Math.max(0, place[2] - 16)
    const noisy = index === 0 ? 0 : 1
    const start = [
      SHOAL[0] + LEAD[0] * late + noise[0] * noisy,
      SHOAL[1] + LEAD[1] * late + noise[1] * noisy,
      SHOAL[2],
    ] as const
    return {
      name: `octahedron-${index}`,
      shape,
      color: colorAt(index),
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
      },
    }
  })
  return { shift, bodies }
}
