import type { Vector3 } from 'three'
import { mix } from '../shared/math.ts'
import type { Body } from './body.ts'
import { CAMERA, sizeFactorAt, halfHeightAt, isTall, type ViewOffset } from './layout.ts'

/** The `ScreenPose` of a body in this frame, which hooks read and write. */
export type FramePose = ReturnType<typeof createFramePose>

export const createFramePose = () => ({ x: 0, y: 0, depth: 1 })

/** Turns positions into poses on the screen and back. */
export type Screen = ReturnType<typeof createScreen>

/**
 * Creates the screen of a layout with that view offset, for windows of that aspect (width / height).
 * With `scalesWithAspect` its poses are scaled to the aspect, see `scalePose`. Its functions allocate
 * nothing.
 */
export function createScreen(
  [viewOffsetX, viewOffsetY]: ViewOffset,
  aspect: number,
  scalesWithAspect: boolean,
) {
  const here = createFramePose()
  const screen = {
    viewOffsetX,
    viewOffsetY,
    aspect,
    tall: isTall(aspect),
    /** Factor on the sizes of poses. */
    sizeFactor: scalesWithAspect ? sizeFactorAt(aspect) : 1,
    /** Writes the pose of a position, in scene units, into `pose`. */
    read(pose: FramePose, { x, y, z }: Vector3): void {
      pose.depth = CAMERA.z - z
      const half = halfHeightAt(pose.depth)
      pose.x = x / (half * aspect) + viewOffsetX
      pose.y = y / half + viewOffsetY
    },
    /** Writes the position of the pose (x, y, depth) into `position`. */
    write(position: Vector3, x: number, y: number, depth: number): void {
      const half = halfHeightAt(depth)
      position.set((x - viewOffsetX) * half * aspect, (y - viewOffsetY) * half, CAMERA.z - depth)
    },
    /**
     * Returns the x of a pose that a window of another aspect shows at `x`: distances from the vanishing
     * point differ there.
     */
    across(x: number, windowAspect: number): number {
      return viewOffsetX + ((x - viewOffsetX) * windowAspect) / aspect
    },
    /**
     * Moves a body towards a pose by `amount`, 0 to 1: x and y linearly, the depth by its logarithm. It keeps
     * the height that its motion gives it.
     */
    approach({ position, motionOffsetY }: Body, to: Readonly<FramePose>, amount: number): void {
      position.y -= motionOffsetY
      screen.read(here, position)
      const depth = here.depth * (to.depth / here.depth) ** amount
      screen.write(position, mix(here.x, to.x, amount), mix(here.y, to.y, amount), depth)
      position.y += motionOffsetY
    },
  }
  return screen
}
