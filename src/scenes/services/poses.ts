import type { BasePose, Layouts, ViewOffset } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** Radius in scene units, and angle at t = 0 in degrees. */
type Orbit = readonly [radius: number, degrees: number]

/** Where the instruments stand in a window of one layout. */
export interface Poses {
  viewOffset: ViewOffset
  /** Seen from above, these are 20 to 25 units from the centre of the orbits. */
  floats: Readonly<Record<'monitor' | 'cloud' | 'network' | 'second phone', BasePose>>
  /** Orbits of 15 to 18 units: tests/scenes/specified.test.tsx holds it. */
  orbits: Readonly<Record<'phone' | 'gear' | 'second monitor' | 'second cloud', Orbit>>
  /**
   * Centre of the orbits in scene units, and their tilt in radians: instruments pass below the monitor when
   * near, above it when far.
   */
  centre: Vec3
  tilt: number
  /**
   * Right half of the arc of the closing call, from its end to its middle: each instrument, NDC.
   * `size` is that of an instrument, as a fraction of half the window's height, smaller where the window's
   * width over its height is below `narrow`.
   */
  call: { arc: readonly Readonly<{ x: number; y: number }>[]; size: number; narrow: number }
  /** The keyframe at which bodies stand around the page's text. */
  aroundTextAt?: number
  /**
   * Where an instrument stands beside its open card, at the card's own height, or at `y` in the scene gap
   * below the list: upright windows.
   */
  card: { x: number; y?: number; size: number }
}

const tallOrbits = {
  phone: [15, 48],
  gear: [15.4, 140],
  'second monitor': [15, 222],
  'second cloud': [15.2, 312],
} as const

const lowArc = [
  { x: 0.82, y: -0.74 },
  { x: 0.6, y: -0.67 },
  { x: 0.36, y: -0.62 },
  { x: 0.12, y: -0.6 },
]
const steepArc = [
  { x: 0.76, y: -0.86 },
  { x: 0.74, y: -0.6 },
  { x: 0.59, y: -0.37 },
  { x: 0.24, y: -0.23 },
]

export const poses: Layouts<Poses> = {
  wide: {
    viewOffset: [0.62, 0],
    floats: {
      monitor: { x: 0.56, y: 0, depth: 13, size: 0.4 },
      cloud: { x: 0.9, y: 0.74, depth: 50, size: 0.08 },
      network: { x: 0.34, y: 0.64, depth: 52, size: 0.08 },
      'second phone': { x: 0.46, y: 0.72, depth: 58, size: 0.05 },
    },
    orbits: { phone: [15, 335], gear: [17, 60], 'second monitor': [15, 19], 'second cloud': [16, 242] },
    centre: [-1.2, 0.6, -7.5],
    tilt: 1.45,
    call: { arc: lowArc, size: 0.15, narrow: 1.25 },
    aroundTextAt: 1,
    card: { x: 0.56, size: 0.3 },
  },
  tablet: {
    viewOffset: [0.02, 0.06],
    floats: {
      monitor: { x: 0.02, y: -0.55, depth: 24, size: 0.25 },
      cloud: { x: 0.74, y: -0.82, depth: 50, size: 0.08 },
      network: { x: -0.7, y: -0.82, depth: 50, size: 0.08 },
      'second phone': { x: -0.62, y: -0.42, depth: 54, size: 0.045 },
    },
    orbits: tallOrbits,
    centre: [0, -15, -15],
    tilt: 0.9,
    call: { arc: steepArc, size: 0.104, narrow: 0.75 },
    card: { x: 0, y: -0.47, size: 0.3 },
  },
  tall: {
    viewOffset: [0.02, 0.06],
    floats: {
      monitor: { x: 0, y: -0.54, depth: 33, size: 0.215 },
      cloud: { x: 0.72, y: -0.84, depth: 72, size: 0.07 },
      network: { x: -0.66, y: -0.84, depth: 70, size: 0.065 },
      'second phone': { x: -0.62, y: -0.38, depth: 78, size: 0.035 },
    },
    orbits: tallOrbits,
    centre: [0, -23.2, -25],
    tilt: 0.9,
    call: { arc: steepArc, size: 0.084, narrow: 0.462 },
    card: { x: 0, y: -0.48, size: 0.26 },
  },
}
