import { sampleWave, type WaveSurface } from '../../motion/wave.ts'
import { createRandom } from '../../shared/random.ts'
import {
  grown,
  halfHeightAt,
  isTall,
  positionOf,
  radiusOf,
  type LensShift,
  type Place,
} from '../composition.ts'
import type { BodySpec } from '../body.ts'
import type { Vec3 } from '../vector.ts'
import {
  checkCount,
  DEFAULT_SEED,
  drawBob,
  drawPlace,
  shades,
  type Layout,
  type LayoutInput,
} from '../layout.ts'
import { envelope, lantern } from '../shapes/letters.ts'

/** Five letters and three lanterns. */
export const CONTACT_COUNT = 8
/** Of eight bodies the last three are lanterns; the share holds for other counts. */
const LANTERN_SHARE = 3 / 8
/** Of five letters the three nearest sway and so keep their front in view; the far ones turn. */
const SWAYING_SHARE = 3 / 5

type Letter = readonly [place: Place, attitude: Vec3]
/** A lantern stands on the water: its place on the screen follows from that. */
type Lantern = readonly [u: number, depth: number, radius: number]

interface Arrangement {
  shift: LensShift
  /** Height of the water, scene units. */
  water: number
  letters: readonly Letter[]
  lanterns: readonly Lantern[]
}

const wide: Arrangement = {
  shift: [0.42, -0.22],
  water: -7.4,
  letters: [
    [
      [0.5, 0.1, 16.5, 0.42],
      [0.1, -0.42, 0.14],
    ],
    [
      [0.87, 0.6, 25, 0.19],
      [0.25, -0.55, 0.35],
    ],
    [
      [0.27, -0.3, 28, 0.14],
      [0.2, 0.5, -0.28],
    ],
    [
      [0.3, 0.62, 38, 0.09],
      [0.3, 0.6, -0.3],
    ],
    [
      [0.06, 0.82, 54, 0.045],
      [0.1, -0.3, 0.1],
    ],
  ],
  lanterns: [
    [0.86, 14.8, 0.38],
    [0.36, 24, 0.18],
    [0.6, 44, 0.07],
  ],
}

const tall: Arrangement = {
  shift: [0.05, -0.35],
  water: -8.8,
  letters: [
    [
      [0.26, -0.5, 18, 0.21],
      [0.08, -0.3, 0.08],
    ],
    [
      [-0.6, -0.38, 32, 0.075],
      [0.2, 0.4, -0.2],
    ],
    [
      [0.74, 0.78, 24, 0.1],
      [0.25, -0.55, 0.35],
    ],
    [
      [0.12, 0.9, 36, 0.05],
      [0.3, 0.6, -0.3],
    ],
    [
      [-0.45, 0.84, 50, 0.03],
      [0.1, -0.3, 0.1],
    ],
  ],
  lanterns: [
    [-0.46, 18, 0.19],
    [0.72, 25, 0.1],
    [-0.16, 46, 0.035],
  ],
}

/** The water that the lanterns ride: the smallest amplitude, since a lantern is not a buoy. */
const surface: WaveSurface = {
  amplitude: 1,
  trains: [
    { share: 0.7, wavelength: 28, heading: 0.6, speed: 0.9, phase: 0.4 },
    { share: 0.3, wavelength: 15, heading: -0.8, speed: 1.3, phase: 2 },
  ],
}

const letterShape = envelope()
const lanternShape = lantern()

/** Letters adrift between lanterns. @throws RangeError for an impossible count */
export function contactLayout({ seed, count, aspect }: LayoutInput): Layout {
  checkCount('contact', count)
  const narrow = isTall(aspect)
  const { shift, water, letters, lanterns } = narrow ? tall : wide
  const composed = seed === DEFAULT_SEED && count === CONTACT_COUNT
  const random = createRandom(seed)
  const lanternCount = Math.round(count * LANTERN_SHARE)
  const letterCount = count - lanternCount
  const sample = { elevation: 0, slopeX: 0, slopeZ: 0 }
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const drawn = drawPlace(random, narrow)
    const tumble: Vec3 = [random.between(-0.4, 0.4), random.between(-0.6, 0.6), random.between(-0.3, 0.3)]
    const own = index - letterCount
    if (own < 0) {
      const [letter, start] = (composed ? letters[index] : undefined) ?? ([drawn, tumble] as const)
      const place = narrow ? grown(letter, aspect) : letter
      const radius = radiusOf(place)
      const position = positionOf(place, shift, aspect)
      return {
        name: `envelope-${index}`,
        shape: letterShape,
        color: shades.teal,
        radius,
        position,
        rotation: start,
        motion: {
          type: 'floating',
          index,
          style: index < letterCount * SWAYING_SHARE ? 'sway' : 'turn',
          start,
          rest: position[1],
          bob: drawBob(random, radius),
        },
      }
    }
    const [u, depth, size] =
      (composed ? lanterns[own] : undefined) ?? ([drawn[0], drawn[2], drawn[3] * 0.6] as const)
    const share = narrow ? grown([u, 0, depth, size], aspect)[3] : size
    const [x, , z] = positionOf([u, 0, depth, share], shift, aspect)
    const { elevation } = sampleWave(sample, surface, x, z, 0)
    return {
      name: `lantern-${own}`,
      shape: lanternShape,
      lamp: true,
      color: shades.teal,
      radius: share * halfHeightAt(depth),
      position: [x, water, z],
      rotation: [0, tumble[1], 0],
      motion: {
        type: 'wave',
        index,
        surface,
        at: [x, z],
        rest: water - surface.amplitude * elevation,
        lean: 0.5,
      },
    }
  })
  return { shift, bodies }
}
