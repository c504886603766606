import { decreasingSizes, radiusOf } from '../../motion/index.ts'
import type { Layouts, ScreenPose } from '../../motion/index.ts'
import { itemAt } from '../../shared/lists.ts'
import { mix } from '../../shared/math.ts'
import { poses, type OctahedronRow } from './poses.ts'

/**
 * An oval of bodies with a gap at the bottom, in which the first one stands. The bodies at the bottom are the
 * largest, those at the top the smallest.
 */
interface Oval {
  first: ScreenPose
  /** Centre, and half the width and half the height, NDC. */
  centre: readonly [x: number, y: number]
  halfAxes: readonly [x: number, y: number]
  /** Sizes of a `ScreenPose` beside the gap and at the top. */
  sizes: readonly [bottom: number, top: number]
  /** A V instead: two straight rows, ever farther apart, within the same bounds. */
  isV?: boolean
}

/** Fraction of an oval that the gap takes up. */
const GAP = 0.12
/** Gap between the rows of a V at the bottom, as a fraction of that at the top. */
const APART = 0.4

/**
 * Returns the pose of each octahedron. The larger ones are lower and have more room; every second one is on
 * the left.
 */
function posesOn(oval: Oval, octahedra: readonly OctahedronRow[]): ScreenPose[] {
  const { first, centre, halfAxes, sizes, isV } = oval
  const radius = (index: number) => radiusOf(itemAt(octahedra, index).at)
  const [, ...others] = octahedra.keys()
  const bySize = others.toSorted((a, b) => radius(b) - radius(a))
  // Each is smaller than the one before by the same factor.
  const sizeByRank = decreasingSizes(...sizes, bySize.length)
  const placed = octahedra.map(() => first)
  const shrink = (sizes[1] / sizes[0]) ** (2 / bySize.length)
  for (const [rank, index] of bySize.entries()) {
    const side = rank % 2 === 0 ? 1 : -1
    /**
     * From 0 at the gap to nearly 1 at the top. Steps on one side shrink as the sizes do: the sum of the
     * steps so far over the sum of all.
     */
    const up = (1 - shrink ** Math.floor(rank / 2)) / (1 - shrink ** (bySize.length / 2))
    const angle = Math.PI * mix(GAP, 1, up)
    placed[index] = {
      x: centre[0] + side * halfAxes[0] * (isV ? mix(APART, 1, up) : Math.sin(angle)),
      y: centre[1] - halfAxes[1] * (isV ? 1 - 2 * up : Math.cos(angle)),
      size: itemAt(sizeByRank, rank),
    }
  }
  return placed
}

const wide: Oval = {
  first: { x: 0, y: -0.78, size: 0.2 },
  centre: [0, 0],
  halfAxes: [0.74, 0.74],
  sizes: [0.17, 0.055],
}
const tablet: Oval = {
  first: { x: 0, y: -0.6, size: 0.12 },
  centre: [0, -0.04],
  halfAxes: [0.84, 0.56],
  sizes: [0.085, 0.032],
}
const tall: Oval = {
  first: { x: 0, y: -0.74, size: 0.16 },
  centre: [0, -0.36],
  halfAxes: [0.84, 0.27],
  sizes: [0.075, 0.024],
  isV: true,
}

/**
 * The pose of each octahedron at keyframe 2, and the keyframe at which they stand around the text of a wide
 * window: its picture scrolls up with that.
 */
export const ovals: Layouts<{ poses: readonly ScreenPose[]; aroundTextAt?: number }> = {
  wide: { poses: posesOn(wide, poses.wide.octahedra), aroundTextAt: 2 },
  tablet: { poses: posesOn(tablet, poses.tablet.octahedra) },
  tall: { poses: posesOn(tall, poses.tall.octahedra) },
}
