import type { BasePose, Layouts, Float, ViewOffset } from '../../motion/index.ts'

/**
 * All turn at one rate, and those farther away begin turned further: a glint passes from near to far. The
 * numbers of `float` are random.
 */
export interface OctahedronRow {
  at: BasePose
  /** About x and y, radians. */
  rotation: readonly [x: number, y: number]
  float: Float
}

/**
 * The first eight are near and bright. Row 0 is the nearest, which takes the highlight colour at keyframe 2.
 * The other twelve are farther away, and dim.
 */
const wide: readonly OctahedronRow[] = [
  {
    at: { x: 0.5, y: -0.38, depth: 15.5, size: 0.235 },
    rotation: [0.359, 1.162],
    float: { period: 9.3312, phase: 0.2399 },
  },
  {
    at: { x: 0.75, y: -0.36, depth: 17, size: 0.2 },
    rotation: [0.361, 1.196],
    float: { period: 7.9857, phase: 0.368 },
  },
  {
    at: { x: 0.87, y: -0.12, depth: 19, size: 0.165 },
    rotation: [0.378, 1.301],
    float: { period: 7.954, phase: 0.1437 },
  },
  {
    at: { x: 0.87, y: 0.21, depth: 20.5, size: 0.135 },
    rotation: [0.389, 1.258],
    float: { period: 9.7686, phase: 0.6216 },
  },
  {
    at: { x: 0.74, y: 0.42, depth: 22, size: 0.112 },
    rotation: [0.417, 1.307],
    float: { period: 7.8747, phase: 0.357 },
  },
  {
    at: { x: 0.58, y: 0.55, depth: 23, size: 0.092 },
    rotation: [0.533, 1.329],
    float: { period: 9.3433, phase: 0.9462 },
  },
  {
    at: { x: 0.42, y: 0.64, depth: 24, size: 0.074 },
    rotation: [0.62, 1.568],
    float: { period: 11.5652, phase: 0.3224 },
  },
  {
    at: { x: 0.29, y: 0.69, depth: 25, size: 0.058 },
    rotation: [0.639, 1.618],
    float: { period: 9.7394, phase: 0.8266 },
  },
  {
    at: { x: 0.34, y: -0.14, depth: 38, size: 0.075 },
    rotation: [0.679, 1.588],
    float: { period: 11.8025, phase: 0.838 },
  },
  {
    at: { x: 0.49, y: -0.04, depth: 38.5, size: 0.075 },
    rotation: [0.759, 1.759],
    float: { period: 9.5804, phase: 0.3281 },
  },
  {
    at: { x: 0.6, y: 0.09, depth: 39, size: 0.07 },
    rotation: [0.776, 1.761],
    float: { period: 9.15, phase: 0.6424 },
  },
  {
    at: { x: 0.59, y: 0.23, depth: 40, size: 0.06 },
    rotation: [0.792, 1.861],
    float: { period: 11.717, phase: 0.8334 },
  },
  {
    at: { x: 0.5, y: 0.34, depth: 40.5, size: 0.05 },
    rotation: [0.858, 1.929],
    float: { period: 8.39, phase: 0.9863 },
  },
  {
    at: { x: 0.4, y: 0.42, depth: 41, size: 0.042 },
    rotation: [0.863, 1.81],
    float: { period: 9.5347, phase: 0.5669 },
  },
  {
    at: { x: 0.3, y: 0.48, depth: 42, size: 0.036 },
    rotation: [0.956, 1.935],
    float: { period: 10.2923, phase: 0.9902 },
  },
  {
    at: { x: 0.97, y: 0.36, depth: 43, size: 0.05 },
    rotation: [1.024, 1.953],
    float: { period: 10.9784, phase: 0.8539 },
  },
  {
    at: { x: 0.87, y: 0.5, depth: 43.5, size: 0.046 },
    rotation: [1.077, 2.231],
    float: { period: 9.1948, phase: 0.4775 },
  },
  {
    at: { x: 0.73, y: 0.62, depth: 44, size: 0.042 },
    rotation: [1.128, 2.247],
    float: { period: 11.9141, phase: 0.0601 },
  },
  {
    at: { x: 0.58, y: 0.71, depth: 46, size: 0.036 },
    rotation: [1.148, 2.251],
    float: { period: 10.9576, phase: 0.7107 },
  },
  {
    at: { x: 0.24, y: -0.26, depth: 48, size: 0.045 },
    rotation: [1.202, 2.256],
    float: { period: 9.6363, phase: 0.7765 },
  },
]

const tall: readonly OctahedronRow[] = [
  {
    at: { x: -0.4, y: -0.66, depth: 16, size: 0.2 },
    rotation: [0.368, 1.175],
    float: { period: 8.1996, phase: 0.5533 },
  },
  {
    at: { x: 0.14, y: -0.79, depth: 18, size: 0.15 },
    rotation: [0.381, 1.346],
    float: { period: 8.4662, phase: 0.5347 },
  },
  {
    at: { x: 0.58, y: -0.76, depth: 20, size: 0.125 },
    rotation: [0.396, 1.102],
    float: { period: 8.4548, phase: 0.5479 },
  },
  {
    at: { x: 0.74, y: -0.6, depth: 21, size: 0.1 },
    rotation: [0.441, 1.293],
    float: { period: 10.1219, phase: 0.9212 },
  },
  {
    at: { x: 0.6, y: -0.49, depth: 22, size: 0.08 },
    rotation: [0.458, 1.499],
    float: { period: 10.8401, phase: 0.369 },
  },
  {
    at: { x: 0.28, y: -0.46, depth: 23, size: 0.066 },
    rotation: [0.551, 1.444],
    float: { period: 7.694, phase: 0.1333 },
  },
  {
    at: { x: 0.02, y: -0.41, depth: 24, size: 0.052 },
    rotation: [0.582, 1.315],
    float: { period: 11.6069, phase: 0.5479 },
  },
  {
    at: { x: -0.2, y: -0.37, depth: 25, size: 0.04 },
    rotation: [0.614, 1.333],
    float: { period: 11.8025, phase: 0.838 },
  },
  {
    at: { x: 0.76, y: -0.9, depth: 36, size: 0.075 },
    rotation: [0.685, 1.582],
    float: { period: 8.6403, phase: 0.7243 },
  },
  {
    at: { x: -0.84, y: -0.92, depth: 37, size: 0.07 },
    rotation: [0.739, 1.539],
    float: { period: 10.6928, phase: 0.5517 },
  },
  {
    at: { x: -0.86, y: -0.56, depth: 38, size: 0.055 },
    rotation: [0.769, 1.721],
    float: { period: 7.072, phase: 0.6189 },
  },
  {
    at: { x: 0.36, y: -0.64, depth: 39, size: 0.05 },
    rotation: [0.811, 1.731],
    float: { period: 10.122, phase: 0.8301 },
  },
  {
    at: { x: -0.62, y: -0.44, depth: 40, size: 0.042 },
    rotation: [0.814, 1.734],
    float: { period: 11.0677, phase: 0.8616 },
  },
  {
    at: { x: 0.9, y: -0.42, depth: 41, size: 0.04 },
    rotation: [0.861, 1.931],
    float: { period: 8.1489, phase: 0.584 },
  },
  {
    at: { x: 0.5, y: -0.37, depth: 42, size: 0.034 },
    rotation: [0.873, 1.943],
    float: { period: 8.2532, phase: 0.439 },
  },
  {
    at: { x: -0.1, y: -0.56, depth: 43, size: 0.034 },
    rotation: [0.936, 2.001],
    float: { period: 11.9141, phase: 0.0601 },
  },
  {
    at: { x: -0.44, y: -0.37, depth: 44, size: 0.028 },
    rotation: [0.955, 1.965],
    float: { period: 10.5537, phase: 0.8001 },
  },
  {
    at: { x: 0.74, y: -0.34, depth: 45, size: 0.026 },
    rotation: [0.996, 2.047],
    float: { period: 7.4001, phase: 0.2522 },
  },
  {
    at: { x: 0.24, y: -0.33, depth: 46, size: 0.022 },
    rotation: [1.1, 2.081],
    float: { period: 8.8071, phase: 0.477 },
  },
  {
    at: { x: -0.74, y: -0.34, depth: 48, size: 0.02 },
    rotation: [1.148, 2.31],
    float: { period: 8.4663, phase: 0.8842 },
  },
]

export const poses: Layouts<{ viewOffset: ViewOffset; octahedra: readonly OctahedronRow[] }> = {
  wide: { viewOffset: [0.42, 0], octahedra: wide },
  tablet: { viewOffset: [0.1, -0.05], octahedra: tall },
  tall: { viewOffset: [0.1, -0.05], octahedra: tall },
}
