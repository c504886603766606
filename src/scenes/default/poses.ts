import type { Shade } from '../../engine/index.ts'
import type { BasePose, Layouts, Float, ScreenPose, ViewOffset } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import type { Solid } from '../../engine/shapes/polyhedra.ts'
import type { BodyCurve } from './curve.ts'

/** Kind, shade and pose were drawn or chosen once. */
export interface Crystal {
  solid: Solid
  shade: Shade
  at: BasePose
  /** Radians. */
  rotation: Vec3
  float: Float
}

/**
 * Poses at the keyframes. The quotes: the near crystal stands in the middle, large. Lost, on the page that
 * does not exist: the crystals are scattered, and the hero is far.
 */
type KeyframePoses = Readonly<Record<'quotes' | 'lost', ScreenPose>>

type Crystals = Readonly<Record<Name, Crystal>>
type Keyframes = Readonly<Record<Name, KeyframePoses>>

interface Poses {
  viewOffset: ViewOffset
  crystals: Crystals
  keyframes: Keyframes
  /** The closing call: the crystals stand along a curve that leads to the hero. */
  curve: BodyCurve
}

/** First the hero, then a cropped crystal nearer to the camera, then crystals farther and farther away. */
const wideCrystals = {
  hero: {
    solid: 'icosahedron',
    shade: 'teal',
    at: { x: 0.545, y: 0.04, depth: 18.5, size: 0.47 },
    rotation: [0.5, 0.35, 0.1],
    float: { period: 10.6491, phase: 0.2578 },
  },
  near: {
    solid: 'dodecahedron',
    shade: 'blue',
    at: { x: 0.9, y: -0.5, depth: 12.5, size: 0.22 },
    rotation: [3.2572, 1.2386, -0.1056],
    float: { period: 8.2377, phase: 0.8778 },
  },
  crystal3: {
    solid: 'octahedron',
    shade: 'green',
    at: { x: 0.86, y: 0.63, depth: 25, size: 0.17 },
    rotation: [0.9717, 1.8281, 0.0383],
    float: { period: 10.1081, phase: 0.6801 },
  },
  crystal4: {
    solid: 'cuboctahedron',
    shade: 'teal',
    at: { x: 0.255, y: -0.44, depth: 24, size: 0.15 },
    rotation: [5.7881, 5.2001, -0.368],
    float: { period: 7.4405, phase: 0.768 },
  },
  crystal5: {
    solid: 'truncatedOctahedron',
    shade: 'blue',
    at: { x: 0.92, y: 0.02, depth: 32, size: 0.11 },
    rotation: [2.9447, 5.9453, 0.1626],
    float: { period: 7.6665, phase: 0.913 },
  },
  crystal6: {
    solid: 'bipyramid',
    shade: 'green',
    at: { x: 0.62, y: -0.57, depth: 13.5, size: 0.11 },
    rotation: [3.9723, 2.116, -0.3651],
    float: { period: 10.2762, phase: 0.9199 },
  },
  crystal7: {
    solid: 'tetrahedron',
    shade: 'blue',
    at: { x: 0.31, y: 0.5, depth: 33, size: 0.082 },
    rotation: [4.0788, 5.5987, 0.3684],
    float: { period: 9.7428, phase: 0.8185 },
  },
  crystal8: {
    solid: 'rhombicDodecahedron',
    shade: 'teal',
    at: { x: 0.62, y: 0.65, depth: 40, size: 0.06 },
    rotation: [2.0612, 4.5507, 0.0396],
    float: { period: 9.15, phase: 0.6424 },
  },
  crystal9: {
    solid: 'octahedron',
    shade: 'teal',
    at: { x: 0.26, y: 0.68, depth: 44, size: 0.05 },
    rotation: [1.9628, 1.4881, -0.3925],
    float: { period: 7.072, phase: 0.6189 },
  },
  crystal10: {
    solid: 'icosahedron',
    shade: 'green',
    at: { x: 0.46, y: 0.74, depth: 52, size: 0.046 },
    rotation: [6.2509, 1.7467, 0.389],
    float: { period: 7.6953, phase: 0.9942 },
  },
  crystal11: {
    solid: 'cube',
    shade: 'blue',
    at: { x: 0.22, y: 0.28, depth: 60, size: 0.046 },
    rotation: [1.0109, 2.4892, -0.2315],
    float: { period: 11.9512, phase: 0.6093 },
  },
  crystal12: {
    solid: 'dodecahedron',
    shade: 'teal',
    at: { x: 0.74, y: 0.74, depth: 68, size: 0.046 },
    rotation: [3.0739, 1.4437, 0.0672],
    float: { period: 9.3885, phase: 0.5256 },
  },
  crystal13: {
    solid: 'tetrahedron',
    shade: 'blue',
    at: { x: 0.46, y: -0.56, depth: 46, size: 0.05 },
    rotation: [2.7581, 3.0003, -0.2633],
    float: { period: 11.3815, phase: 0.9828 },
  },
  crystal14: {
    solid: 'octahedron',
    shade: 'green',
    at: { x: 0.22, y: -0.2, depth: 58, size: 0.046 },
    rotation: [2.5449, 3.1353, 0.1859],
    float: { period: 11.0006, phase: 0.53 },
  },
  crystal15: {
    solid: 'cube',
    shade: 'teal',
    at: { x: 0.38, y: -0.62, depth: 70, size: 0.046 },
    rotation: [3.5351, 1.8388, 0.0218],
    float: { period: 11.1369, phase: 0.7747 },
  },
} as const satisfies Readonly<Record<string, Crystal>>

export type Name = keyof typeof wideCrystals

const wideKeyframes: Keyframes = {
  hero: {
    quotes: { x: 0.93, y: 0.53, size: 0.18, brightness: -0.2 },
    lost: { x: 0.88, y: 0.68, size: 0.13, brightness: 4 },
  },
  near: {
    quotes: { x: 0.56, y: -0.03, size: 0.43 },
    lost: { x: 0.93, y: -0.64, size: 0.2, brightness: -0.2 },
  },
  crystal3: {
    quotes: { x: 0.26, y: -0.62, size: 0.15 },
    lost: { x: 0.38, y: -0.68, size: 0.15, brightness: -0.1 },
  },
  crystal4: {
    quotes: { x: 0.93, y: -0.32, size: 0.2 },
    lost: { x: 0.23, y: -0.28, size: 0.085, brightness: 0.2 },
  },
  crystal5: {
    quotes: { x: 0.29, y: 0.58, size: 0.1 },
    lost: { x: 0.68, y: -0.74, size: 0.12 },
  },
  crystal6: {
    quotes: { x: 0.86, y: -0.72, size: 0.17 },
    lost: { x: 0.74, y: 0.2, size: 0.07 },
  },
  crystal7: { quotes: { x: 0.62, y: 0.6, size: 0.1 }, lost: { x: 0.58, y: -0.22, size: 0.1 } },
  crystal8: {
    quotes: { x: 0.42, y: 0.68, size: 0.05 },
    lost: { x: 0.86, y: -0.2, size: 0.055, brightness: 0.2 },
  },
  crystal9: { quotes: { x: 0.24, y: 0.74, size: 0.046 }, lost: { x: 0.97, y: 0.14, size: 0.1 } },
  crystal10: {
    quotes: { x: 0.68, y: -0.93, size: 0.09 },
    lost: { x: 0.42, y: 0.1, size: 0.046, brightness: 0.4 },
  },
  crystal11: { quotes: { x: 0.24, y: 0.3, size: 0.046 }, lost: { x: 0.27, y: 0.4, size: 0.05 } },
  crystal12: {
    quotes: { x: 0.78, y: 0.72, size: 0.046 },
    lost: { x: 0.38, y: 0.72, size: 0.046, brightness: 0.4 },
  },
  crystal13: {
    quotes: { x: 0.42, y: -0.9, size: 0.06 },
    lost: { x: 0.44, y: -0.4, size: 0.06, brightness: 0.2 },
  },
  crystal14: {
    quotes: { x: 0.28, y: -0.28, size: 0.046 },
    lost: { x: 0.6, y: 0.48, size: 0.046, brightness: 0.6 },
  },
  crystal15: {
    quotes: { x: 0.82, y: 0.34, size: 0.046 },
    lost: { x: 0.2, y: 0.8, size: 0.046, brightness: 0.4 },
  },
}

const tallCrystals: Crystals = {
  hero: {
    solid: 'icosahedron',
    shade: 'teal',
    at: { x: 0.34, y: -0.64, depth: 19, size: 0.235 },
    rotation: [0.5, 0.35, 0.1],
    float: { period: 8.2891, phase: 0.1559 },
  },
  near: {
    solid: 'dodecahedron',
    shade: 'blue',
    at: { x: -0.6, y: -0.84, depth: 12, size: 0.16 },
    rotation: [1.2386, 2.312, -0.1654],
    float: { period: 7.954, phase: 0.1437 },
  },
  crystal3: {
    solid: 'octahedron',
    shade: 'green',
    at: { x: 0.82, y: -0.3, depth: 27, size: 0.075 },
    rotation: [3.4426, 4.787, -0.3404],
    float: { period: 10.1219, phase: 0.9212 },
  },
  crystal4: {
    solid: 'cuboctahedron',
    shade: 'teal',
    at: { x: -0.36, y: -0.5, depth: 30, size: 0.062 },
    rotation: [1.0992, 2.243, -0.0597],
    float: { period: 9.3433, phase: 0.9462 },
  },
  crystal5: {
    solid: 'truncatedOctahedron',
    shade: 'blue',
    at: { x: 0.96, y: 0.9, depth: 17, size: 0.125 },
    rotation: [2.078, 2.239, -0.289],
    float: { period: 8.6839, phase: 0.0436 },
  },
  crystal6: {
    solid: 'bipyramid',
    shade: 'green',
    at: { x: 0.66, y: -0.93, depth: 24, size: 0.08 },
    rotation: [3.4424, 5.1935, 0.1242],
    float: { period: 11.8025, phase: 0.838 },
  },
  crystal7: {
    solid: 'tetrahedron',
    shade: 'blue',
    at: { x: -0.02, y: -0.4, depth: 36, size: 0.048 },
    rotation: [6.079, 3.4468, 0.2548],
    float: { period: 10.7771, phase: 0.9769 },
  },
  crystal8: {
    solid: 'octahedron',
    shade: 'green',
    at: { x: 0.46, y: 0.81, depth: 30, size: 0.05 },
    rotation: [2.7017, 4.036, 0.1908],
    float: { period: 11.717, phase: 0.8334 },
  },
  crystal9: {
    solid: 'icosahedron',
    shade: 'teal',
    at: { x: 0, y: 0.88, depth: 36, size: 0.048 },
    rotation: [3.8886, 3.7378, 0.1735],
    float: { period: 10.122, phase: 0.8301 },
  },
  crystal10: {
    solid: 'cube',
    shade: 'teal',
    at: { x: 0, y: -0.95, depth: 44, size: 0.048 },
    rotation: [3.1851, 3.5619, -0.2713],
    float: { period: 10.2923, phase: 0.9902 },
  },
  crystal11: {
    solid: 'tetrahedron',
    shade: 'blue',
    at: { x: -0.7, y: 0.87, depth: 50, size: 0.048 },
    rotation: [6.0029, 3.0739, -0.2162],
    float: { period: 9.3885, phase: 0.5256 },
  },
  crystal12: {
    solid: 'cube',
    shade: 'blue',
    at: { x: -0.14, y: -0.72, depth: 56, size: 0.048 },
    rotation: [2.7581, 3.0003, -0.2633],
    float: { period: 11.9141, phase: 0.0601 },
  },
  crystal13: {
    solid: 'dodecahedron',
    shade: 'teal',
    at: { x: -0.86, y: -0.6, depth: 62, size: 0.048 },
    rotation: [3.1353, 4.6014, -0.1054],
    float: { period: 10.9916, phase: 0.4122 },
  },
  crystal14: {
    solid: 'octahedron',
    shade: 'teal',
    at: { x: 0.6, y: -0.36, depth: 22, size: 0.048 },
    rotation: [3.3129, 4.8788, -0.336],
    float: { period: 8.7846, phase: 0.9203 },
  },
  crystal15: {
    solid: 'dodecahedron',
    shade: 'teal',
    at: { x: -0.62, y: -0.4, depth: 56, size: 0.048 },
    rotation: [2.9969, 5.217, -0.0768],
    float: { period: 8.4663, phase: 0.8842 },
  },
}

/**
 * Above y = -0.35 the crystals are brighter, because the quiet zone behind a tall window's text ends there.
 */
const tallKeyframes: Keyframes = {
  hero: {
    quotes: { x: 0.9, y: -0.14, size: 0.11, brightness: -0.1 },
    lost: { x: 0.66, y: -0.24, size: 0.075, brightness: 2 },
  },
  near: {
    quotes: { x: 0.16, y: -0.5, size: 0.2 },
    lost: { x: -0.84, y: -0.86, size: 0.12, brightness: -0.1 },
  },
  crystal3: { quotes: { x: -0.52, y: -0.48, size: 0.06 }, lost: { x: 0.2, y: -0.82, size: 0.085 } },
  crystal4: {
    quotes: { x: -0.92, y: -0.84, size: 0.11 },
    lost: { x: -0.62, y: -0.5, size: 0.05, brightness: 0.2 },
  },
  crystal5: { quotes: { x: 0.88, y: 0.9, size: 0.125 }, lost: { x: -0.22, y: -0.9, size: 0.07 } },
  crystal6: { quotes: { x: 0.58, y: -0.95, size: 0.1 }, lost: { x: 0.44, y: -0.66, size: 0.05 } },
  crystal7: {
    quotes: { x: 0.06, y: -0.2, size: 0.048 },
    lost: { x: 0, y: -0.6, size: 0.05, brightness: 0.1 },
  },
  crystal8: {
    quotes: { x: 0.46, y: 0.81, size: 0.05 },
    lost: { x: -0.36, y: -0.7, size: 0.048, brightness: 0.2 },
  },
  crystal9: { quotes: { x: 0, y: 0.88, size: 0.048 }, lost: { x: 0.86, y: -0.58, size: 0.06 } },
  crystal10: {
    quotes: { x: -0.62, y: -0.9, size: 0.048 },
    lost: { x: 0.28, y: -0.48, size: 0.048, brightness: 0.4 },
  },
  crystal11: { quotes: { x: -0.7, y: 0.87, size: 0.048 }, lost: { x: -0.24, y: -0.4, size: 0.048 } },
  crystal12: {
    quotes: { x: -0.72, y: -0.66, size: 0.048 },
    lost: { x: -0.86, y: -0.28, size: 0.048, brightness: 0.4 },
  },
  crystal13: {
    quotes: { x: -0.3, y: -0.86, size: 0.048 },
    lost: { x: 0.76, y: -0.8, size: 0.048, brightness: 0.2 },
  },
  crystal14: {
    quotes: { x: 0.6, y: -0.12, size: 0.048 },
    lost: { x: 0.12, y: -0.3, size: 0.048, brightness: 0.6 },
  },
  crystal15: {
    quotes: { x: -0.62, y: -0.3, size: 0.048 },
    lost: { x: -0.4, y: -0.2, size: 0.048, brightness: 0.4 },
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
    brightness: 1.4,
    hero: { x: 0.48, y: 0.49, size: 0.15, brightness: 5 },
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
    brightness: 1.6,
    hero: { x: 0.32, y: -0.1, size: 0.085, brightness: 5 },
  },
}

export const poses: Layouts<Poses> = { wide, tablet: tall, tall }
