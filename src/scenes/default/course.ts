import { itemAt } from '../../shared/lists.ts'
import { clamp } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import { fallingShares, othersBySize, touching, type StationPlace } from '../journey/stationPlaces.ts'

/** A point on the screen, NDC. */
type Point = readonly [u: number, v: number]

/** A course on the screen: a line of bodies that become smaller from waypoint to waypoint, towards a lodestar. */
export interface Course {
  /** Points of a Catmull-Rom spline, at least two. */
  waypoints: readonly Point[]
  /** Radius of the first and of the last body, as a share of half the window's height. */
  shares: readonly [first: number, last: number]
  /** Change of brightness of the last body, see `StationPlace`. That of the first is 0. */
  glow: number
  star: StationPlace
}

/** Straight pieces by which the length between two waypoints is measured. */
const PIECES = 32

/** Returns one coordinate of the Catmull-Rom spline between `b` and `c`, at `t` from 0 to 1. */
function splineAt(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** Returns points along the spline, from the first waypoint to the last. */
function pointsAlong(waypoints: readonly Point[]): Point[] {
  const waypoint = (index: number) => itemAt(waypoints, clamp(index, 0, waypoints.length - 1))
  return Array.from({ length: (waypoints.length - 1) * PIECES + 1 }, (_, piece): Point => {
    const index = Math.floor(piece / PIECES)
    const [a, b, c, d] = [waypoint(index - 1), waypoint(index), waypoint(index + 1), waypoint(index + 2)]
    const t = piece / PIECES - index
    return [splineAt(a[0], b[0], c[0], d[0], t), splineAt(a[1], b[1], c[1], d[1], t)]
  })
}

/** Returns a function for the point at a share (0 to 1) of the line's length in a window of this aspect. */
function measure(points: readonly Point[], aspect: number): (share: number) => Point {
  let length = 0
  const lengths = points.map(([u, v], index) => {
    const [beforeU, beforeV] = points[index - 1] ?? [u, v]
    length += Math.hypot((u - beforeU) * aspect, v - beforeV)
    return length
  })
  return (share: number) => {
    const next = lengths.findIndex((each) => each >= share * length)
    return itemAt(points, next === -1 ? points.length - 1 : next)
  }
}

/**
 * Returns the place of each body on a course. The first body of the list is the lodestar. The others follow the curve,
 * the largest first. The distance between two neighbours is in proportion to their radii. Too many of them overlap.
 */
export function coursePlaces(bodies: readonly BodySpec[], course: Course, aspect: number): StationPlace[] {
  const { waypoints, glow, star } = course
  const bySize = othersBySize(bodies)
  const shares = fallingShares(course.shares, bySize.length)
  const reach = touching(shares)
  const total = Math.max(1e-6, reach.at(-1) ?? 0)
  const pointAt = measure(pointsAlong(waypoints), aspect)
  const places: StationPlace[] = bodies.map(() => star)
  for (const [rank, index] of bySize.entries()) {
    const [u, v] = pointAt((reach[rank] ?? 0) / total)
    places[index] = [u, v, shares[rank] ?? 0, glow * (rank / bySize.length) ** 2]
  }
  return places
}
