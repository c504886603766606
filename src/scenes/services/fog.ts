import type { Composition } from '../composition.ts'

/** Depth from the camera at which the fog begins, and the depth range in which it grows. Scene units. */
export const fog: Record<Composition, readonly [near: number, range: number]> = {
  wide: [22, 34],
  tablet: [26, 38],
  tall: [34, 46],
}

/** Returns the visibility in the fog at `depth`, 1 clear to 0 invisible, as the shaders compute it. */
export function clarityAt(depth: number, [near, range]: readonly [number, number]): number {
  return Math.exp(-((Math.max(0, depth - near) / range) ** 1.5))
}
