import { clamp } from '../shared/math.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/tokens.ts'
import type { Vec3 } from './vector.ts'

/** Tangent of half the camera's 75 degrees. */
const TAN = Math.tan((37.5 * Math.PI) / 180)

export const CAMERA = { fov: 75, near: 0.1, far: 1000, z: 30 } as const

/** The windows that the compositions were made for: a desktop, a tablet and a phone held upright. */
export const REFERENCE_ASPECT = { wide: 1.6, tablet: 0.75, tall: 0.462 } as const

export type Composition = keyof typeof REFERENCE_ASPECT

/** Where the vanishing point lies on the screen, in normalised device coordinates. */
export type LensShift = readonly [x: number, y: number]

export function isTall(aspect: number): boolean {
  return aspect < TALL_ASPECT
}

/** The composition that suits a window of this aspect. */
export function compositionOf(aspect: number): Composition {
  return !isTall(aspect) ? 'wide' : aspect < TABLET_ASPECT ? 'tall' : 'tablet'
}

/** Factor on the size of bodies in a tall window as wide as a tablet, which leaves them more room than a phone. */
const TABLET_GROWTH = 1.3

/** A place of the phone's composition in any tall window: larger on wider ones, its upper edge nearly where it was. */
export function grown(place: Place, aspect: number): Place {
  const { tall, tablet } = REFERENCE_ASPECT
  const growth = 1 + (TABLET_GROWTH - 1) * clamp((aspect - tall) / (tablet - tall), 0, 1)
  const [u, v, depth, radius] = place
  return [u, v < 0 ? v - 0.7 * radius * (growth - 1) : v, depth, radius * growth]
}

/** A place by eye: wanted position on the screen (NDC), depth from the camera, radius as a share of the half height there. */
export type Place = readonly [u: number, v: number, depth: number, radius: number]

/** World position of a place, for a window of this aspect whose vanishing point is shifted. */
export function positionOf([u, v, depth]: Place, shift: LensShift, aspect: number): Vec3 {
  return [(u - shift[0]) * depth * TAN * aspect, (v - shift[1]) * depth * TAN, CAMERA.z - depth]
}

/** World radius of a place, scene units. */
export function radiusOf([, , depth, radius]: Place): number {
  return radius * depth * TAN
}

/** Half the height that the camera sees at `depth`, scene units. */
export function halfHeightAt(depth: number): number {
  return depth * TAN
}
