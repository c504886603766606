import type { Compositions, LensShift, Place, Vec3 } from '../engine/index.ts'

interface LetterRow {
  at: Place
  rotation: Vec3
  /** Seconds of a bob, and the fraction of it at which it begins. */
  bob: readonly [period: number, phase: number]
  /** Place at the form. Without one it stays as on the first screen. */
  form?: Standing
  questions: Standing
}

interface LanternRow {
  /** The height of the water gives the lantern's height on the screen. */
  at: readonly [u: number, depth: number, radius: number]
  /** Rotation about y, radians. */
  yaw: number
  form?: Standing
  questions: Standing
}

/** A place at a station. The light around a lantern is drawn over all glass, so no letter lies within a near one's. */
export type Standing = readonly [u: number, v: number, depth: number]

export type LetterName = 'letter' | 'second letter' | 'third letter' | 'fourth letter' | 'fifth letter'
export type LanternName = 'near lantern' | 'lantern' | 'far lantern'

interface Composition {
  lens: LensShift
  /** Height of the water, scene units. */
  water: number
  letters: Readonly<Record<LetterName, LetterRow>>
  lanterns: Readonly<Record<LanternName, LanternRow>>
  /** Place of the letter after it was sent. */
  away: { u: number; v: number; depth: number }
}

/** The height of a place on the water follows from its depth: v is about 0.12 - 10.5 / depth. */
const wide: Composition = {
  lens: [0.42, 0.06],
  water: -5,
  letters: {
    // At the form it is in the free field above the contact details, and the lanterns are on the horizon.
    letter: {
      at: [0.5, 0.14, 16.5, 0.4],
      rotation: [0.1, -0.42, 0.14],
      bob: [8.1996, 0.5533],
      form: [0.52, 0.42, 25.4],
      questions: [0.37, -0.53, 18.5],
    },
    'second letter': {
      at: [0.87, 0.56, 25, 0.18],
      rotation: [0.25, -0.55, 0.35],
      bob: [8.4662, 0.5347],
      form: [0.9, 0.66, 33],
      questions: [0.44, -0.2, 33],
    },
    'third letter': {
      at: [0.25, 0.24, 28, 0.11],
      rotation: [0.2, 0.5, -0.28],
      bob: [8.4548, 0.5479],
      form: [0.24, 0.3, 40],
      questions: [0.62, -0.1, 42],
    },
    'fourth letter': {
      at: [0.32, 0.62, 38, 0.08],
      rotation: [0.3, 0.6, -0.3],
      bob: [10.1219, 0.9212],
      form: [0.34, 0.7, 46],
      questions: [0.38, 0.36, 34],
    },
    'fifth letter': {
      at: [0.12, 0.66, 54, 0.045],
      rotation: [0.1, -0.3, 0.1],
      bob: [10.8401, 0.369],
      form: [0.14, 0.6, 58],
      questions: [0.86, 0.6, 30],
    },
  },
  lanterns: {
    'near lantern': {
      at: [0.89, 24, 0.22],
      yaw: -0.203,
      form: [0.86, 0, 52],
      questions: [0.85, -0.39, 20.5],
    },
    lantern: { at: [0.23, 36, 0.105], yaw: 0.159, form: [0.3, 0.02, 60], questions: [0.29, -0.17, 36] },
    'far lantern': {
      at: [0.75, 54, 0.056],
      yaw: 0.186,
      form: [0.62, 0.03, 66],
      questions: [0.53, -0.12, 44],
    },
  },
  away: { u: 0.78, v: 0.12, depth: 44 },
}

const tall: Composition = {
  lens: [0.05, -0.35],
  water: -8.8,
  letters: {
    letter: {
      at: [0.26, -0.5, 18, 0.21],
      rotation: [0.08, -0.3, 0.08],
      bob: [9.7666, 0.7298],
      questions: [-0.3, -0.67, 14],
    },
    'second letter': {
      at: [-0.6, -0.38, 32, 0.075],
      rotation: [0.2, 0.4, -0.2],
      bob: [8.4817, 0.9779],
      questions: [-0.1, -0.27, 27],
    },
    'third letter': {
      at: [0.74, 0.78, 24, 0.1],
      rotation: [0.25, -0.55, 0.35],
      bob: [7.3726, 0.9129],
      questions: [0.62, -0.2, 33],
    },
    'fourth letter': {
      at: [0.12, 0.9, 36, 0.05],
      rotation: [0.3, 0.6, -0.3],
      bob: [7.8747, 0.357],
      questions: [-0.35, 0.04, 25],
    },
    'fifth letter': {
      at: [-0.45, 0.84, 50, 0.03],
      rotation: [0.1, -0.3, 0.1],
      bob: [10.5164, 0.6883],
      questions: [0.72, 0.12, 25],
    },
  },
  lanterns: {
    'near lantern': { at: [-0.46, 18, 0.19], yaw: -0.372, questions: [0.5, -0.37, 21] },
    lantern: { at: [0.72, 25, 0.1], yaw: 0.186, questions: [-0.58, -0.3, 25] },
    'far lantern': { at: [-0.16, 46, 0.035], yaw: 0.113, questions: [0.2, -0.19, 34] },
  },
  away: { u: -0.3, v: -0.36, depth: 44 },
}

export const compositions: Compositions<Composition> = { wide, tablet: tall, tall }
