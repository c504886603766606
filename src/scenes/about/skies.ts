import { mixRgb, shades } from '../../engine/index.ts'
import type { Rgb } from '../../engine/index.ts'
import type { Compositions, Fog, LensShift, Place } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import type { Magnitude } from '../../engine/shapes/star.ts'

export interface Star {
  at: Place
  magnitude: Magnitude
  color: Rgb
  /** Rotation about x and y, radians. */
  turn: readonly [pitch: number, yaw: number]
}

/** Where the sky stands at one station, given by the place of the first star. */
interface SkyStation {
  /** Radians by which the sky turns about the first star. */
  yaw: number
  pitch: number
  /** NDC and depth from the camera in scene units. */
  u: number
  v: number
  depth: number
}

interface Sky {
  lens: LensShift
  fog: Fog
  /** The first is the brightest, about which the sky turns. */
  stars: readonly Star[]
  stations: readonly [theme: SkyStation, closing: SkyStation]
  /**
   * Distances from the first star along x, y and z within which all stars gather at station 2, scene units.
   */
  reach: Vec3
}

const { green, teal } = shades
const blue = mixRgb(shades.blue, shades.teal, 0.4)

const wideStars: readonly Star[] = [
  { at: [0.52, 0.1, 19, 0.082], magnitude: 3, color: teal, turn: [-0.094, 2.797] },
  { at: [0.8, -0.34, 22, 0.042], magnitude: 2, color: green, turn: [0.264, 3.11] },
  { at: [0.74, 0.52, 24, 0.037], magnitude: 2, color: green, turn: [0.478, 1.485] },
  { at: [0.3, -0.4, 25, 0.03], magnitude: 2, color: green, turn: [0.048, 4.571] },
  { at: [0.96, 0.16, 28, 0.018], magnitude: 1, color: blue, turn: [0.466, 3.746] },
  { at: [0.62, -0.57, 27, 0.02], magnitude: 1, color: teal, turn: [-0.075, 0.121] },
  { at: [0.36, 0.44, 30, 0.02], magnitude: 1, color: teal, turn: [0.446, 4.22] },
  { at: [0.86, -0.7, 14.5, 0.09], magnitude: 2, color: green, turn: [0.413, 1.935] },
  { at: [0.31, 0.1, 36, 0.014], magnitude: 1, color: blue, turn: [0.421, 3.287] },
  { at: [0.56, 0.71, 34, 0.012], magnitude: 0, color: teal, turn: [0.149, 5.346] },
  { at: [0.93, 0.7, 33, 0.011], magnitude: 0, color: blue, turn: [0.049, 4.911] },
  { at: [0.16, 0.68, 42, 0.01], magnitude: 0, color: teal, turn: [0.255, 5.862] },
  { at: [0.22, -0.66, 38, 0.011], magnitude: 0, color: blue, turn: [0.052, 1.874] },
  { at: [0.79, 0.05, 34, 0.012], magnitude: 0, color: blue, turn: [0.131, 0.086] },
  { at: [0.38, -0.88, 36, 0.01], magnitude: 0, color: green, turn: [0.486, 3.9] },
  { at: [0.42, 0.66, 38, 0.009], magnitude: 0, color: blue, turn: [0.007, 3.401] },
  { at: [-0.02, 0.42, 50, 0.007], magnitude: 0, color: blue, turn: [0.236, 3.951] },
  { at: [-0.08, -0.38, 54, 0.006], magnitude: 0, color: teal, turn: [-0.27, 3.504] },
  { at: [-0.12, 0.7, 56, 0.006], magnitude: 0, color: teal, turn: [0.026, 1.081] },
  { at: [-0.24, -0.8, 58, 0.005], magnitude: 0, color: green, turn: [-0.327, 0.145] },
]

const tallStars: readonly Star[] = [
  { at: [0.45, -0.62, 20, 0.042], magnitude: 3, color: teal, turn: [-0.034, 1.44] },
  { at: [-0.36, -0.8, 22, 0.02], magnitude: 2, color: teal, turn: [-0.303, 2.208] },
  { at: [0.72, 0.8, 24, 0.022], magnitude: 2, color: blue, turn: [-0.309, 0.862] },
  { at: [0.72, -0.32, 30, 0.016], magnitude: 2, color: blue, turn: [0.054, 3.73] },
  { at: [0.04, -0.42, 26, 0.015], magnitude: 1, color: green, turn: [-0.325, 2.142] },
  { at: [-0.76, -0.5, 25, 0.014], magnitude: 1, color: teal, turn: [-0.031, 5.677] },
  { at: [0.68, -0.93, 15, 0.045], magnitude: 2, color: green, turn: [0.413, 1.935] },
  { at: [0.06, 0.88, 28, 0.015], magnitude: 1, color: blue, turn: [0.048, 4.959] },
  { at: [-0.46, 0.76, 34, 0.014], magnitude: 1, color: blue, turn: [0.46, 5.028] },
  { at: [-0.15, -0.95, 24, 0.009], magnitude: 0, color: green, turn: [0.016, 1.968] },
  { at: [0.35, -0.9, 27, 0.008], magnitude: 0, color: blue, turn: [-0.07, 3.854] },
  { at: [0.3, -0.2, 38, 0.007], magnitude: 0, color: green, turn: [0.443, 5] },
  { at: [-0.5, -0.28, 40, 0.007], magnitude: 0, color: blue, turn: [-0.222, 5.918] },
  { at: [-0.72, 0.93, 30, 0.009], magnitude: 0, color: blue, turn: [0.007, 3.401] },
  { at: [0.2, 0.97, 32, 0.008], magnitude: 0, color: blue, turn: [0.158, 5.941] },
  { at: [0.95, 0.96, 30, 0.01], magnitude: 0, color: teal, turn: [0.296, 5.124] },
  { at: [-0.2, 0.62, 44, 0.007], magnitude: 0, color: green, turn: [-0.061, 2.865] },
  { at: [0.36, 0.64, 42, 0.007], magnitude: 0, color: blue, turn: [0.483, 0.361] },
  { at: [0.94, 0.62, 36, 0.008], magnitude: 0, color: teal, turn: [0.292, 4.264] },
  { at: [-0.8, 0.1, 52, 0.006], magnitude: 0, color: green, turn: [0.027, 4.659] },
]

/**
 * Returns the stars with other depths and sizes. In a narrow window all would be within reach of each other
 * without this.
 */
const spread = (stars: readonly Star[], depthFactor: number, sizeFactor: number) =>
  stars.map((star): Star => {
    const [u, v, depth, size] = star.at
    return { ...star, at: [u, v, depth * depthFactor, size * sizeFactor] }
  })

export const skies: Compositions<Sky> = {
  wide: {
    lens: [0.55, 0.02],
    fog: [16, 25],
    stars: wideStars,
    stations: [
      { yaw: 0.8, pitch: 0.34, u: 0.64, v: 0.02, depth: 22 },
      { yaw: 0.1, pitch: 0, u: 0.56, v: 0, depth: 22 },
    ],
    reach: [12, 13, 7],
  },
  tablet: {
    lens: [0.1, 0],
    fog: [18, 30],
    stars: spread(tallStars, 1.1, 1.3),
    stations: [
      { yaw: 1.2, pitch: 0.3, u: 0.1, v: -0.5, depth: 30 },
      { yaw: 0, pitch: 0, u: 0, v: -0.5, depth: 32 },
    ],
    reach: [14.5, 11.2, 8],
  },
  tall: {
    lens: [0.1, 0],
    fog: [24, 36],
    stars: spread(tallStars, 1.45, 1),
    stations: [
      { yaw: 1.2, pitch: 0.3, u: 0.1, v: -0.5, depth: 36 },
      { yaw: 0, pitch: 0, u: 0, v: -0.48, depth: 39 },
    ],
    reach: [11.3, 13, 8],
  },
}
