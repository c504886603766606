import { depthOf, isDesktop } from '../../motion/index.ts'
import type { Keyframe, Layouts } from '../../motion/index.ts'
import { clamp } from '../../shared/math.ts'

/** x of the column's middle, NDC. */
const MIDDLE = 0.69
/** The zigzag, a sine: its amplitude in NDC, and its phase from one body to the next in radians. */
const ZIGZAG = { amplitude: 0.17, step: 2.4 } as const
/** y of the first one, and distance from one to the next, NDC. */
const HEIGHT = { first: 0.86, step: 0.32 } as const
/** Radius of the first one, and difference to the next, as fractions of half the window's height. */
const SIZE = { first: 0.21, less: 0.0085 } as const
/**
 * NDC by which the column rises from one keyframe to the next, before and after keyframe 1: about as fast as
 * the page scrolls. At keyframe 1 the first seven or so are in the window.
 */
const RISE = 3.4

/** |y| at which every body is outside the window, NDC. */
const OUTSIDE = 1.6

/**
 * Returns keyframe 1 of an octahedron of the column; `index` is from 0, the first. On entry `pose` is the
 * body's base pose; the height of its floating is added later. The depth follows from the size that it shall
 * have, as a body keeps its radius.
 */
const columnAt =
  (index: number): Keyframe =>
  (pose, body, sceneFrame) => {
    // A narrower window is covered by the testimonials: the body comes back to its base pose.
    if (!isDesktop(sceneFrame)) return
    pose.x = MIDDLE + ZIGZAG.amplitude * Math.sin(ZIGZAG.step * index)
    const y = HEIGHT.first - HEIGHT.step * index + RISE * (sceneFrame.progress - 1)
    // Just outside of the window, so that no body has far to go to keyframe 2.
    pose.y = clamp(y, -OUTSIDE, OUTSIDE)
    pose.depth = depthOf(body.scale.x, SIZE.first - SIZE.less * index)
  }

/** On tablets and phones the bodies come back on the other side. */
const mirrored = (): Keyframe => (pose) => {
  pose.x = -pose.x
}

/** Keyframe 1 of each octahedron. */
export const besideTestimonials: Layouts<(index: number) => Keyframe> = {
  wide: columnAt,
  tablet: mirrored,
  tall: mirrored,
}
