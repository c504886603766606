import fc from 'fast-check'
import { Euler, Quaternion, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { POSE_STRIDE, poseLayout } from '../../src/scenes/engine/poseLayout.ts'
import { createTurningWorld } from '../../src/scenes/journey/turnWorld.ts'
import { poseValue } from '../helpers/glass.ts'

const length = fc.double({ min: -40, max: 40, noNaN: true })
const point = fc.tuple(length, length, length)
const angle = fc.double({ min: -3, max: 3, noNaN: true })

it('turns a pose as three.js does: yaw, then pitch about the pivot, then the move', () => {
  fc.assert(
    fc.property(point, point, point, angle, angle, angle, (pivot, move, place, yaw, pitch, own) => {
      const poses = new Float32Array(2 * POSE_STRIDE)
      const rotation = new Quaternion().setFromEuler(new Euler(own, 0.3, -own))
      poses.set(place, POSE_STRIDE + poseLayout.position.offset)
      poses.set(rotation.toArray(), POSE_STRIDE + poseLayout.rotation.offset)
      const world = createTurningWorld(pivot, [{ yaw, pitch, move }])
      world.turnTo(1)
      world.turn(poses, 1)
      const turn = new Quaternion().setFromEuler(new Euler(pitch, yaw, 0, 'XYZ'))
      const origin = new Vector3(...pivot)
      const expected = new Vector3(...place).sub(origin).applyQuaternion(turn).add(origin)
      expected.add(new Vector3(...move))
      expect(new Vector3(...poseValue(poses, 1, 'position')).distanceTo(expected)).toBeLessThan(1e-3)
      const found = new Quaternion(...poseValue(poses, 1, 'rotation'))
      expect(found.angleTo(turn.multiply(rotation))).toBeLessThan(5e-3)
      expect([...poses.subarray(0, POSE_STRIDE)].every((value) => value === 0)).toBe(true)
    }),
  )
})

it('rests at the stations, with no speed, and passes between their turns', () => {
  const world = createTurningWorld(
    [0, 0, 0],
    [
      { yaw: 0, pitch: 0.2, move: [4, 0, 0] },
      { yaw: 0, pitch: 0.4, move: [8, 0, 0] },
    ],
  )
  const pitchAt = (s: number) => {
    world.turnTo(s)
    return world.pitch
  }
  expect(pitchAt(0)).toBe(0)
  expect(pitchAt(1)).toBeCloseTo(0.2)
  expect(pitchAt(1.5)).toBeCloseTo(0.3)
  expect(pitchAt(2)).toBeCloseTo(0.4)
  expect(pitchAt(0.99)).toBeCloseTo(0.2, 4)
  expect(pitchAt(1.01)).toBeCloseTo(0.2, 4)
  world.turnTo(2)
  expect(world.x).toBeCloseTo(8)
})
