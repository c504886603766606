import fc from 'fast-check'
import { BufferAttribute, BufferGeometry, Euler, Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { POSE_STRIDE, poseFields } from '../../src/engine/poseFields.ts'
import { createDepthOrder } from '../../src/engine/glass/depthOrder.ts'
import type { FaceRange } from '../../src/engine/glass/faceGeometry.ts'
import { poseValue } from '../helpers/glass.ts'

/** Corners of each part. Neighbours differ, so that a part is recognised by its corners. */
const cornersOf = (part: number) => 3 + 3 * (part % 3)

/** Two parts for each body, before and behind its centre. */
function partsOf(bodies: number) {
  const ranges: FaceRange[] = []
  let start = 0
  for (let part = 0; part < bodies * 2; part += 1) {
    const side = part % 2 === 0 ? 1 : -1
    const count = cornersOf(part)
    ranges.push({ index: Math.floor(part / 2), centre: [0.2 * side, -0.3 * side, 0.9 * side], start, count })
    start += count
  }
  const index = new BufferAttribute(Uint16Array.from(Array(start).keys()), 1)
  const geometry = new BufferGeometry().setIndex(index)
  return { ranges, geometry, index }
}

type BodyPose = readonly [z: number, size: number, x: number, y: number, turn: number]

function posesOf(bodies: readonly BodyPose[]): Float32Array {
  const poses = new Float32Array(bodies.length * POSE_STRIDE)
  bodies.forEach(([z, size, x, y, turn], index) => {
    const start = index * POSE_STRIDE
    new Vector3(0, 0, z).toArray(poses, start + poseFields.position)
    poses[start + poseFields.scale] = size
    new Quaternion().setFromEuler(new Euler(x, y, turn)).toArray(poses, start + poseFields.rotation)
  })
  return poses
}

/** World z of a part's centre, by three.js. */
function depthOf({ index, centre }: FaceRange, poses: Float32Array): number {
  const rotation = new Quaternion(...poseValue(poses, index, 'rotation'))
  const position = new Vector3(...poseValue(poses, index, 'position'))
  const [scale = Number.NaN] = poseValue(poses, index, 'scale')
  return new Vector3(...centre).multiplyScalar(scale).applyQuaternion(rotation).add(position).z
}

/** The parts in the order in which the index draws them, each whole. */
function drawn(index: BufferAttribute, ranges: readonly FaceRange[]): number[] {
  const order: number[] = []
  for (let at = 0; at < index.count;) {
    const part = ranges.findIndex(({ start }) => start === index.getX(at))
    const { start, count } = ranges[part]!
    for (let corner = 0; corner < count; corner += 1) expect(index.getX(at + corner)).toBe(start + corner)
    order.push(part)
    at += count
  }
  return order
}

const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)
const pose = fc.tuple(tenths(-60, 20), tenths(1, 6), tenths(-3, 3), tenths(-3, 3), tenths(-3, 3))

describe('the depth order', () => {
  it('draws every part once, from far to near, in the first frame and after every move', () => {
    const frames = fc.array(fc.array(pose, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(frames, (moves) => {
        const { ranges, geometry, index } = partsOf(5)
        const order = createDepthOrder(geometry, ranges)
        for (const move of moves) {
          const poses = posesOf(move)
          const { version } = index
          expect(order.update(poses)).toBe(index.version > version)
          expect(order.update(poses)).toBe(false)
          const parts = drawn(index, ranges)
          expect(parts.toSorted((a, b) => a - b)).toEqual(ranges.map((_, part) => part))
          const depths = parts.map((part) => depthOf(ranges[part]!, poses))
          for (let place = 1; place < depths.length; place += 1)
            expect(depths[place]!).toBeGreaterThanOrEqual(depths[place - 1]! - 1e-4)
        }
      }),
    )
  })
})
