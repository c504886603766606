import { clamp } from '../shared/math.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/tokens.ts'
import type { Vec3 } from './vector.ts'

/** The camera of every scene. `fov` is in degrees, the rest in scene units. */
export const CAMERA = { fov: 75, near: 0.1, far: 1000, z: 30 } as const

/** Tangent of half the field of view. */
const HALF_FOV_TAN = Math.tan(((CAMERA.fov / 2) * Math.PI) / 180)

/** The aspects for which the compositions are made: a desktop, and a tablet and a phone held upright. */
export const REFERENCE_ASPECT = { wide: 1.6, tablet: 0.75, tall: 0.462 } as const

export type Composition = keyof typeof REFERENCE_ASPECT

/** Where the vanishing point lies on the screen, in normalised device coordinates. */
export type LensShift = readonly [x: number, y: number]

/** Whether a window of this aspect is a tablet or a phone held upright. */
export function isTall(aspect: number): boolean {
  return aspect < TALL_ASPECT
}

/** The composition for a window of this aspect. */
export function compositionOf(aspect: number): Composition {
  return !isTall(aspect) ? 'wide' : aspect < TABLET_ASPECT ? 'tall' : 'tablet'
}

/**
 * A body's place by its picture: wanted position on the screen (NDC), distance from the camera (scene units), and
 * radius as a share of half the window's height.
 */
export type Place = readonly [u: number, v: number, depth: number, radius: number]

/** Factor on the size of bodies from a phone's to a tablet's window, which has more room. */
const TABLET_SCALE = 1.3

/**
 * Adapts a place of a wide or phone composition to the window. Wide windows keep it. In tall windows bodies grow with
 * the aspect, and those in the lower half move down by most of their growth, so that they stay below the text.
 */
export function adaptPlace(place: Place, aspect: number): Place {
  if (!isTall(aspect)) return place
  const { tall, tablet } = REFERENCE_ASPECT
  const growth = 1 + (TABLET_SCALE - 1) * clamp((aspect - tall) / (tablet - tall), 0, 1)
  const [u, v, depth, radius] = place
  return [u, v < 0 ? v - 0.7 * radius * (growth - 1) : v, depth, radius * growth]
}

/** World position of a place in a window of this aspect with that lens shift. */
export function positionOf([u, v, depth]: Place, shift: LensShift, aspect: number): Vec3 {
  return [
    (u - shift[0]) * depth * HALF_FOV_TAN * aspect,
    (v - shift[1]) * depth * HALF_FOV_TAN,
    CAMERA.z - depth,
  ]
}

/** World radius of a place, scene units. */
export function radiusOf([, , depth, radius]: Place): number {
  return radius * depth * HALF_FOV_TAN
}

/** Half the height that the camera sees at `depth`, scene units. */
export function halfHeightAt(depth: number): number {
  return depth * HALF_FOV_TAN
}
