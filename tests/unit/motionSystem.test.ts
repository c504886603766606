import fc from 'fast-check'
import { Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { applyFloating } from '../../src/motion/floating.ts'
import { createMotionSystem, MAX_STEP } from '../../src/motion/motionSystem.ts'
import { floating } from '../helpers/motions.ts'

describe('a motion system', () => {
  const createBody = (index: number) => {
    const body = new Object3D()
    body.name = `body-${index}`
    return { body, motion: { ...floating, index } }
  }

  it('begins at its start time, advances from there and seeks', () => {
    const motionSystem = createMotionSystem(1, 3)
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
