import type { Shade } from '../../engine/index.ts'
import type { BasePose, Float } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import type { Solid } from '../../engine/shapes/polyhedra.ts'

/** Kind, shade and pose were drawn or chosen once. */
export interface Crystal {
  solid: Solid
  shade: Shade
  at: BasePose
  /** Radians. */
  rotation: Vec3
  float: Float
}

/** First the hero, then a cropped crystal nearer to the camera, then crystals farther and farther away. */
export const wideCrystals = {
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
    at: { x: 0.83, y: -0.46, depth: 12.5, size: 0.21 },
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
    at: { x: 0.89, y: 0.02, depth: 32, size: 0.11 },
    rotation: [2.9447, 5.9453, 0.1626],
    float: { period: 7.6665, phase: 0.913 },
  },
  crystal6: {
    solid: 'bipyramid',
    shade: 'green',
    at: { x: 0.55, y: -0.49, depth: 13.5, size: 0.1 },
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
    at: { x: 0.35, y: -0.57, depth: 70, size: 0.046 },
    rotation: [3.5351, 1.8388, 0.0218],
    float: { period: 11.1369, phase: 0.7747 },
  },
} as const satisfies Readonly<Record<string, Crystal>>

export type Name = keyof typeof wideCrystals
export type Crystals = Readonly<Record<Name, Crystal>>

export const tallCrystals: Crystals = {
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
    at: { x: 0.84, y: -0.52, depth: 17, size: 0.07 },
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
    at: { x: -0.24, y: -0.97, depth: 30, size: 0.05 },
    rotation: [2.7017, 4.036, 0.1908],
    float: { period: 11.717, phase: 0.8334 },
  },
  crystal9: {
    solid: 'icosahedron',
    shade: 'teal',
    at: { x: 0.56, y: -0.355, depth: 36, size: 0.04 },
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
    at: { x: -0.9, y: -0.34, depth: 50, size: 0.04 },
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
