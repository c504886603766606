import { DEFAULT_AMPLITUDE, type WaveSurface } from '../../motion/wave.ts'
import { memoize } from '../../shared/lists.ts'
import type { BodySpec, SkyLine } from '../body.ts'
import { CAMERA, compositionOf, type Composition, type LensShift } from '../composition.ts'
import { shades, startLayout, type LayoutFunction } from '../layout.ts'
import { bar } from '../shapes/bar.ts'
import type { Vec3 } from '../vector.ts'
import { seaJourney } from './journey.ts'

/** A grid of 11 x 11 bars. */
export const PORTFOLIO_COUNT = 121
/** Seconds at which a wave crest crosses the picture. */
export const PORTFOLIO_TIME = 4.4

interface Arrangement {
  shift: LensShift
  /** Centre of the grid, scene units. */
  centre: Vec3
  /** Scene units between the centres of two bars. */
  spacing: number
  /** Direction of travel of the main wave train, in degrees. 0 is +z. */
  heading: number
  /** Wavelength of the main wave train, scene units. */
  wavelength: number
}

const wide: Arrangement = {
  shift: [0.42, 0.45],
  centre: [10, -15, -17.5],
  spacing: 5,
  heading: -28,
  wavelength: 26,
}
const tall: Arrangement = {
  shift: [0.1, -0.12],
  centre: [5, -15, -22],
  spacing: 4.6,
  heading: -35,
  wavelength: 25,
}
/** Wider spacing than on a phone: otherwise the left edge of the grid is in the picture. */
const tablet: Arrangement = { ...tall, centre: [3, -16.5, -24], spacing: 5.8, wavelength: 30 }

const arrangements: Record<Composition, Arrangement> = { wide, tablet, tall }

const radians = (degrees: number) => (degrees * Math.PI) / 180

function surfaceOf({ heading, wavelength }: Arrangement): WaveSurface {
  return {
    amplitude: DEFAULT_AMPLITUDE,
    trains: [
      { fraction: 0.78, wavelength, heading: radians(heading), speed: 1, phase: 0 },
      { fraction: 0.22, wavelength: 17, heading: radians(50), speed: 1.6, phase: 1.1 },
    ],
  }
}

/** Mean length of a bar, scene units. Lengths are 0.6 to 1.4 times as long. */
const LENGTH = 8.5
/** Number of different lengths. Bars of one length share their shape. */
const LENGTH_STEPS = 128
/** Width of a bar as a fraction of the spacing. */
const FILL = 0.9
/** Largest random offset of a bar's rest height, scene units. */
const REST_OFFSET = 0.8
/** How far bars lean with the slope of the wave: 0 stays upright, 1 is perpendicular to the surface. */
const LEAN = 0.3

const shapeOf = memoize(bar)

/** y, z and brightness of the horizontal lines behind the bars. The last one is the horizon. */
const waterLines = [
  [-15, -62, 0.1],
  [-15, -88, 0.11],
  [-15, -134, 0.12],
  [0, -170, 0.32],
] as const

/** The water lines, each in two pieces. A line brightens from the text to the right, then fades beyond the picture. */
const sky = waterLines.flatMap(([y, z, strength]): SkyLine[] => {
  const depth = CAMERA.z - z
  const pointAt = (fraction: number): Vec3 => [fraction * depth, y, z]
  return [
    { from: pointAt(-0.55), to: pointAt(0.25), color: shades.blue, strength: [0, strength] },
    { from: pointAt(0.25), to: pointAt(2.2), color: shades.blue, strength: [strength, 0.4 * strength] },
  ]
})

/** A grid of bars that follow one wave surface, like a sea seen from above. Lengths and rest heights are random. */
export const portfolioLayout: LayoutFunction = (input) => {
  const { count, aspect } = input
  const { random } = startLayout(PORTFOLIO_COUNT, input)
  const composition = compositionOf(aspect)
  const arrangement = arrangements[composition]
  const { shift, centre, spacing } = arrangement
  const surface = surfaceOf(arrangement)
  const side = Math.ceil(Math.sqrt(count))
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const column = (index % side) - (side - 1) / 2
    const row = Math.floor(index / side) - (side - 1) / 2
    // The grid is rotated by 45 degrees, so a corner points at the viewer.
    const x = centre[0] + ((column - row) * spacing) / Math.SQRT2
    const z = centre[2] + ((column + row) * spacing) / Math.SQRT2
    const rest = centre[1] + random.between(-REST_OFFSET, REST_OFFSET)
    const length = LENGTH * (0.6 + (0.8 * random.index(LENGTH_STEPS)) / (LENGTH_STEPS - 1))
    return {
      name: `bar-${index}`,
      shape: shapeOf((FILL * spacing) / 2 / length),
      color: shades.blue,
      radius: length,
      position: [x, rest, z],
      rotation: [0, Math.PI / 4, 0],
      motion: { type: 'wave', index, surface, at: [x, z], rest, lean: LEAN },
    }
  })
  return { shift, bodies, sky, journey: seaJourney(bodies, { composition, shift, centre, spacing, side }) }
}
