import { Quaternion, type BufferGeometry } from 'three'
import { POSE_STRIDE, poseLayout } from '../../motion/poseLayout.ts'
import type { FaceRange } from './faceGeometry.ts'

/** Above this many parts the order of the first frame is kept: in a frame, sorting would take milliseconds. */
const MAX_SORTED_PARTS = 400

/**
 * 'far first' blends near glass over far glass, and sorts again in every frame. 'near first' is for opaque parts that
 * keep their distance: it sorts once, and the depth test skips the pixels that near parts hide.
 */
export type DrawingOrder = 'far first' | 'near first'

/** Sorts the parts of a geometry by depth. */
export interface DepthOrder {
  /** Sorts by these poses and rewrites the changed range of the index. Returns whether any part has moved. */
  update(poses: Float32Array): boolean
}

interface SortedPart extends FaceRange {
  /** Sorting key, as a 32-bit float: smaller is drawn earlier. */
  depth: number
}

const { position: POSITION, scale: SCALE, rotation: ROTATION } = poseLayout

const rotation = new Quaternion()

/** World z of a part's centre. The camera looks along -z, so smaller is farther. */
function worldZ({ index, centre: [x, y, z] }: FaceRange, poses: Float32Array): number {
  const start = index * POSE_STRIDE
  rotation.fromArray(poses, start + ROTATION.offset)
  const { x: qx, y: qy, z: qz, w: qw } = rotation
  const turnedZ =
    2 * (qx * qz - qw * qy) * x + 2 * (qy * qz + qw * qx) * y + (1 - 2 * (qx * qx + qy * qy)) * z
  const z0 = poses[start + POSITION.offset + 2] ?? 0
  return z0 + turnedZ * (poses[start + SCALE.offset] ?? 0)
}

/** Sorts the parts that `ranges` describes within the index of `geometry`. */
export function createDepthOrder(
  geometry: BufferGeometry,
  ranges: readonly FaceRange[],
  direction: DrawingOrder = 'far first',
): DepthOrder {
  const order = ranges.map((range): SortedPart => ({ ...range, depth: 0 }))
  const corners = geometry.index
  const unsorted = corners?.array.slice()
  const sign = direction === 'far first' ? 1 : -1

  /** The corners that wait for their upload. One object that is reused, so that a frame allocates nothing. */
  const pending = { start: 0, count: 0 }

  /** Writes the corners of the parts from place `first` to `last` in their new order and marks them for the upload. */
  const rewrite = (first: number, last: number) => {
    if (!corners || !unsorted) return
    const { array, updateRanges } = corners
    let at = 0
    let begin = 0
    for (let place = 0; place <= last; place += 1) {
      const part = order[place]
      if (!part) break
      if (place === first) begin = at
      if (place >= first) {
        for (let corner = 0; corner < part.count; corner += 1)
          array[at + corner] = unsorted[part.start + corner] ?? 0
      }
      at += part.count
    }
    const waiting = updateRanges.length > 0
    const end = waiting ? Math.max(at, pending.start + pending.count) : at
    pending.start = waiting ? Math.min(begin, pending.start) : begin
    pending.count = end - pending.start
    if (!waiting) updateRanges.push(pending)
    corners.needsUpdate = true
  }

  let sorted = false
  return {
    update(poses) {
      if (sorted && (direction === 'near first' || order.length > MAX_SORTED_PARTS)) return false
      for (const part of order) part.depth = Math.fround(sign * worldZ(part, poses))
      if (!sorted) {
        sorted = true
        order.sort((a, b) => a.depth - b.depth)
        rewrite(0, order.length - 1)
        return true
      }
      // Few parts change places between two frames. Insertion sort then moves few, and allocates nothing.
      let first = order.length
      let last = -1
      for (let place = 1; place < order.length; place += 1) {
        const part = order[place]
        if (!part) break
        let hole = place
        for (let before = order[hole - 1]; before && before.depth > part.depth; before = order[hole - 1]) {
          order[hole] = before
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
