import { clamp } from '../shared/math.ts'
import { TABLET_ASPECT, TALL_ASPECT } from '../theme/grid.ts'
import type { Vec3 } from '../shared/vector.ts'

/** The camera of every scene. `fov` is in degrees, the rest in scene units. */
export const CAMERA = { fov: 75, near: 0.1, far: 1000, z: 30 } as const

/** Tangent of half the field of view. */
const HALF_FOV_TAN = Math.tan(((CAMERA.fov / 2) * Math.PI) / 180)

/** The aspects for which the layouts are made: a desktop, and a tablet and a phone held upright. */
export const REFERENCE_ASPECT = { wide: 1.6, tablet: 0.75, tall: 0.462 } as const

/** How bodies are arranged: `wide` for a desktop, `tablet` and `tall` (a phone) for upright windows. */
export type Layout = keyof typeof REFERENCE_ASPECT

/** Position of the vanishing point on the screen, in normalised device coordinates (NDC, -1 to 1, y up). */
export type ViewOffset = readonly [x: number, y: number]

/** Returns whether a window of this aspect (width / height) has the layout `tablet` or `tall`. */
export function isTall(aspect: number): boolean {
  return aspect <= TALL_ASPECT
}

/** Returns the layout for a window of this aspect. */
export function layoutOf(aspect: number): Layout {
  return !isTall(aspect) ? 'wide' : aspect <= TABLET_ASPECT ? 'tall' : 'tablet'
}

/** Where the picture shows a body. */
export interface ScreenPose {
  /** Place on the screen in NDC. */
  readonly x: number
  readonly y: number
  /** Radius as a fraction of half the window's height. */
  readonly size: number
  /** From the camera, scene units. At a keyframe it follows from the size, since a body keeps its radius. */
  readonly depth?: number
}

/** The pose before any motion, which gives a body its radius. */
export interface BasePose extends ScreenPose {
  readonly depth: number
}

/** Factor by which bodies are larger in a tablet's window than in a phone's. */
const TABLET_SCALE = 1.3

/**
 * Returns how much larger bodies are in an upright window of this aspect than in a phone's: 1 to a tablet's
 * factor.
 */
export function sizeFactorAt(aspect: number): number {
  if (!isTall(aspect)) return 1
  const { tall, tablet } = REFERENCE_ASPECT
  return 1 + (TABLET_SCALE - 1) * clamp((aspect - tall) / (tablet - tall), 0, 1)
}

/**
 * Returns the pose that is larger by `sizeFactor`. One in the lower half also moves down by 70 % of what it
 * gains, so that it stays below the text.
 */
export function scalePose({ x, y, depth, size }: BasePose, sizeFactor: number): BasePose {
  return { x, y: scaledY(y, size, sizeFactor), depth, size: size * sizeFactor }
}

export const scaledY = (y: number, size: number, sizeFactor: number): number =>
  y < 0 ? y - 0.7 * size * (sizeFactor - 1) : y

/** Returns the world position of a pose in a window of this aspect with that view offset. */
export function positionOf(
  { x, y, depth }: Readonly<{ x: number; y: number; depth: number }>,
  viewOffset: ViewOffset,
  aspect: number,
): Vec3 {
  const half = halfHeightAt(depth)
  return [(x - viewOffset[0]) * half * aspect, (y - viewOffset[1]) * half, CAMERA.z - depth]
}

/** Returns the world radius of a pose, scene units. */
export function radiusOf({ depth, size }: BasePose): number {
  return size * halfHeightAt(depth)
}

/** Returns the depth at which a body of that radius, scene units, has that size on the screen. */
export function depthOf(radius: number, size: number): number {
  return radius / (size * HALF_FOV_TAN)
}

/** Returns half the height that the camera sees at `depth`, scene units. */
export function halfHeightAt(depth: number): number {
  return depth * HALF_FOV_TAN
}
