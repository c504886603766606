import type { BufferGeometry } from 'three'
import { POSE_STRIDE } from '../../motion/motionSystem.ts'
import type { FaceRange } from './faceGeometry.ts'

/** Beyond this many parts the first order is kept: sorting them would cost more than one sees. */
const MOST_SORTED = 400

/**
 * Which parts are drawn first. Far ones, so that near glass covers them; or near ones, sorted once, for parts that let
 * nothing through and keep their distance: what they hide then costs nothing.
 */
export type DrawingOrder = 'far first' | 'near first'

/** Keeps the parts of a scene in order. */
export interface DepthOrder {
  /** Looks at the poses and rewrites the part of the index whose order has changed. Returns whether any has. */
  update(poses: Float32Array): boolean
}

export function createDepthOrder(
  geometry: BufferGeometry,
  ranges: readonly FaceRange[],
  direction: DrawingOrder = 'far first',
): DepthOrder {
  const order = ranges.map((_, index) => index)
  const depths = new Float32Array(ranges.length)
  const corners = geometry.index
  const unsorted = corners?.array.slice()
  const sign = direction === 'far first' ? 1 : -1

  /** World z of a part's centre, ascending in drawing order; the camera looks along -z, so smaller is farther. */
  const measure = (poses: Float32Array, range: number) => {
    const { index, centre } = ranges[range]!
    const at = index * POSE_STRIDE
    const size = poses[at + 3]!
    const qx = poses[at + 4]!
    const qy = poses[at + 5]!
    const qz = poses[at + 6]!
    const qw = poses[at + 7]!
    const turnedZ =
      2 * (qx * qz - qw * qy) * centre[0] +
      2 * (qy * qz + qw * qx) * centre[1] +
      (1 - 2 * (qx * qx + qy * qy)) * centre[2]
    return sign * (poses[at + 2]! + turnedZ * size)
  }

  /** The corners that wait for their upload. One object for all time: a frame makes none. */
  const pending = { start: 0, count: 0 }

  /** Writes the corners of the places `first` to `last` in their new order, and marks them for the upload. */
  const rewrite = (first: number, last: number) => {
    if (!corners || !unsorted) return
    const { array, updateRanges } = corners
    let at = 0
    for (let place = 0; place < first; place += 1) at += ranges[order[place]!]!.count
    const begin = at
    for (let place = first; place <= last; place += 1) {
      const { start, count } = ranges[order[place]!]!
      for (let corner = 0; corner < count; corner += 1) {
        array[at] = unsorted[start + corner]!
        at += 1
      }
    }
    const waiting = updateRanges.length > 0
    const end = waiting ? Math.max(at, pending.start + pending.count) : at
    pending.start = waiting ? Math.min(begin, pending.start) : begin
    pending.count = end - pending.start
    if (!waiting) updateRanges.push(pending)
    corners.needsUpdate = true
  }

  let sortedOnce = false
  return {
    update(poses) {
      if (sortedOnce && (sign < 0 || order.length > MOST_SORTED)) return false
      for (let index = 0; index < order.length; index += 1) depths[index] = measure(poses, index)
      if (!sortedOnce) {
        sortedOnce = true
        order.sort((a, b) => depths[a]! - depths[b]!)
        rewrite(0, order.length - 1)
        return true
      }
      // Nearly in order from the last frame on: insertion sort moves few and allocates nothing.
      let first = order.length
      let last = -1
      for (let place = 1; place < order.length; place += 1) {
        const part = order[place]!
        const depth = depths[part]!
        let hole = place
        while (hole > 0 && depths[order[hole - 1]!]! > depth) {
          order[hole] = order[hole - 1]!
          hole -= 1
        }
        if (hole !== place) {
          order[hole] = part
          first = Math.min(first, hole)
          last = place
        }
      }
      if (last < 0) return false
      rewrite(first, last)
      return true
    },
  }
}
