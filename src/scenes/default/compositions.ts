import type { Shade } from '../../engine/index.ts'
import type { Bob, Compositions, ViewOffset, Place, Seat } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import type { Solid } from '../../engine/shapes/polyhedra.ts'
import type { BodyCurve } from './curve.ts'

/**
 * Kind, shade and place were drawn or chosen once. The rotation is in radians, the bob has a period in
 * seconds and a phase.
 */
export type Crystal = readonly [solid: Solid, shade: Shade, at: Place, rotation: Vec3, bob: Bob]

/**
 * Places at the keyframes. The quotes: the near crystal stands in the middle, large. Lost, on the page that
 * does not exist: the crystals are scattered, and the hero is far.
 */
type Places = Readonly<Record<'quotes' | 'lost', Seat>>

type Crystals = Readonly<Record<Name, Crystal>>
type Keyframes = Readonly<Record<Name, Places>>

interface Composition {
  viewOffset: ViewOffset
  crystals: Crystals
  keyframes: Keyframes
  /** The closing call: the crystals stand along a curve that leads to the hero. */
  curve: BodyCurve
}

/** First the hero, then a cropped crystal nearer to the camera, then crystals farther and farther away. */
const wideCrystals = {
  hero: ['icosahedron', 'teal', [0.545, 0.04, 18.5, 0.47], [0.5, 0.35, 0.1], [10.6491, 0.2578]],
  near: ['dodecahedron', 'blue', [0.9, -0.5, 12.5, 0.22], [3.2572, 1.2386, -0.1056], [8.2377, 0.8778]],
  crystal3: ['octahedron', 'green', [0.86, 0.63, 25, 0.17], [0.9717, 1.8281, 0.0383], [10.1081, 0.6801]],
  crystal4: ['cuboctahedron', 'teal', [0.255, -0.44, 24, 0.15], [5.7881, 5.2001, -0.368], [7.4405, 0.768]],
  crystal5: [
    'truncatedOctahedron',
    'blue',
    [0.92, 0.02, 32, 0.11],
    [2.9447, 5.9453, 0.1626],
    [7.6665, 0.913],
  ],
  crystal6: ['bipyramid', 'green', [0.62, -0.57, 13.5, 0.11], [3.9723, 2.116, -0.3651], [10.2762, 0.9199]],
  crystal7: ['tetrahedron', 'blue', [0.31, 0.5, 33, 0.082], [4.0788, 5.5987, 0.3684], [9.7428, 0.8185]],
  crystal8: ['rhombicDodecahedron', 'teal', [0.62, 0.65, 40, 0.06], [2.0612, 4.5507, 0.0396], [9.15, 0.6424]],
  crystal9: ['octahedron', 'teal', [0.26, 0.68, 44, 0.05], [1.9628, 1.4881, -0.3925], [7.072, 0.6189]],
  crystal10: ['icosahedron', 'green', [0.46, 0.74, 52, 0.046], [6.2509, 1.7467, 0.389], [7.6953, 0.9942]],
  crystal11: ['cube', 'blue', [0.22, 0.28, 60, 0.046], [1.0109, 2.4892, -0.2315], [11.9512, 0.6093]],
  crystal12: ['dodecahedron', 'teal', [0.74, 0.74, 68, 0.046], [3.0739, 1.4437, 0.0672], [9.3885, 0.5256]],
  crystal13: ['tetrahedron', 'blue', [0.46, -0.56, 46, 0.05], [2.7581, 3.0003, -0.2633], [11.3815, 0.9828]],
  crystal14: ['octahedron', 'green', [0.22, -0.2, 58, 0.046], [2.5449, 3.1353, 0.1859], [11.0006, 0.53]],
  crystal15: ['cube', 'teal', [0.38, -0.62, 70, 0.046], [3.5351, 1.8388, 0.0218], [11.1369, 0.7747]],
} as const satisfies Readonly<Record<string, Crystal>>

export type Name = keyof typeof wideCrystals

const wideKeyframes: Keyframes = {
  hero: {
    quotes: [0.93, 0.53, 0.18, -0.2],
    lost: [0.88, 0.68, 0.13, 4],
  },
  near: {
    quotes: [0.56, -0.03, 0.43],
    lost: [0.93, -0.64, 0.2, -0.2],
  },
  crystal3: {
    quotes: [0.26, -0.62, 0.15],
    lost: [0.38, -0.68, 0.15, -0.1],
  },
  crystal4: {
    quotes: [0.93, -0.32, 0.2],
    lost: [0.23, -0.28, 0.085, 0.2],
  },
  crystal5: {
    quotes: [0.29, 0.58, 0.1],
    lost: [0.68, -0.74, 0.12],
  },
  crystal6: {
    quotes: [0.86, -0.72, 0.17],
    lost: [0.74, 0.2, 0.07],
  },
  crystal7: { quotes: [0.62, 0.6, 0.1], lost: [0.58, -0.22, 0.1] },
  crystal8: { quotes: [0.42, 0.68, 0.05], lost: [0.86, -0.2, 0.055, 0.2] },
  crystal9: { quotes: [0.24, 0.74, 0.046], lost: [0.97, 0.14, 0.1] },
  crystal10: { quotes: [0.68, -0.93, 0.09], lost: [0.42, 0.1, 0.046, 0.4] },
  crystal11: { quotes: [0.24, 0.3, 0.046], lost: [0.27, 0.4, 0.05] },
  crystal12: { quotes: [0.78, 0.72, 0.046], lost: [0.38, 0.72, 0.046, 0.4] },
  crystal13: { quotes: [0.42, -0.9, 0.06], lost: [0.44, -0.4, 0.06, 0.2] },
  crystal14: { quotes: [0.28, -0.28, 0.046], lost: [0.6, 0.48, 0.046, 0.6] },
  crystal15: { quotes: [0.82, 0.34, 0.046], lost: [0.2, 0.8, 0.046, 0.4] },
}

const tallCrystals: Crystals = {
  hero: ['icosahedron', 'teal', [0.34, -0.64, 19, 0.235], [0.5, 0.35, 0.1], [8.2891, 0.1559]],
  near: ['dodecahedron', 'blue', [-0.6, -0.84, 12, 0.16], [1.2386, 2.312, -0.1654], [7.954, 0.1437]],
  crystal3: ['octahedron', 'green', [0.82, -0.3, 27, 0.075], [3.4426, 4.787, -0.3404], [10.1219, 0.9212]],
  crystal4: ['cuboctahedron', 'teal', [-0.36, -0.5, 30, 0.062], [1.0992, 2.243, -0.0597], [9.3433, 0.9462]],
  crystal5: ['truncatedOctahedron', 'blue', [0.96, 0.9, 17, 0.125], [2.078, 2.239, -0.289], [8.6839, 0.0436]],
  crystal6: ['bipyramid', 'green', [0.66, -0.93, 24, 0.08], [3.4424, 5.1935, 0.1242], [11.8025, 0.838]],
  crystal7: ['tetrahedron', 'blue', [-0.02, -0.4, 36, 0.048], [6.079, 3.4468, 0.2548], [10.7771, 0.9769]],
  crystal8: ['octahedron', 'green', [0.46, 0.81, 30, 0.05], [2.7017, 4.036, 0.1908], [11.717, 0.8334]],
  crystal9: ['icosahedron', 'teal', [0, 0.88, 36, 0.048], [3.8886, 3.7378, 0.1735], [10.122, 0.8301]],
  crystal10: ['cube', 'teal', [0, -0.95, 44, 0.048], [3.1851, 3.5619, -0.2713], [10.2923, 0.9902]],
  crystal11: ['tetrahedron', 'blue', [-0.7, 0.87, 50, 0.048], [6.0029, 3.0739, -0.2162], [9.3885, 0.5256]],
  crystal12: ['cube', 'blue', [-0.14, -0.72, 56, 0.048], [2.7581, 3.0003, -0.2633], [11.9141, 0.0601]],
  crystal13: ['dodecahedron', 'teal', [-0.86, -0.6, 62, 0.048], [3.1353, 4.6014, -0.1054], [10.9916, 0.4122]],
  crystal14: ['octahedron', 'teal', [0.6, -0.36, 22, 0.048], [3.3129, 4.8788, -0.336], [8.7846, 0.9203]],
  crystal15: ['dodecahedron', 'teal', [-0.62, -0.4, 56, 0.048], [2.9969, 5.217, -0.0768], [8.4663, 0.8842]],
}

/**
 * Above v = -0.35 the crystals are brighter, because the quiet zone behind a tall window's text ends there.
 */
const tallKeyframes: Keyframes = {
  hero: { quotes: [0.9, -0.14, 0.11, -0.1], lost: [0.66, -0.24, 0.075, 2] },
  near: { quotes: [0.16, -0.5, 0.2], lost: [-0.84, -0.86, 0.12, -0.1] },
  crystal3: { quotes: [-0.52, -0.48, 0.06], lost: [0.2, -0.82, 0.085] },
  crystal4: { quotes: [-0.92, -0.84, 0.11], lost: [-0.62, -0.5, 0.05, 0.2] },
  crystal5: { quotes: [0.88, 0.9, 0.125], lost: [-0.22, -0.9, 0.07] },
  crystal6: { quotes: [0.58, -0.95, 0.1], lost: [0.44, -0.66, 0.05] },
  crystal7: { quotes: [0.06, -0.2, 0.048], lost: [0, -0.6, 0.05, 0.1] },
  crystal8: { quotes: [0.46, 0.81, 0.05], lost: [-0.36, -0.7, 0.048, 0.2] },
  crystal9: { quotes: [0, 0.88, 0.048], lost: [0.86, -0.58, 0.06] },
  crystal10: { quotes: [-0.62, -0.9, 0.048], lost: [0.28, -0.48, 0.048, 0.4] },
  crystal11: { quotes: [-0.7, 0.87, 0.048], lost: [-0.24, -0.4, 0.048] },
  crystal12: {
    quotes: [-0.72, -0.66, 0.048],
    lost: [-0.86, -0.28, 0.048, 0.4],
  },
  crystal13: { quotes: [-0.3, -0.86, 0.048], lost: [0.76, -0.8, 0.048, 0.2] },
  crystal14: { quotes: [0.6, -0.12, 0.048], lost: [0.12, -0.3, 0.048, 0.6] },
  crystal15: { quotes: [-0.62, -0.3, 0.048], lost: [-0.4, -0.2, 0.048, 0.4] },
}

const wide: Composition = {
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
    hero: [0.48, 0.49, 0.15, 5],
  },
}

const tall: Composition = {
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
    hero: [0.32, -0.1, 0.085, 5],
  },
}

export const compositions: Compositions<Composition> = { wide, tablet: tall, tall }
