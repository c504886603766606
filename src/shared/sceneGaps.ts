import { clamp } from './math.ts'

/**
 * Numbers per scene gap of a tall window, which `sceneGapsOf` (backdrop/trackKeyframes.ts) writes: the scroll
 * positions from which its picture is shown, at which that stands in its place, and from which it moves no
 * further, in CSS pixels, and the number of its keyframe or NaN.
 */
const GAP_STRIDE = 4
/** Share of the page's speed with which the running picture leaves the window with its gap. */
const ALONG = 0.88
/** Most by which the picture stands below its place and above it, in heights of the window: outside of it. */
const MOST = { below: -0.62, above: 0.86 } as const

/**
 * Returns the index in `sceneGaps` of the gap whose picture is shown at that scroll position, or their length
 * if there is none.
 */
export function sceneGapAt(sceneGaps: Float32Array, scrollY: number): number {
  let shown = sceneGaps.length
  // Not true for NaN.
  for (let at = 0; at < sceneGaps.length; at += GAP_STRIDE) if ((sceneGaps[at] ?? 0) <= scrollY) shown = at
  return shown
}

/**
 * Returns how far the picture stands above its place, in heights of a window of `height` CSS pixels: it comes
 * in and leaves with its gap.
 */
export function sceneGapOffset(sceneGaps: Float32Array, scrollY: number, height: number): number {
  const at = sceneGapAt(sceneGaps, scrollY)
  const place = sceneGaps[at + 1]
  if (place === undefined) return 0
  const until = sceneGaps[at + 2] ?? Infinity
  const left = ((until < scrollY ? until : scrollY) - place) / Math.max(1, height)
  // `|| 0` turns NaN into 0.
  return clamp((left < 0 ? left : ALONG * left) || 0, MOST.below, MOST.above)
}
