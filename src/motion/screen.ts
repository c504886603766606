import type { Vector3 } from 'three'
import { mix } from '../shared/math.ts'
import { CAMERA, growthAt, halfHeightAt, isTall, type ViewOffset } from './composition.ts'

/**
 * Where the picture shows a body: u and v in NDC, depth from the camera in scene units, and the change of its
 * brightness (0 none, 1 twice as bright).
 */
export type Seen = ReturnType<typeof createSeen>

export const createSeen = () => ({ u: 0, v: 0, depth: 1, brightness: 0 })

/** Turns positions into places on the screen and back. */
export type Screen = ReturnType<typeof createScreen>

/**
 * Creates the screen of a composition with that view offset, for windows of that aspect (width / height).
 * With `adapts` its places are adapted to the aspect, see `adaptPlace`. Its functions allocate nothing.
 */
export function createScreen([viewOffsetX, viewOffsetY]: ViewOffset, aspect: number, adapts: boolean) {
  const here = createSeen()
  const screen = {
    viewOffsetX,
    viewOffsetY,
    aspect,
    tall: isTall(aspect),
    /** Factor on the sizes of places. */
    growth: adapts ? growthAt(aspect) : 1,
    /** Writes the place of a position, in scene units, into `place`. */
    read(place: Seen, { x, y, z }: Vector3): void {
      place.depth = CAMERA.z - z
      const half = halfHeightAt(place.depth)
      place.u = x / (half * aspect) + viewOffsetX
      place.v = y / half + viewOffsetY
    },
    /** Writes the position of a place into `position`. */
    write(position: Vector3, u: number, v: number, depth: number): void {
      const half = halfHeightAt(depth)
      position.set((u - viewOffsetX) * half * aspect, (v - viewOffsetY) * half, CAMERA.z - depth)
    },
    /**
     * Returns the u of a place that a window of another aspect shows at `u`: distances from the vanishing
     * point differ there.
     */
    across(u: number, windowAspect: number): number {
      return viewOffsetX + ((u - viewOffsetX) * windowAspect) / aspect
    },
    /** Moves `position` towards a place by `amount`, 0 to 1: u and v linearly, the depth by its logarithm. */
    approach(position: Vector3, to: Readonly<Omit<Seen, 'brightness'>>, amount: number): void {
      screen.read(here, position)
      const depth = here.depth * (to.depth / here.depth) ** amount
      screen.write(position, mix(here.u, to.u, amount), mix(here.v, to.v, amount), depth)
    },
  }
  return screen
}
