import { TALL_ASPECT } from '../theme/tokens.ts'
import type { Vec3 } from './glass/vector.ts'

/** Tangent of half the camera's 75 degrees. */
const TAN = Math.tan((37.5 * Math.PI) / 180)

export const CAMERA = { fov: 75, near: 0.1, far: 1000, z: 30 } as const

/** The windows that the fixed compositions were made for. */
export const REFERENCE_ASPECT = { wide: 1.6, tall: 0.462 } as const

/** Where the vanishing point lies on the screen, in normalised device coordinates. */
export type LensShift = readonly [x: number, y: number]

export function isTall(aspect: number): boolean {
  return aspect < TALL_ASPECT
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
