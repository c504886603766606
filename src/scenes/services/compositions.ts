import type { Compositions, Fog, LensShift, Place, Vec3 } from '../engine/index.ts'

/** Radius in scene units, and angle at t = 0 in degrees. */
type Orbit = readonly [radius: number, degrees: number]

/** Where the instruments stand in one kind of window. */
export interface Composition {
  lens: LensShift
  fog: Fog
  /** Seen from above, these are 20 to 25 units from the centre of the orbits. */
  floats: Readonly<Record<'monitor' | 'cloud' | 'network' | 'second phone', Place>>
  /** Orbits of 15 to 18 units, as the site's specification says. */
  orbits: Readonly<Record<'phone' | 'gear' | 'second monitor' | 'second cloud', Orbit>>
  /** Centre of the orbits in scene units, and their tilt in radians: instruments pass below the monitor when near, above it when far. */
  centre: Vec3
  tilt: number
  /**
   * Oval of the closing call, or an arc that falls by `radii[1]` from its middle to each end, NDC. The size of one of eight instruments,
   * at the sides of an oval, is a fraction of half the window's height.
   */
  call: {
    isArc: boolean
    centre: readonly [u: number, v: number]
    radii: readonly [u: number, v: number]
    size: number
  }
  /** Where an instrument stands beside its open card: at the card's own height, unless v says where. */
  card: { u: number; v?: number; size: number }
}

const tallOrbits = {
  phone: [15, 48],
  gear: [15.4, 140],
  'second monitor': [15, 222],
  'second cloud': [15.2, 312],
} as const

export const compositions: Compositions<Composition> = {
  wide: {
    lens: [0.62, 0],
    fog: [22, 34],
    floats: {
      monitor: [0.56, 0, 13, 0.4],
      cloud: [0.9, 0.74, 50, 0.08],
      network: [0.34, 0.64, 52, 0.08],
      'second phone': [0.46, 0.72, 58, 0.05],
    },
    orbits: { phone: [15, 335], gear: [17, 60], 'second monitor': [15, 19], 'second cloud': [16, 242] },
    centre: [0, 0.6, -7.5],
    tilt: 1.45,
    call: { isArc: true, centre: [0, -0.5], radii: [0.82, 0.094], size: 0.12 },
    card: { u: 0.56, size: 0.3 },
  },
  // The card of an upright window has no room beside its text: the instrument stands in the open water below the list.
  tablet: {
    lens: [0.02, 0.06],
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
    call: { isArc: false, centre: [0, -0.47], radii: [0.76, 0.33], size: 0.118 },
    card: { u: 0, v: -0.47, size: 0.3 },
  },
  tall: {
    lens: [0.02, 0.06],
    fog: [34, 46],
    floats: {
      monitor: [0, -0.54, 33, 0.215],
      cloud: [0.6, 0.84, 72, 0.07],
      network: [-0.6, 0.83, 70, 0.07],
      'second phone': [0.02, 0.9, 78, 0.03],
    },
    orbits: tallOrbits,
    centre: [0, -22, -25],
    tilt: 1.1,
    call: { isArc: false, centre: [0, -0.48], radii: [0.7, 0.34], size: 0.106 },
    card: { u: 0, v: -0.48, size: 0.26 },
  },
}
