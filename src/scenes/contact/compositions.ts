import type { Bob, Compositions, ViewOffset, Place, Seen } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'

interface EnvelopeRow {
  at: Place
  rotation: Vec3
  bob: Bob
}

/**
 * Place of a lantern, whose height on the screen follows from that of the water, and its rotation about y.
 */
type LanternRow = readonly [u: number, depth: number, radius: number, yaw: number]

/**
 * A place at a keyframe. The light around a lantern is drawn over all glass, so no envelope lies within a
 * near one's.
 */
export type Standing = readonly [u: number, v: number, depth: number]

export type EnvelopeName =
  | 'envelope'
  | 'second envelope'
  | 'third envelope'
  | 'fourth envelope'
  | 'fifth envelope'
export type LanternName = 'near lantern' | 'lantern' | 'far lantern'

interface Composition {
  viewOffset: ViewOffset
  /** Height of the water, scene units. */
  swell: number
  envelopes: Readonly<Record<EnvelopeName, EnvelopeRow>>
  lanterns: Readonly<Record<LanternName, LanternRow>>
  /** Places at the form; bodies without one stay as on the first screen. Then places at the questions. */
  form: Readonly<Partial<Record<EnvelopeName | LanternName, Standing>>>
  questions: Readonly<Record<EnvelopeName | LanternName, Standing>>
  /** Place of the envelope while it is sent, and of the near lantern once it has arrived. */
  away: Omit<Seen, 'brightness'>
  answer: Omit<Seen, 'brightness'>
}

/** The height of a place on the water follows from its depth: v is about 0.12 - 10.5 / depth. */
const wide: Composition = {
  viewOffset: [0.42, 0.06],
  swell: -5,
  envelopes: {
    envelope: { at: [0.5, 0.14, 16.5, 0.4], rotation: [0.1, -0.42, 0.14], bob: [8.1996, 0.5533] },
    'second envelope': { at: [0.86, 0.7, 31, 0.105], rotation: [0.25, -0.55, 0.35], bob: [8.4662, 0.5347] },
    'third envelope': { at: [0.25, 0.36, 34, 0.085], rotation: [0.2, 0.5, -0.28], bob: [8.4548, 0.5479] },
    'fourth envelope': { at: [0.32, 0.62, 38, 0.08], rotation: [0.3, 0.6, -0.3], bob: [10.1219, 0.9212] },
    'fifth envelope': { at: [0.12, 0.66, 54, 0.045], rotation: [0.1, -0.3, 0.1], bob: [10.8401, 0.369] },
  },
  lanterns: {
    'near lantern': [0.73, 24, 0.18, -0.203],
    lantern: [0.26, 44, 0.08, 0.159],
    'far lantern': [0.75, 54, 0.056, 0.186],
  },
  // The envelope is in the free field above the contact details, and the lanterns are on the horizon.
  form: {
    envelope: [0.52, 0.42, 25.4],
    'second envelope': [0.86, 0.7, 33],
    'third envelope': [0.24, 0.3, 40],
    'fourth envelope': [0.34, 0.7, 46],
    'fifth envelope': [0.14, 0.6, 58],
    'near lantern': [0.9, 0, 52],
    lantern: [0.3, 0.02, 60],
    'far lantern': [0.62, 0.03, 66],
  },
  questions: {
    envelope: [0.34, -0.53, 19],
    'second envelope': [0.365, -0.14, 40],
    'third envelope': [0.62, -0.1, 42],
    'fourth envelope': [0.38, 0.36, 34],
    'fifth envelope': [0.86, 0.6, 30],
    'near lantern': [0.71, -0.31, 24.5],
    lantern: [0.27, -0.11, 46],
    'far lantern': [0.53, -0.12, 44],
  },
  away: { u: 0.78, v: 0.12, depth: 44 },
  answer: { u: 0.55, v: 0.52, depth: 23.5 },
}

const tall: Composition = {
  viewOffset: [0.05, -0.35],
  swell: -8.8,
  envelopes: {
    envelope: { at: [0.26, -0.5, 18, 0.21], rotation: [0.08, -0.3, 0.08], bob: [9.7666, 0.7298] },
    'second envelope': { at: [-0.6, -0.38, 32, 0.075], rotation: [0.2, 0.4, -0.2], bob: [8.4817, 0.9779] },
    'third envelope': { at: [0.74, 0.78, 24, 0.1], rotation: [0.25, -0.55, 0.35], bob: [7.3726, 0.9129] },
    'fourth envelope': { at: [0.12, 0.9, 36, 0.05], rotation: [0.3, 0.6, -0.3], bob: [7.8747, 0.357] },
    'fifth envelope': { at: [-0.45, 0.84, 50, 0.03], rotation: [0.1, -0.3, 0.1], bob: [10.5164, 0.6883] },
  },
  lanterns: {
    'near lantern': [-0.46, 18, 0.19, -0.372],
    lantern: [0.72, 25, 0.1, 0.186],
    'far lantern': [-0.16, 46, 0.035, 0.113],
  },
  form: {},
  questions: {
    envelope: [-0.3, -0.67, 14],
    'second envelope': [-0.1, -0.27, 27],
    'third envelope': [0.62, -0.2, 33],
    'fourth envelope': [-0.35, 0.04, 25],
    'fifth envelope': [0.72, 0.12, 25],
    'near lantern': [0.5, -0.37, 21],
    lantern: [-0.58, -0.3, 25],
    'far lantern': [0.2, -0.19, 34],
  },
  away: { u: -0.3, v: -0.36, depth: 44 },
  answer: { u: 0, v: -0.63, depth: 17 },
}

export const compositions: Compositions<Composition> = { wide, tablet: tall, tall }
