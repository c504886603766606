import { decreasingSizes } from '../../motion/index.ts'
import type { ScreenPose } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { clamp } from '../../shared/math.ts'

/** A point on the screen, NDC. */
type Point = readonly [x: number, y: number]

/** A curve on the screen along which the bodies stand, the largest first. It leads to the hero. */
export interface BodyCurve {
  /** Points of a Catmull-Rom spline, at least two: x and y of each, one after the other. */
  waypoints: readonly number[]
  /** Radius of the first and of the last body, as a fraction of half the window's height. */
  sizes: readonly [first: number, last: number]
  hero: ScreenPose
}

/** Straight pieces by which the length between two waypoints is measured. */
const PIECES = 32

/** Returns one coordinate of the Catmull-Rom spline between `b` and `c`, at `t` from 0 to 1. */
function splineAt(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** Returns points along the spline, from the first waypoint to the last. */
function pointsAlong(waypoints: readonly number[]): Point[] {
  const last = waypoints.length / 2 - 1
  const waypoint = (index: number): Point => {
    const at = 2 * clamp(index, 0, last)
    return [itemAt(waypoints, at), itemAt(waypoints, at + 1)]
  }
  return Array.from({ length: last * PIECES + 1 }, (_, piece): Point => {
    const index = Math.floor(piece / PIECES)
    const [a, b, c, d] = [waypoint(index - 1), waypoint(index), waypoint(index + 1), waypoint(index + 2)]
    const t = piece / PIECES - index
    return [splineAt(a[0], b[0], c[0], d[0], t), splineAt(a[1], b[1], c[1], d[1], t)]
  })
}

/**
 * Returns the points of a polyline at which a walk from its first point stands: each at least `scale` times
 * the step's length from the one before, as the crow flies. A step that the polyline is too short for ends at
 * its last point. y is the unit of lengths.
 */
function walk(points: readonly Point[], steps: readonly number[], scale: number, aspect: number): Point[] {
  const end = points.length - 1
  let at = 0
  const visited = [itemAt(points, 0)]
  for (const step of steps) {
    const [x, y] = itemAt(points, at)
    const isAway = ([toX, toY]: Point) => Math.hypot((toX - x) * aspect, toY - y) >= step * scale
    while (at < end && !isAway(itemAt(points, at))) at += 1
    visited.push(itemAt(points, at))
  }
  return visited
}

/** Halvings after which the scale of the steps is exact to a thousandth. */
const HALVINGS = 14
/** Largest scale of the steps. */
const MOST_SCALE = 8

/**
 * Returns the points of the walk with the largest steps, in these proportions, that ends within the polyline.
 */
function spread(points: readonly Point[], steps: readonly number[], aspect: number): Point[] {
  let [least, most] = [0, MOST_SCALE]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const scale = (least + most) / 2
    if (walk(points, steps, scale, aspect).at(-1) === points.at(-1)) most = scale
    else least = scale
  }
  return walk(points, steps, least, aspect)
}

/**
 * Returns the poses of bodies on a curve, in the order of `bySize`, which begins with the largest. The
 * straight distance of two neighbours is in proportion to the sum of their radii.
 */
export function curvePoses<Name>(
  bySize: readonly Name[],
  { waypoints, sizes: [first, last] }: BodyCurve,
  aspect: number,
): Map<Name, ScreenPose> {
  const sizes = decreasingSizes(first, last, bySize.length)
  const steps = sizes.slice(1).map((size, index) => size + itemAt(sizes, index))
  const points = spread(pointsAlong(waypoints), steps, aspect)
  return new Map(
    bySize.map((name, rank) => {
      const [x, y] = itemAt(points, rank)
      return [name, { x, y, size: itemAt(sizes, rank) }]
    }),
  )
}
