import type { Layouts, ScreenPose, ViewOffset } from '../../motion/index.ts'
import { tallCrystals, wideCrystals, type Crystals, type Name } from './crystals.ts'
import type { BodyCurve } from './curve.ts'

/**
 * Poses at the keyframes. The quotes: the near crystal stands in the middle, large. Lost, on the page that
 * does not exist: the crystals are scattered, and the hero is far.
 */
type KeyframePoses = Readonly<Record<'quotes' | 'lost', ScreenPose>>

type Keyframes = Readonly<Record<Name, KeyframePoses>>

interface Poses {
  viewOffset: ViewOffset
  crystals: Crystals
  keyframes: Keyframes
  /** The closing call: the crystals stand along a curve that leads to the hero. */
  curve: BodyCurve
}

const wideKeyframes: Keyframes = {
  hero: {
    quotes: { x: 0.95, y: 0.1, size: 0.18 },
    lost: { x: 0.88, y: 0.68, size: 0.13 },
  },
  near: {
    quotes: { x: 0.56, y: -0.03, size: 0.43 },
    lost: { x: 0.93, y: -0.64, size: 0.2 },
  },
  crystal3: {
    quotes: { x: 0.93, y: 0.6, size: 0.15 },
    lost: { x: 0.38, y: -0.68, size: 0.15 },
  },
  crystal4: {
    quotes: { x: 0.26, y: -0.62, size: 0.15 },
    lost: { x: 0.23, y: -0.28, size: 0.085 },
  },
  crystal5: {
    quotes: { x: 0.85, y: 0.44, size: 0.08 },
    lost: { x: 0.68, y: -0.74, size: 0.12 },
  },
  crystal6: {
    quotes: { x: 0.64, y: -0.84, size: 0.14 },
    lost: { x: 0.74, y: 0.2, size: 0.07 },
  },
  crystal7: { quotes: { x: 0.29, y: 0.58, size: 0.1 }, lost: { x: 0.58, y: -0.22, size: 0.1 } },
  crystal8: {
    quotes: { x: 0.42, y: 0.68, size: 0.05 },
    lost: { x: 0.86, y: -0.2, size: 0.055 },
  },
  crystal9: { quotes: { x: 0.24, y: 0.74, size: 0.046 }, lost: { x: 0.97, y: 0.14, size: 0.1 } },
  crystal10: {
    quotes: { x: 0.64, y: 0.62, size: 0.06 },
    lost: { x: 0.42, y: 0.1, size: 0.046 },
  },
  crystal11: { quotes: { x: 0.24, y: 0.3, size: 0.046 }, lost: { x: 0.27, y: 0.4, size: 0.05 } },
  crystal12: {
    quotes: { x: 0.78, y: 0.72, size: 0.046 },
    lost: { x: 0.38, y: 0.72, size: 0.046 },
  },
  crystal13: {
    quotes: { x: 0.44, y: -0.92, size: 0.06 },
    lost: { x: 0.44, y: -0.4, size: 0.06 },
  },
  crystal14: {
    quotes: { x: 0.28, y: -0.28, size: 0.046 },
    lost: { x: 0.6, y: 0.48, size: 0.046 },
  },
  crystal15: {
    quotes: { x: 0.3, y: -0.86, size: 0.046 },
    lost: { x: 0.2, y: 0.8, size: 0.046 },
  },
}

const tallKeyframes: Keyframes = {
  hero: {
    quotes: { x: 0.9, y: -0.14, size: 0.11 },
    lost: { x: 0.66, y: -0.24, size: 0.075 },
  },
  near: {
    quotes: { x: 0.16, y: -0.5, size: 0.2 },
    lost: { x: -0.84, y: -0.86, size: 0.12 },
  },
  crystal3: { quotes: { x: -0.52, y: -0.48, size: 0.06 }, lost: { x: 0.2, y: -0.82, size: 0.085 } },
  crystal4: {
    quotes: { x: -0.92, y: -0.84, size: 0.11 },
    lost: { x: -0.62, y: -0.5, size: 0.05 },
  },
  crystal5: { quotes: { x: 0.88, y: 0.9, size: 0.125 }, lost: { x: -0.22, y: -0.9, size: 0.07 } },
  crystal6: { quotes: { x: 0.58, y: -0.95, size: 0.1 }, lost: { x: 0.44, y: -0.66, size: 0.05 } },
  crystal7: {
    quotes: { x: 0.06, y: -0.2, size: 0.048 },
    lost: { x: 0, y: -0.6, size: 0.05 },
  },
  crystal8: {
    quotes: { x: 0.46, y: 0.81, size: 0.05 },
    lost: { x: -0.36, y: -0.7, size: 0.048 },
  },
  crystal9: { quotes: { x: 0, y: 0.88, size: 0.048 }, lost: { x: 0.86, y: -0.58, size: 0.06 } },
  crystal10: {
    quotes: { x: -0.62, y: -0.9, size: 0.048 },
    lost: { x: 0.28, y: -0.48, size: 0.048 },
  },
  crystal11: { quotes: { x: -0.7, y: 0.87, size: 0.048 }, lost: { x: -0.24, y: -0.4, size: 0.048 } },
  crystal12: {
    quotes: { x: -0.72, y: -0.66, size: 0.048 },
    lost: { x: -0.86, y: -0.28, size: 0.048 },
  },
  crystal13: {
    quotes: { x: -0.3, y: -0.86, size: 0.048 },
    lost: { x: 0.76, y: -0.8, size: 0.048 },
  },
  crystal14: {
    quotes: { x: 0.6, y: -0.12, size: 0.048 },
    lost: { x: 0.12, y: -0.3, size: 0.048 },
  },
  crystal15: {
    quotes: { x: -0.62, y: -0.3, size: 0.048 },
    lost: { x: -0.4, y: -0.2, size: 0.048 },
  },
}

const wide: Poses = {
  viewOffset: [0.38, 0.02],
  crystals: wideCrystals,
  keyframes: wideKeyframes,
  curve: {
    waypoints: [
      0.86, -0.5, 0.68, -0.58, 0.43, -0.52, 0.385, -0.36, 0.56, -0.2, 0.78, -0.1, 0.89, 0.05, 0.78, 0.2, 0.57,
      0.26,
    ],
    sizes: [0.185, 0.028],
    hero: { x: 0.48, y: 0.49, size: 0.15 },
  },
}

const tall: Poses = {
  viewOffset: [0.1, -0.05],
  crystals: tallCrystals,
  keyframes: tallKeyframes,
  curve: {
    waypoints: [
      -0.72, -0.8, 0, -0.83, 0.62, -0.74, 0.74, -0.6, 0.3, -0.48, -0.3, -0.4, -0.52, -0.3, -0.36, -0.21, 0,
      -0.18,
    ],
    sizes: [0.115, 0.018],
    hero: { x: 0.32, y: -0.1, size: 0.085 },
  },
}

export const poses: Layouts<Poses> = { wide, tablet: tall, tall }
