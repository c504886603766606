import type { WaveSurface } from '../../motion/wave.ts'
import type { BodySpec } from '../body.ts'
import { adaptPlace, halfHeightAt, isTall, positionOf, type LensShift, type Place } from '../composition.ts'
import { floatingBody, randomPlace, shades, startLayout, waveRestOf, type LayoutFunction } from '../layout.ts'
import { envelope } from '../shapes/envelope.ts'
import { lantern } from '../shapes/lantern.ts'
import { contactJourney } from './journey.ts'
import type { Vec3 } from '../vector.ts'

/** Five envelopes and three lanterns. */
export const CONTACT_COUNT = 8
/** Fraction of the bodies, at the end of the list, that are lanterns. */
const LANTERN_SHARE = 3 / 8
/** Fraction of the envelopes, at the start of the list, that sway and always show their front. The others turn. */
const SWAYING_SHARE = 3 / 5

/** Place, then rotation: Euler angles in radians. */
type EnvelopePlace = readonly [...Place, ...Vec3]
/** Without v: the height of the water gives the lantern's height on the screen. */
type LanternPlace = readonly [u: number, depth: number, radius: number]

interface Arrangement {
  shift: LensShift
  /** Height of the water, scene units. */
  water: number
  envelopes: readonly EnvelopePlace[]
  lanterns: readonly LanternPlace[]
}

const wide: Arrangement = {
  shift: [0.42, 0.06],
  water: -5,
  envelopes: [
    [0.5, 0.14, 16.5, 0.4, 0.1, -0.42, 0.14],
    [0.87, 0.56, 25, 0.18, 0.25, -0.55, 0.35],
    [0.25, 0.24, 28, 0.11, 0.2, 0.5, -0.28],
    [0.32, 0.62, 38, 0.08, 0.3, 0.6, -0.3],
    [0.12, 0.66, 54, 0.045, 0.1, -0.3, 0.1],
  ],
  lanterns: [
    [0.89, 24, 0.22],
    [0.23, 36, 0.105],
    [0.75, 54, 0.056],
  ],
}

const tall: Arrangement = {
  shift: [0.05, -0.35],
  water: -8.8,
  envelopes: [
    [0.26, -0.5, 18, 0.21, 0.08, -0.3, 0.08],
    [-0.6, -0.38, 32, 0.075, 0.2, 0.4, -0.2],
    [0.74, 0.78, 24, 0.1, 0.25, -0.55, 0.35],
    [0.12, 0.9, 36, 0.05, 0.3, 0.6, -0.3],
    [-0.45, 0.84, 50, 0.03, 0.1, -0.3, 0.1],
  ],
  lanterns: [
    [-0.46, 18, 0.19],
    [0.72, 25, 0.1],
    [-0.16, 46, 0.035],
  ],
}

/** The water. The amplitude is the smallest that the site's specification allows, so lanterns move only little. */
const surface: WaveSurface = {
  amplitude: 1,
  trains: [
    { fraction: 0.7, wavelength: 28, heading: 0.6, speed: 0.9, phase: 0.4 },
    { fraction: 0.3, wavelength: 15, heading: -0.8, speed: 1.3, phase: 2 },
  ],
}

const envelopeShape = envelope()
const lanternShape = lantern()

/** Envelopes that float above lanterns on the water. */
export const contactLayout: LayoutFunction = (input) => {
  const { count, aspect } = input
  const { random, composed } = startLayout(CONTACT_COUNT, input)
  const { shift, water, envelopes, lanterns } = isTall(aspect) ? tall : wide
  const envelopeEntries = composed(envelopes)
  const lanternEntries = composed(lanterns)
  const lanternCount = Math.round(count * LANTERN_SHARE)
  const envelopeCount = count - lanternCount
  const bodies = Array.from({ length: count }, (_, index): BodySpec => {
    const fallbackPlace = randomPlace(random, isTall(aspect))
    const attitude: Vec3 = [random.between(-0.4, 0.4), random.between(-0.6, 0.6), random.between(-0.3, 0.3)]
    if (index < envelopeCount) {
      const [u, v, depth, size, ...start] = envelopeEntries[index] ?? [...fallbackPlace, ...attitude]
      const look = { name: `envelope-${index}`, shape: envelopeShape, color: shades.teal }
      const style = index < envelopeCount * SWAYING_SHARE ? 'sway' : 'turn'
      const place = adaptPlace([u, v, depth, size], aspect)
      return floatingBody(random, { ...look, index, place, start, style }, shift, aspect)
    }
    const lanternIndex = index - envelopeCount
    const fallback: LanternPlace = [fallbackPlace[0], fallbackPlace[2], fallbackPlace[3] * 0.6]
    const [u, depth, size] = lanternEntries[lanternIndex] ?? fallback
    const place = adaptPlace([u, 0, depth, size], aspect)
    const [x, , z] = positionOf(place, shift, aspect)
    const position: Vec3 = [x, water, z]
    return {
      name: `lantern-${lanternIndex}`,
      shape: lanternShape,
      lamp: true,
      color: shades.teal,
      radius: place[3] * halfHeightAt(depth),
      position,
      rotation: [0, attitude[1], 0],
      motion: { type: 'wave', index, surface, at: [x, z], rest: waveRestOf(position, surface, 0), lean: 0.5 },
    }
  })
  return { shift, bodies, journey: contactJourney(bodies, shift, aspect) }
}
