import type { BufferGeometry } from 'three'
import { POSE_STRIDE, poseFields } from '../poseFields.ts'
import type { FaceRange } from './faceGeometry.ts'

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

/** Creates the order of the parts `ranges` in the index of `geometry`: near glass blends over far glass. */
export function createDepthOrder(geometry: BufferGeometry, ranges: readonly FaceRange[]) {
  /** Indices into `ranges`, in drawing order, and the depth of each range. */
  const order = [...ranges.keys()]
  const depths = new Float32Array(ranges.length)
  const depthAt = (position: number) => depths[order[position] ?? 0] ?? 0
  const corners = geometry.index
  /** The index of the geometry before any sorting, to which `ranges` refers. */
  const unsorted = corners?.array.slice()

  const isSorted = () => {
    for (let position = 1; position < order.length; position += 1)
      if (depthAt(position - 1) > depthAt(position)) return false
    return true
  }
  return {
    /** Sorts by these poses and rewrites the index. Returns whether the order has changed. */
    update(poses: Float32Array): boolean {
      if (!corners || !unsorted) return false
      for (let index = 0; index < ranges.length; index += 1) {
        const range = ranges[index]
        if (range) depths[index] = worldZ(range, poses)
      }
      if (isSorted()) return false
      order.sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0))
      let at = 0
      for (const part of order) {
        const { start = 0, count = 0 } = ranges[part] ?? {}
        corners.array.set(unsorted.slice(start, start + count), at)
        at += count
      }
      corners.needsUpdate = true
      return true
    },
  }
}
