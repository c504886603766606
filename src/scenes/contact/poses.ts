import type { BasePose, Layouts, Float, ViewOffset } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'

interface EnvelopeRow {
  at: BasePose
  rotation: Vec3
  float: Float
}

interface LanternRow {
  /**
   * All stand nearly on one plane, the water: y is the view offset's y less 6.5 / depth on desktops, less
   * 11.5 / depth on phones.
   */
  at: BasePose
  /** Rotation about y, radians. */
  yaw: number
}

/** A pose whose size follows from its depth, as a body keeps its radius. */
export type KeyframePose = Omit<BasePose, 'size'>

export type EnvelopeName =
  | 'envelope'
  | 'second envelope'
  | 'third envelope'
  | 'fourth envelope'
  | 'fifth envelope'
export type LanternName = 'near lantern' | 'lantern' | 'far lantern'

interface Poses {
  viewOffset: ViewOffset
  envelopes: Readonly<Record<EnvelopeName, EnvelopeRow>>
  lanterns: Readonly<Record<LanternName, LanternRow>>
  /** Keyframe 1. A body without a row keeps its pose. */
  form: Readonly<Partial<Record<EnvelopeName | LanternName, KeyframePose>>>
  /**
   * Keyframe 2. Lanterns and the first three envelopes stand on another plane: y is about 0.12 - 10.5 /
   * depth. The circles of light around a lantern are drawn over all glass: keep envelopes out of them.
   */
  questions: Readonly<Record<EnvelopeName | LanternName, KeyframePose>>
  /** Pose of the nearest envelope while its message is being sent. */
  away: KeyframePose
  /** Pose of the near lantern once the message has arrived. */
  delivered: KeyframePose
}

const wide: Poses = {
  viewOffset: [0.42, 0.06],
  envelopes: {
    envelope: {
      at: { x: 0.5, y: 0.14, depth: 16.5, size: 0.4 },
      rotation: [0.1, -0.42, 0.14],
      float: { period: 8.1996, phase: 0.5533 },
    },
    'second envelope': {
      at: { x: 0.86, y: 0.7, depth: 31, size: 0.105 },
      rotation: [0.25, -0.55, 0.35],
      float: { period: 8.4662, phase: 0.5347 },
    },
    'third envelope': {
      at: { x: 0.25, y: 0.36, depth: 34, size: 0.085 },
      rotation: [0.2, 0.5, -0.28],
      float: { period: 8.4548, phase: 0.5479 },
    },
    'fourth envelope': {
      at: { x: 0.32, y: 0.62, depth: 38, size: 0.08 },
      rotation: [0.3, 0.6, -0.3],
      float: { period: 10.1219, phase: 0.9212 },
    },
    'fifth envelope': {
      at: { x: 0.2, y: 0.74, depth: 54, size: 0.045 },
      rotation: [0.1, -0.3, 0.1],
      float: { period: 10.8401, phase: 0.369 },
    },
  },
  lanterns: {
    'near lantern': { at: { x: 0.73, y: -0.211, depth: 24, size: 0.18 }, yaw: -0.203 },
    lantern: { at: { x: 0.26, y: -0.088, depth: 44, size: 0.08 }, yaw: 0.159 },
    'far lantern': { at: { x: 0.93, y: -0.06, depth: 54, size: 0.056 }, yaw: 0.186 },
  },
  // The envelope is in the free room above the contact details, and the lanterns are on the horizon.
  form: {
    envelope: { x: 0.52, y: 0.42, depth: 25.4 },
    'second envelope': { x: 0.86, y: 0.7, depth: 33 },
    'third envelope': { x: 0.24, y: 0.3, depth: 40 },
    'fourth envelope': { x: 0.34, y: 0.7, depth: 46 },
    'fifth envelope': { x: 0.22, y: 0.66, depth: 58 },
    'near lantern': { x: 0.9, y: 0, depth: 52 },
    lantern: { x: 0.3, y: 0.02, depth: 60 },
    'far lantern': { x: 0.62, y: 0.03, depth: 66 },
  },
  questions: {
    envelope: { x: 0.34, y: -0.53, depth: 19 },
    'second envelope': { x: 0.365, y: -0.14, depth: 40 },
    'third envelope': { x: 0.62, y: -0.1, depth: 42 },
    'fourth envelope': { x: 0.38, y: 0.36, depth: 34 },
    'fifth envelope': { x: 0.86, y: 0.6, depth: 30 },
    'near lantern': { x: 0.71, y: -0.31, depth: 24.5 },
    lantern: { x: 0.27, y: -0.11, depth: 46 },
    'far lantern': { x: 0.53, y: -0.12, depth: 44 },
  },
  away: { x: 0.78, y: 0.12, depth: 44 },
  delivered: { x: 0.55, y: 0.52, depth: 23.5 },
}

const tall: Poses = {
  viewOffset: [0.05, -0.35],
  envelopes: {
    envelope: {
      at: { x: 0.26, y: -0.5, depth: 18, size: 0.21 },
      rotation: [0.08, -0.3, 0.08],
      float: { period: 9.7666, phase: 0.7298 },
    },
    'second envelope': {
      at: { x: -0.6, y: -0.38, depth: 32, size: 0.075 },
      rotation: [0.2, 0.4, -0.2],
      float: { period: 8.4817, phase: 0.9779 },
    },
    'third envelope': {
      at: { x: 0.78, y: -0.42, depth: 24, size: 0.07 },
      rotation: [0.25, -0.55, 0.35],
      float: { period: 7.3726, phase: 0.9129 },
    },
    'fourth envelope': {
      at: { x: -0.1, y: -0.36, depth: 36, size: 0.045 },
      rotation: [0.3, 0.6, -0.3],
      float: { period: 7.8747, phase: 0.357 },
    },
    'fifth envelope': {
      at: { x: 0.16, y: -0.84, depth: 50, size: 0.035 },
      rotation: [0.1, -0.3, 0.1],
      float: { period: 10.5164, phase: 0.6883 },
    },
  },
  lanterns: {
    'near lantern': { at: { x: -0.46, y: -0.987, depth: 18, size: 0.19 }, yaw: -0.372 },
    lantern: { at: { x: 0.72, y: -0.809, depth: 25, size: 0.1 }, yaw: 0.186 },
    'far lantern': { at: { x: -0.16, y: -0.599, depth: 46, size: 0.035 }, yaw: 0.113 },
  },
  form: {},
  questions: {
    envelope: { x: -0.3, y: -0.67, depth: 14 },
    'second envelope': { x: -0.1, y: -0.27, depth: 27 },
    'third envelope': { x: 0.62, y: -0.2, depth: 33 },
    'fourth envelope': { x: -0.35, y: 0.04, depth: 25 },
    'fifth envelope': { x: 0.72, y: 0.12, depth: 25 },
    'near lantern': { x: 0.5, y: -0.37, depth: 21 },
    lantern: { x: -0.58, y: -0.3, depth: 25 },
    'far lantern': { x: 0.2, y: -0.19, depth: 34 },
  },
  away: { x: -0.3, y: -0.36, depth: 44 },
  delivered: { x: 0, y: -0.63, depth: 17 },
}

export const poses: Layouts<Poses> = { wide, tablet: tall, tall }
