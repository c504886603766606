import { depthOf, hasFreeColumns } from '../../motion/index.ts'
import type { Keyframe, Layouts } from '../../motion/index.ts'
import { clamp } from '../../shared/math.ts'

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

/** Where an octahedron stands in the column beside the testimonials. `index` is from 0, the first. */
const columnAt =
  (index: number): Keyframe =>
  (pose, body, sceneFrame) => {
    // In a smaller window the testimonials take the whole width, and the bodies come back to their places.
    if (!hasFreeColumns(sceneFrame)) return
    pose.x = ACROSS.x + ACROSS.by * Math.sin(ACROSS.angle * index)
    const y = ALONG.first - ALONG.step * index + WAY * (sceneFrame.progress - 1)
    // Those that have left the window wait just outside: their way to keyframe 2 is shorter.
    pose.y = clamp(y, -BEYOND, BEYOND)
    pose.depth = depthOf(body.scale.x, SIZE.first - SIZE.less * index)
  }

/** In an upright window the bodies come back mirrored. */
const mirrored = (): Keyframe => (pose) => {
  pose.x = -pose.x
}

/** Keyframe 1 of each octahedron. */
export const columns: Layouts<(index: number) => Keyframe> = {
  wide: columnAt,
  tablet: mirrored,
  tall: mirrored,
}
