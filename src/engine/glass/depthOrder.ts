import type { BufferGeometry } from 'three'
import { POSE_STRIDE, poseFields } from '../poseFields.ts'
import type { FaceRange } from './faceGeometry.ts'

/**
 * Scene units in depth by which a body moves before 'near first' sorts again. Waves move no body in depth.
 */
const RESORT_DISTANCE = 1

/**
 * 'far first' blends near glass over far glass. It sorts in every frame. 'near first' is for opaque parts. It
 * sorts again when a body has moved by RESORT_DISTANCE, and the depth test skips pixels behind near parts.
 */
export type DrawingOrder = 'far first' | 'near first'

/** Returns the world z of a part's centre. The camera looks along -z, so a smaller z is farther. */
function worldZ({ index, centre }: FaceRange, poses: Float32Array): number {
  const start = index * POSE_STRIDE
  // A Quaternion or an array pattern would allocate for each part and frame.
  const x = poses[start + poseFields.rotation] ?? 0
  const y = poses[start + poseFields.rotation + 1] ?? 0
  const z = poses[start + poseFields.rotation + 2] ?? 0
  const w = poses[start + poseFields.rotation + 3] ?? 0
  const turnedZ =
    2 * (x * z - w * y) * centre[0] + 2 * (y * z + w * x) * centre[1] + (1 - 2 * (x * x + y * y)) * centre[2]
  const bodyZ = poses[start + poseFields.position + 2] ?? 0
  return bodyZ + turnedZ * (poses[start + poseFields.scale] ?? 0)
}

/** Creates the order of the parts `ranges` in the index of `geometry`. */
export function createDepthOrder(
  geometry: BufferGeometry,
  ranges: readonly FaceRange[],
  direction: DrawingOrder = 'far first',
) {
  /** Indices into `ranges`, in drawing order. */
  const order = Uint32Array.from(ranges.keys())
  /**
   * Sorting keys of `ranges`: a smaller key is drawn earlier. Numbers in objects would be allocated in every
   * frame.
   */
  const keys = new Float32Array(ranges.length)
  const keyAt = (position: number) => keys[order[position] ?? 0] ?? 0
  const corners = geometry.index
  /** The index of the geometry before any sorting, to which `ranges` refers. */
  const unsorted = corners?.array.slice()
  const sign = direction === 'far first' ? 1 : -1

  /**
   * The range of corners to upload, at first all. The object is reused, so that a frame allocates nothing.
   */
  const pending = { start: 0, count: unsorted?.length ?? 0 }
  corners?.updateRanges.push(pending)

  /**
   * Writes the corners of the parts at positions `first` to `last` of `order`, and marks them for the upload.
   */
  const rewrite = (first: number, last: number) => {
    if (!corners || !unsorted) return
    const { array, updateRanges } = corners
    let at = 0
    let begin = 0
    for (let position = 0; position <= last; position += 1) {
      const part = ranges[order[position] ?? 0]
      if (!part) break
      if (position === first) begin = at
      if (position >= first) {
        for (let corner = 0; corner < part.count; corner += 1)
          array[at + corner] = unsorted[part.start + corner] ?? 0
      }
      at += part.count
    }
    // three.js empties `updateRanges` with the upload. Until then `pending` grows.
    const waiting = updateRanges.length > 0
    const end = waiting ? Math.max(at, pending.start + pending.count) : at
    pending.start = waiting ? Math.min(begin, pending.start) : begin
    pending.count = end - pending.start
    if (!waiting) updateRanges.push(pending)
    corners.needsUpdate = true
  }

  /** World z of the bodies of `ranges` at the last sorting, for 'near first'. NaN before it. */
  const sortedZ = new Float32Array(direction === 'near first' ? ranges.length : 0).fill(Number.NaN)
  const bodyZ = (at: number, poses: Float32Array) =>
    poses[(ranges[at]?.index ?? 0) * POSE_STRIDE + poseFields.position + 2] ?? 0
  const hasMoved = (poses: Float32Array) => {
    for (let at = 0; at < sortedZ.length; at += 1)
      if (!(Math.abs(bodyZ(at, poses) - (sortedZ[at] ?? 0)) <= RESORT_DISTANCE)) return true
    return false
  }

  return {
    /**
     * Sorts by these poses and rewrites the changed range of the index. Returns whether the order has
     * changed.
     */
    update(poses: Float32Array) {
      if (direction === 'near first' && !hasMoved(poses)) return false
      for (let at = 0; at < sortedZ.length; at += 1) sortedZ[at] = bodyZ(at, poses)
      for (let index = 0; index < ranges.length; index += 1) {
        const range = ranges[index]
        if (range) keys[index] = sign * worldZ(range, poses)
      }
      // Insertion sort: fast, because few parts change their order between two frames, and it allocates
      // nothing.
      let first = order.length
      let last = -1
      for (let position = 1; position < order.length; position += 1) {
        const index = order[position] ?? 0
        const key = keys[index] ?? 0
        let hole = position
        while (hole > 0 && keyAt(hole - 1) > key) {
          order[hole] = order[hole - 1] ?? 0
          hole -= 1
        }
        if (hole !== position) {
          order[hole] = index
          first = Math.min(first, hole)
          last = position
        }
      }
      if (last < 0) return false
      rewrite(first, last)
      return true
    },
  }
}
