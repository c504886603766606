import fc from 'fast-check'
import { Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { applyFloating } from '../../src/motion/floating.ts'
import { createMotionSystem, MAX_STEP } from '../../src/motion/motionSystem.ts'
import { applyWave } from '../../src/motion/wave.ts'
import { poseValue } from '../helpers/glass.ts'
import { floating, sampleAt, wave } from '../helpers/motions.ts'

describe('a motion system', () => {
  const createBody = (index: number) => {
    const body = new Object3D()
    body.name = `body-${index}`
    return { body, motion: { ...floating, index } }
  }

  it('copies the pose of each body to its index', () => {
    const motionSystem = createMotionSystem(2)
    const { body, motion } = createBody(1)
    body.scale.setScalar(3)
    motionSystem.add(body, motion, applyFloating)
    motionSystem.advance(0.02)
    expect(poseValue(motionSystem.poses, 1, 'position')).toEqual([0, Math.fround(body.position.y), 0])
    expect(poseValue(motionSystem.poses, 1, 'rotation')).toEqual(body.quaternion.toArray().map(Math.fround))
    expect([
      ...poseValue(motionSystem.poses, 1, 'scale'),
      ...poseValue(motionSystem.poses, 1, 'progress'),
    ]).toEqual([3, 1])
    expect(poseValue(motionSystem.poses, 0, 'scale')).toEqual([0])
  })

  it('copies the elevation of a wave, and 0 for a body on no wave', () => {
    const motionSystem = createMotionSystem(2)
    const { body, motion } = createBody(1)
    motionSystem.add(new Object3D(), wave, applyWave)
    motionSystem.add(body, motion, applyFloating)
    for (const t of [2, 3]) {
      motionSystem.seek(t)
      const { elevation } = sampleAt(4, -9, t)
      expect(poseValue(motionSystem.poses, 0, 'position')[1]).toBe(Math.fround(1 + 4 * elevation))
      expect(poseValue(motionSystem.poses, 0, 'elevation')).toEqual([Math.fround(elevation)])
      expect(poseValue(motionSystem.poses, 1, 'elevation')).toEqual([0])
    }
  })

  it('begins at its start time, advances from there and seeks', () => {
    const motionSystem = createMotionSystem(1, { startTime: 3 })
    const { body, motion } = createBody(0)
    motionSystem.add(body, motion, applyFloating)
    expect(motionSystem.time).toBe(3)
    expect(body.rotation.x).toBeCloseTo(0.5 + 1.8)
    motionSystem.advance(0.02)
    expect(body.rotation.x).toBeCloseTo(0.5 + 0.6 * 3.02)
    motionSystem.seek(1)
    expect(motionSystem.time).toBe(1)
    expect(body.rotation.x).toBeCloseTo(0.5 + 0.6)
  })

  it('clamps a step to a twentieth of a second', () => {
    const motionSystem = createMotionSystem(1)
    motionSystem.advance(0.04)
    expect(motionSystem.time).toBe(0.04)
    motionSystem.advance(3600)
    expect(motionSystem.time).toBeCloseTo(0.09, 12)
    expect(MAX_STEP).toBe(0.05)
  })

  it('never jumps, whatever the steps', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (deltas) => {
        const motionSystem = createMotionSystem(1)
        let before = motionSystem.time
        for (const delta of deltas) {
          motionSystem.advance(delta)
          expect(motionSystem.time).toBeGreaterThanOrEqual(before)
          expect(motionSystem.time - before).toBeLessThanOrEqual(MAX_STEP + 1e-9)
          before = motionSystem.time
        }
      }),
    )
  })

  it('leaves zeros where a body was removed', () => {
    const motionSystem = createMotionSystem(1)
    const { body, motion } = createBody(0)
    const remove = motionSystem.add(body, motion, applyFloating)
    expect(motionSystem.poses.some((value) => value !== 0)).toBe(true)
    remove()
    motionSystem.advance(0.02)
    expect(motionSystem.poses.every((value) => value === 0)).toBe(true)
  })
})
