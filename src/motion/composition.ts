import { clamp } from '../shared/math.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/grid.ts'
import type { Vec3 } from '../shared/vector.ts'

/** The camera of every scene. `fov` is in degrees, the rest in scene units. */
export const CAMERA = { fov: 75, near: 0.1, far: 1000, z: 30 } as const

/** Tangent of half the field of view. */
const HALF_FOV_TAN = Math.tan(((CAMERA.fov / 2) * Math.PI) / 180)

/** The aspects for which the compositions are made: a desktop, and a tablet and a phone held upright. */
export const REFERENCE_ASPECT = { wide: 1.6, tablet: 0.75, tall: 0.462 } as const

/** How bodies are arranged: `wide` for a desktop, `tablet` and `tall` (a phone) for upright windows. */
export type Composition = keyof typeof REFERENCE_ASPECT

/** Position of the vanishing point on the screen, in normalised device coordinates (NDC, -1 to 1, y up). */
export type ViewOffset = readonly [x: number, y: number]

/** Returns whether a window of this aspect (width / height) has the composition `tablet` or `tall`. */
export function isTall(aspect: number): boolean {
  return aspect <= TALL_ASPECT
}

/** Returns the composition for a window of this aspect. */
export function compositionOf(aspect: number): Composition {
  return !isTall(aspect) ? 'wide' : aspect <= TABLET_ASPECT ? 'tall' : 'tablet'
}

/**
 * A body's place, as the picture shows it: position (u, v) on the screen in NDC, depth from the camera in
 * scene units, and radius as a fraction of half the window's height.
 */
export type Place = readonly [u: number, v: number, depth: number, radius: number]

/** Factor by which bodies are larger in a tablet's window than in a phone's. */
const TABLET_SCALE = 1.3

/**
 * Returns how much larger bodies are in an upright window of this aspect than in a phone's: 1 to a tablet's
 * factor.
 */
export function growthAt(aspect: number): number {
  if (!isTall(aspect)) return 1
  const { tall, tablet } = REFERENCE_ASPECT
  return 1 + (TABLET_SCALE - 1) * clamp((aspect - tall) / (tablet - tall), 0, 1)
}

/**
 * Returns the place that is larger by `growth`. One in the lower half also moves down by 70 % of its growth,
 * so that it stays below the text.
 */
export function adaptPlace([u, v, depth, radius]: Place, growth: number): Place {
  return [u, adaptedV(v, radius, growth), depth, radius * growth]
}

export const adaptedV = (v: number, radius: number, growth: number): number =>
  v < 0 ? v - 0.7 * radius * (growth - 1) : v

/** Returns the world position of a place in a window of this aspect with that view offset. */
export function positionOf([u, v, depth]: Place, shift: ViewOffset, aspect: number): Vec3 {
  return [
    (u - shift[0]) * depth * HALF_FOV_TAN * aspect,
    (v - shift[1]) * depth * HALF_FOV_TAN,
    CAMERA.z - depth,
  ]
}

/** Returns the world radius of a place, scene units. */
export function radiusOf([, , depth, radius]: Place): number {
  return radius * depth * HALF_FOV_TAN
}

/** Returns half the height that the camera sees at `depth`, scene units. */
export function halfHeightAt(depth: number): number {
  return depth * HALF_FOV_TAN
}

/** Depth from the camera at which a fog begins, and the depth range in which it grows. Scene units. */
export type Fog = readonly [near: number, range: number]

/** Returns the visibility in a fog at `depth`, 1 clear to 0 invisible, as `common.glsl` computes it. */
export function visibilityAt(depth: number, fog: Fog): number {
  // An array pattern would allocate an iterator for each body and frame.
  const fogged = Math.max(0, depth - fog[0]) / fog[1]
  return Math.exp(-fogged * Math.sqrt(fogged))
}
