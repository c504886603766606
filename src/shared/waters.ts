import { clamp } from './math.ts'

/**
 * Numbers per open water of a tall window: the scroll position at which its picture stands in its place, the one from which the picture
 * moves no further (both in CSS pixels), and the number of its station or NaN.
 */
export const WATER_STRIDE = 3
/** Share of the page's speed with which the running picture leaves the window with its water. */
const ALONG = 0.88
/** Most by which the picture stands below its place and above it, in heights of the window: outside of it. */
const MOST = { below: -0.62, above: 0.86 } as const

/**
 * Returns the index in `waters` of the water whose picture a window of `height` shows at that scroll position, or
 * their length if there is none. One
 * that leaves counts as nearer than one that comes in, because its picture is seen in the upper half of the window.
 */
export function nearestWater(waters: Float32Array, scrollY: number, height: number): number {
  let nearest = waters.length
  let least = Infinity
  for (let at = 0; at + 2 < waters.length; at += WATER_STRIDE) {
    const distance = Math.abs(scrollY - (waters[at] ?? 0) - 0.2 * height)
    // Never true for NaN.
    if (distance < least) {
      least = distance
      nearest = at
    }
  }
  return nearest
}

/** Returns how far the picture stands above its place, in heights of the window. It comes in and leaves with the nearest water. */
export function waterLift(waters: Float32Array, scrollY: number, height: number): number {
  const at = nearestWater(waters, scrollY, height)
  const place = waters[at]
  if (place === undefined) return 0
  const until = waters[at + 1] ?? Infinity
  const left = ((until < scrollY ? until : scrollY) - place) / Math.max(1, height)
  return clamp(left < 0 ? left : ALONG * left, MOST.below, MOST.above)
}
