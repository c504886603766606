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

/** Poses of bodies of one unit at these depths. */
const atDepths = (...depths: number[]) => posesOf(depths.map((z) => [z, 1, 0, 0, 0]))

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
      fc.property(frames, fc.func(fc.boolean()), (moves, isUploaded) => {
        const { ranges, geometry, index } = partsOf(5)
        const order = createDepthOrder(geometry, ranges)
        /** The index as the GPU has it after uploads of the marked ranges. */
        const uploaded = new Uint16Array(index.count)
        for (const [frame, move] of moves.entries()) {
          const poses = posesOf(move)
          const { version } = index
          expect(order.update(poses)).toBe(index.version > version)
          expect(order.update(poses)).toBe(false)
          const parts = drawn(index, ranges)
          expect(parts.toSorted((a, b) => a - b)).toEqual(ranges.map((_, part) => part))
          const depths = parts.map((part) => depthOf(ranges[part]!, poses))
          for (let place = 1; place < depths.length; place += 1)
            expect(depths[place]!).toBeGreaterThanOrEqual(depths[place - 1]! - 1e-4)
          // A range may wait for its upload while it grows.
          if (!isUploaded(frame)) continue
          for (const { start, count } of index.updateRanges)
            uploaded.set(index.array.slice(start, start + count), start)
          index.clearUpdateRanges()
          expect(uploaded).toEqual(index.array)
        }
      }),
    )
  })

  it('uploads only the changed range of the index', () => {
    const { ranges, geometry, index } = partsOf(4)
    const order = createDepthOrder(geometry, ranges)
    order.update(atDepths(-40, -30, -20, -10))
    index.clearUpdateRanges()
    // The two parts of a body have 3 + 6, 9 + 3, 6 + 9 and 3 + 6 corners.
    order.update(atDepths(-40, -20, -30, -10))
    expect(index.updateRanges).toEqual([{ start: 9, count: 27 }])
  })

  it('with near parts first, sorts again once a body has moved by more than a unit in depth', () => {
    const { ranges, geometry, index } = partsOf(2)
    const order = createDepthOrder(geometry, ranges, 'near first')
    order.update(atDepths(-10, 10))
    expect(drawn(index, ranges)).toEqual([2, 3, 0, 1])
    expect(order.update(atDepths(-9.1, 9.1))).toBe(false)
    for (const step of [9.4, 8.7, 8, 7.3]) order.update(atDepths(-10, step))
    expect(drawn(index, ranges)).toEqual([2, 3, 0, 1])
    expect(order.update(atDepths(10, -10))).toBe(true)
    expect(drawn(index, ranges)).toEqual([0, 1, 2, 3])
  })
})
