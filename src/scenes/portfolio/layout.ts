import { DEFAULT_AMPLITUDE, type WaveSurface } from '../../motion/wave.ts'
import { createRandom } from '../../shared/random.ts'
import { CAMERA, compositionOf, type Composition, type LensShift } from '../composition.ts'
import type { BodySpec, SkyLine } from '../body.ts'
import type { Shape } from '../shape.ts'
import type { Vec3 } from '../vector.ts'
import { checkCount, shades, type Layout, type LayoutInput } from '../layout.ts'
import { bar } from '../shapes/bars.ts'

/** Eleven by eleven. */
export const PORTFOLIO_COUNT = 121
/** Seconds at which a crest crosses the picture. */
export const PORTFOLIO_TIME = 4.4

interface Arrangement {
  shift: LensShift
  centre: readonly [x: number, y: number, z: number]
  /** Scene units from bar to bar. */
  pitch: number
  heading: number
  wavelength: number
}

const wide: Arrangement = {
  shift: [0.42, 0.45],
  centre: [10, -15, -17.5],
  pitch: 5,
  heading: -28,
  wavelength: 26,
}
const tall: Arrangement = {
  shift: [0.1, -0.12],
  centre: [5, -15, -22],
  pitch: 4.6,
  heading: -35,
  wavelength: 25,
}
/** More of the sea at a coarser pitch, or its left edge would show. */
const tablet: Arrangement = {
  ...tall,
  centre: [3, -16.5, -24],
  pitch: 5.8,
  wavelength: 30,
}

const arrangements: Record<Composition, Arrangement> = { wide, tablet, tall }

const radians = (degrees: number) => (degrees * Math.PI) / 180

function surfaceOf({ heading, wavelength }: Arrangement): WaveSurface {
  return {
    amplitude: DEFAULT_AMPLITUDE,
    trains: [
      { share: 0.78, wavelength, heading: radians(heading), speed: 1, phase: 0 },
      { share: 0.22, wavelength: 17, heading: radians(50), speed: 1.6, phase: 1.1 },
    ],
  }
}

/** Scene units: how much of a bar's length one sees, and by how much lengths and rests differ. */
const LENGTH = 8.5
/** Different lengths; bars of one length share their shape. */
const LENGTHS = 128
const FILL = 0.9
const UNEVEN = 0.8
/** 0 is a city, 0.9 a tank track. */
const LEAN = 0.3

const bars = new Map<number, Shape>()

function shapeOf(half: number): Shape {
  const known = bars.get(half)
  if (known) return known
  const shape = bar(half)
  bars.set(half, shape)
  return shape
}

/** Height, distance and brightness of the swell that runs on behind the bars, up to the horizon. */
const swell = [
  [-15, -62, 0.1],
  [-15, -88, 0.11],
  [-15, -134, 0.12],
  [0, -170, 0.32],
] as const

/** Begins beside the text, brightens, and fades out of the picture on the right. */
const horizon = swell.flatMap(([y, z, strength]): SkyLine[] => {
  const depth = CAMERA.z - z
  const at = (share: number): Vec3 => [share * depth, y, z]
  return [
    { from: at(-0.55), to: at(0.25), color: shades.blue, strength: [0, strength] },
    { from: at(0.25), to: at(2.2), color: shades.blue, strength: [strength, 0.4 * strength] },
  ]
})

export interface PortfolioLayout extends Layout {
  sky: readonly SkyLine[]
}

/** A sea of bars, seen from above its horizon. @throws RangeError for an impossible count */
export function portfolioLayout({ seed, count, aspect }: LayoutInput): PortfolioLayout {
  checkCount('portfolio', count)
  const arrangement = arrangements[compositionOf(aspect)]
  const { shift, centre, pitch } = arrangement
  const surface = surfaceOf(arrangement)
  const random = createRandom(seed)
  const side = Math.ceil(Math.sqrt(count))
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const column = (index % side) - (side - 1) / 2
    const row = Math.floor(index / side) - (side - 1) / 2
    // The grid stands on its corner.
    const x = centre[0] + ((column - row) * pitch) / Math.SQRT2
    const z = centre[2] + ((column + row) * pitch) / Math.SQRT2
    const rest = centre[1] + random.between(-UNEVEN, UNEVEN)
    const length = LENGTH * (0.6 + (0.8 * Math.floor(random.between(0, LENGTHS))) / (LENGTHS - 1))
    return {
      name: `bar-${index}`,
      shape: shapeOf((FILL * pitch) / 2 / length),
      color: shades.blue,
      radius: length,
      position: [x, rest, z],
      rotation: [0, Math.PI / 4, 0],
      motion: { type: 'wave', index, surface, at: [x, z], rest, lean: LEAN },
    }
  })
  return { shift, bodies, sky: horizon }
}
