import { CAMERA, halfHeightAt } from '../../src/scenes/composition.ts'
import { DEFAULT_SEED, type LayoutFunction } from '../../src/scenes/layout.ts'
import { poseValue } from './glass.ts'
import { journeyPoses } from './journey.ts'

/** What a picture shows of a body. */
export interface SeenBody {
  /** Position on the screen, NDC. */
  u: number
  v: number
  /** Scene units from the camera. */
  depth: number
  /** Radius as a fraction of half the window's height. */
  size: number
}

/**
 * Returns a function for what a picture shows of a layout's bodies at `t` seconds and station `s`. The distance of two
 * bodies is in half window heights.
 */
export function screenJourney(layout: LayoutFunction, count: number, aspect: number, seed = DEFAULT_SEED) {
  const { at, bodies, last } = journeyPoses(layout, count, aspect, seed)
  const { shift } = layout({ seed, count, aspect })
  const look = (t: number, s: number): SeenBody[] => {
    const poses = at(t, s)
    return bodies.map(({ radius }, index) => {
      const [x = 0, y = 0, z = 0] = poseValue(poses, index, 'position')
      const depth = CAMERA.z - z
      const half = halfHeightAt(depth)
      return { u: x / (half * aspect) + shift[0], v: y / half + shift[1], depth, size: radius / half }
    })
  }
  const distance = (a: SeenBody, b: SeenBody) => Math.hypot((a.u - b.u) * aspect, a.v - b.v)
  return { look, distance, bodies, last }
}
