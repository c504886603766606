import type { BufferGeometry } from 'three'
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

const { position: POSITION, scale: SCALE, rotation: ROTATION } = poseLayout

/** World z of a part's centre. The camera looks along -z, so smaller is farther. */
function worldZ({ index, centre }: FaceRange, poses: Float32Array): number {
  const start = index * POSE_STRIDE
  // A Quaternion or an array pattern would allocate for each part and frame.
  const x = poses[start + ROTATION.offset] ?? 0
  const y = poses[start + ROTATION.offset + 1] ?? 0
  const z = poses[start + ROTATION.offset + 2] ?? 0
  const w = poses[start + ROTATION.offset + 3] ?? 0
  const turnedZ =
    2 * (x * z - w * y) * centre[0] + 2 * (y * z + w * x) * centre[1] + (1 - 2 * (x * x + y * y)) * centre[2]
  const bodyZ = poses[start + POSITION.offset + 2] ?? 0
  return bodyZ + turnedZ * (poses[start + SCALE.offset] ?? 0)
}

/** Sorts the parts that `ranges` describes within the index of `geometry`. */
export function createDepthOrder(
  geometry: BufferGeometry,
  ranges: readonly FaceRange[],
  direction: DrawingOrder = 'far first',
): DepthOrder {
  /** Places in `ranges`, in drawing order. */
  const order = Uint32Array.from(ranges.keys())
  /** Sorting keys by place in `ranges`: smaller is drawn earlier. In objects, every frame would box these numbers. */
  const depths = new Float32Array(ranges.length)
  const depthAt = (place: number) => depths[order[place] ?? 0] ?? 0
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
      const part = ranges[order[place] ?? 0]
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
      for (let index = 0; index < ranges.length; index += 1) {
        const range = ranges[index]
        if (range) depths[index] = sign * worldZ(range, poses)
      }
      if (!sorted) {
        sorted = true
        order.sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0))
        rewrite(0, order.length - 1)
        return true
      }
      // Few parts change places between two frames. Insertion sort then moves few, and allocates nothing.
      let first = order.length
      let last = -1
      for (let place = 1; place < order.length; place += 1) {
        const index = order[place] ?? 0
        const depth = depths[index] ?? 0
        let hole = place
        while (hole > 0 && depthAt(hole - 1) > depth) {
          order[hole] = order[hole - 1] ?? 0
          hole -= 1
        }
        if (hole !== place) {
          order[hole] = index
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
