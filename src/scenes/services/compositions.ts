import type { Compositions, Fog, ViewOffset, Place } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** Radius in scene units, and angle at t = 0 in degrees. */
type Orbit = readonly [radius: number, degrees: number]

/** Where the instruments stand in a window of one composition. */
export interface Composition {
  viewOffset: ViewOffset
  fog: Fog
  /** Seen from above, these are 20 to 25 units from the centre of the orbits. */
  floats: Readonly<Record<'monitor' | 'cloud' | 'network' | 'second phone', Place>>
  /** Orbits of 15 to 18 units: tests/scenes/specified.test.tsx holds it. */
  orbits: Readonly<Record<'phone' | 'gear' | 'second monitor' | 'second cloud', Orbit>>
  /**
   * Centre of the orbits in scene units, and their tilt in radians: instruments pass below the monitor when
   * near, above it when far.
   */
  centre: Vec3
  tilt: number
  /**
   * Right half of the arc of the closing call, from its end to its middle: u and v of each instrument, NDC.
   * `size` is that of an instrument, as a fraction of half the window's height, smaller where the window's
   * width over its height is below `narrow`.
   */
  call: { arc: readonly number[]; size: number; narrow: number }
  /** The keyframe at which the page leaves the window's whole width to the scene. */
  fullWidth?: number
  /**
   * Where an instrument stands beside its open card, at the card's own height, or at `v` in the open water
   * below the list: upright windows.
   */
  card: { u: number; v?: number; size: number }
}

const tallOrbits = {
  phone: [15, 48],
  gear: [15.4, 140],
  'second monitor': [15, 222],
  'second cloud': [15.2, 312],
} as const

const lowArc = [0.82, -0.7, 0.6, -0.6, 0.36, -0.53, 0.12, -0.5]
const steepArc = [0.76, -0.86, 0.74, -0.6, 0.59, -0.37, 0.24, -0.23]

export const compositions: Compositions<Composition> = {
  wide: {
    viewOffset: [0.62, 0],
    fog: [22, 34],
    floats: {
      monitor: [0.56, 0, 13, 0.4],
      cloud: [0.9, 0.74, 50, 0.08],
      network: [0.34, 0.64, 52, 0.08],
      'second phone': [0.46, 0.72, 58, 0.05],
    },
    orbits: { phone: [15, 335], gear: [17, 60], 'second monitor': [15, 19], 'second cloud': [16, 242] },
    centre: [-1.2, 0.6, -7.5],
    tilt: 1.45,
    call: { arc: lowArc, size: 0.15, narrow: 1.25 },
    fullWidth: 1,
    card: { u: 0.56, size: 0.3 },
  },
  tablet: {
    viewOffset: [0.02, 0.06],
    fog: [26, 38],
    floats: {
      monitor: [0.02, -0.53, 24, 0.27],
      cloud: [0.6, 0.84, 58, 0.08],
      network: [-0.6, 0.83, 58, 0.08],
      'second phone': [0.02, 0.9, 66, 0.035],
    },
    orbits: tallOrbits,
    centre: [0, -15, -15],
    tilt: 1,
    call: { arc: steepArc, size: 0.104, narrow: 0.75 },
    card: { u: 0, v: -0.47, size: 0.3 },
  },
  tall: {
    viewOffset: [0.02, 0.06],
    fog: [34, 46],
    floats: {
      monitor: [0, -0.54, 33, 0.215],
      cloud: [0.6, 0.84, 72, 0.07],
      network: [-0.6, 0.83, 70, 0.07],
      'second phone': [0.02, 0.9, 78, 0.03],
    },
    orbits: tallOrbits,
    centre: [0, -23.2, -25],
    tilt: 0.9,
    call: { arc: steepArc, size: 0.084, narrow: 0.462 },
    card: { u: 0, v: -0.48, size: 0.26 },
  },
}
