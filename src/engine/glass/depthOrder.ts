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
  const order = Uint32Array.from(ranges.keys())
  const depths = new Float32Array(ranges.length)
  const depthAt = (position: number) => depths[order[position] ?? 0] ?? 0
  const corners = geometry.index
  /** The index of the geometry before any sorting, to which `ranges` refers. */
  const unsorted = corners?.array.slice()

  /** An insertion sort: few parts change their order between two frames. Returns whether any has. */
  const sort = () => {
    let hasChanged = false
    for (let position = 1; position < order.length; position += 1) {
      const part = order[position] ?? 0
      let hole = position
      while (hole > 0 && depthAt(hole - 1) > (depths[part] ?? 0)) {
        order[hole] = order[hole - 1] ?? 0
        hole -= 1
      }
      order[hole] = part
      hasChanged ||= hole !== position
    }
    return hasChanged
  }
  return {
    /** Sorts by these poses and rewrites the index. Returns whether the order has changed. */
    update(poses: Float32Array): boolean {
      if (!corners || !unsorted) return false
      for (let index = 0; index < ranges.length; index += 1) {
        const range = ranges[index]
        if (range) depths[index] = worldZ(range, poses)
      }
      if (!sort()) return false
      let at = 0
      for (let position = 0; position < order.length; position += 1) {
        const range = ranges[order[position] ?? 0]
        if (!range) break
        for (let corner = 0; corner < range.count; corner += 1)
          corners.array[at + corner] = unsorted[range.start + corner] ?? 0
        at += range.count
      }
      corners.needsUpdate = true
      return true
    },
  }
}
