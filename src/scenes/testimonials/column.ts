import type { Keyframe } from '../../motion/index.ts'
import { clamp } from '../../shared/math.ts'
import { depthOf, hasFreeColumns, isTall } from '../../motion/index.ts'

/** x of the column and amplitude of its zigzag, NDC, and its angle from one body to the next, radians. */
const ACROSS = { x: 0.69, by: 0.17, angle: 2.4 } as const
/** Height of the first one and distance from one to the next, NDC. */
const ALONG = { first: 0.86, step: 0.32 } as const
/** Radius of the first one, and difference to the next, as fractions of half the window's height. */
const SIZE = { first: 0.21, less: 0.0085 } as const
/** Height in NDC by which the column goes up with the page from one keyframe to the next. */
const WAY = 3.4

/** Height above or below the window's middle at which none is seen any more, NDC. */
const BEYOND = 1.6

/** Returns where an octahedron stands in the column beside the testimonials. `index` is from 0, the first. */
export const columnAt =
  (index: number): Keyframe =>
  (pose, body, sceneFrame) => {
    // Elsewhere the testimonials take the whole width. Halfway `useKeyframes` takes the bodies out of the
    // window; in an upright one they return on the other side.
    if (!hasFreeColumns(sceneFrame)) {
      if (isTall(sceneFrame.aspect)) pose.x = -pose.x
      return
    }
    pose.x = ACROSS.x + ACROSS.by * Math.sin(ACROSS.angle * index)
    const y = ALONG.first - ALONG.step * index + WAY * (sceneFrame.progress - 1)
    // Those that have left the window wait just outside: their way to keyframe 2 is shorter.
    pose.y = clamp(y, -BEYOND, BEYOND)
    pose.depth = depthOf(body.scale.x, SIZE.first - SIZE.less * index)
  }
