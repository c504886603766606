import { mixRgb, shades } from '../../engine/index.ts'
import type { Rgb } from '../../engine/index.ts'
import type { Layouts, ViewOffset } from '../../motion/index.ts'
import { mix } from '../../shared/math.ts'
import type { Vec3 } from '../../shared/vector.ts'
import type { Magnitude } from '../../engine/shapes/star.ts'

export interface Star {
  magnitude: Magnitude
  /** Scene units in a wide window. */
  radius: number
  color: Rgb
  /** Rotation about x and y, radians. */
  turn: readonly [pitch: number, yaw: number]
}

/** How the wheel stands in a window, at keyframe 1. */
interface Wheel {
  viewOffset: ViewOffset
  /** Pose of the hub: NDC, and depth from the camera in scene units. */
  hub: { x: number; y: number; depth: number }
  /** Distances from the hub along x, y and z within which all stars stand, scene units. */
  reach: Vec3
  /** Factor on the radii. */
  size: number
}

const { green, teal } = shades
const blue = mixRgb(shades.blue, shades.teal, 0.4)

/** The hub, then the stars outwards. */
export const stars: readonly Star[] = [
  { magnitude: 3, radius: 1.2, color: teal, turn: [-0.094, 2.797] },
  { magnitude: 0, radius: 0.22, color: green, turn: [-0.327, 0.145] },
  { magnitude: 0, radius: 0.26, color: teal, turn: [0.026, 1.081] },
  { magnitude: 0, radius: 0.25, color: teal, turn: [-0.27, 3.504] },
  { magnitude: 0, radius: 0.27, color: blue, turn: [0.236, 3.951] },
  { magnitude: 0, radius: 0.28, color: green, turn: [0.486, 3.9] },
  { magnitude: 0, radius: 0.28, color: blue, turn: [0.049, 4.911] },
  { magnitude: 0, radius: 0.32, color: blue, turn: [0.052, 1.874] },
  { magnitude: 1, radius: 0.39, color: blue, turn: [0.466, 3.746] },
  { magnitude: 0, radius: 0.32, color: teal, turn: [0.255, 5.862] },
  { magnitude: 2, radius: 1, color: green, turn: [0.413, 1.935] },
  { magnitude: 0, radius: 0.26, color: blue, turn: [0.007, 3.401] },
  { magnitude: 2, radius: 0.58, color: green, turn: [0.048, 4.571] },
  { magnitude: 0, radius: 0.31, color: blue, turn: [0.131, 0.086] },
  { magnitude: 1, radius: 0.46, color: teal, turn: [0.446, 4.22] },
  { magnitude: 1, radius: 0.41, color: teal, turn: [-0.075, 0.121] },
  { magnitude: 2, radius: 0.68, color: green, turn: [0.478, 1.485] },
  { magnitude: 1, radius: 0.39, color: blue, turn: [0.421, 3.287] },
  { magnitude: 2, radius: 0.71, color: green, turn: [0.264, 3.11] },
  { magnitude: 0, radius: 0.31, color: teal, turn: [0.149, 5.346] },
]

export const wheels: Layouts<Wheel> = {
  wide: {
    viewOffset: [0.55, 0.02],
    hub: { x: 0.56, y: 0.06, depth: 22 },
    reach: [12, 12, 7],
    size: 1,
  },
  tablet: {
    viewOffset: [0.1, 0],
    hub: { x: 0, y: -0.5, depth: 32 },
    reach: [14.5, 11.2, 8],
    size: 0.77,
  },
  tall: {
    viewOffset: [0.1, 0],
    hub: { x: 0, y: -0.53, depth: 39 },
    reach: [11.3, 12, 8],
    size: 0.77,
  },
}

/** Angle between two consecutive seeds of a sunflower, radians. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Least distance from the hub as a fraction of the disc's radius: its circles stay free. */
const FREE_CENTRE = 0.5

/** Returns a star's place from the hub at keyframe 1: like a sunflower's seeds, so that no two touch. */
export function offsetOf(index: number, reach: Vec3): Vec3 {
  if (index === 0) return [0, 0, 0]
  const away = mix(FREE_CENTRE, 1, Math.sqrt(index / (stars.length - 1)))
  const angle = index * GOLDEN_ANGLE
  // No star stands before the hub, where it would look larger.
  return [reach[0] * away * Math.cos(angle), reach[1] * away * Math.sin(angle), -reach[2] * behindOf(index)]
}

/** Returns how far a star stands behind the hub: 0 as far as the hub, 1 the farthest. */
export const behindOf = (index: number): number => (index * 0.618) % 1
