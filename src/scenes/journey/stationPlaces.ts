import { clamp, smoothstep } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { adaptPlace, halfHeightAt } from '../composition.ts'
import type { PlaceAtStation, ScreenPlace } from './places.ts'

/**
 * A body's place at a station, as the picture shows it: position (u, v) on the screen in NDC, radius as a fraction of half
 * the window's height, and the change of its brightness in the fog (0 none, 1 twice as bright).
 */
export type StationPlace = readonly [u: number, v: number, size: number, glow?: number]

/** Depths between which a body is neither cut by the camera nor hidden by the fog, scene units. */
const DEPTHS = { min: 8, max: 72 } as const
/** Depths at which the change of brightness is 0 and full. A near body, which has no fog, would become white. */
const GLOW_DEPTHS = { from: 12, to: 36 } as const

/** Returns the depth at which a body of that radius (scene units) takes up `size` of half the window's height. */
export function depthFor(radius: number, size: number): number {
  return clamp(radius / halfHeightAt(size), DEPTHS.min, DEPTHS.max)
}

/** Adapts a station's place to the window, as `adaptPlace` does for the first station. */
export function adaptStationPlace([u, v, size, glow = 0]: StationPlace, aspect: number): StationPlace {
  const [adaptedU, adaptedV, , adaptedSize] = adaptPlace([u, v, 1, size], aspect)
  return [adaptedU, adaptedV, adaptedSize, glow]
}

/**
 * Places neighbours along a line so that their distances are in proportion to the sums of their radii. `sizes` are the
 * radii. Returns the distance of each from the first, where neighbours touch.
 */
export function touchingDistances(sizes: readonly number[]): number[] {
  let reach = 0
  return sizes.map((size, index) => {
    const before = sizes[index - 1]
    if (before !== undefined) reach += before + size
    return reach
  })
}

/** Returns `count` radii that fall from `first` to `last` by the same factor each. */
export function decreasingSizes(
  [first, last]: readonly [first: number, last: number],
  count: number,
): number[] {
  return Array.from({ length: count }, (_, rank) => first * (last / first) ** (rank / Math.max(1, count - 1)))
}

/** Returns the indices of all bodies but the first, the largest first. */
export function othersBySize(bodies: readonly BodySpec[]): number[] {
  return [...bodies.keys()].slice(1).toSorted((a, b) => (bodies[b]?.radius ?? 0) - (bodies[a]?.radius ?? 0))
}

/** Returns the station at which each body stands at its entry of `places`. A body without one stays where it was. */
export function createStation(
  bodies: readonly BodySpec[],
  places: readonly (StationPlace | undefined)[],
): PlaceAtStation {
  const targets = bodies.map(({ radius }, index): ScreenPlace | undefined => {
    const entry = places[index]
    if (!entry) return undefined
    const [u, v, size, glow = 0] = entry
    const depth = depthFor(radius, size)
    return { u, v, depth, glow: glow * smoothstep(GLOW_DEPTHS.from, GLOW_DEPTHS.to, depth) }
  })
  return (place, index) => {
    const target = targets[index]
    if (!target) return
    place.u = target.u
    place.v = target.v
    place.depth = target.depth
    place.glow = target.glow
  }
}
