import fc from 'fast-check'
import { Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import {
  applyFloating,
  bobOffset,
  floatingPitch,
  floatingYaw,
  SWAY,
  type Floating,
} from '../../src/motion/floating.ts'
import { floating, fraction, time } from '../helpers/motions.ts'

describe('floating', () => {
  it('turns by the specified 0.01 and 0.015 radians in a 60th of a second', () => {
    expect(floatingPitch(1 / 60, floating) - floatingPitch(0, floating)).toBeCloseTo(0.01, 10)
    expect(floatingYaw(1 / 60, floating) - floatingYaw(0, floating)).toBeCloseTo(0.015, 10)
  })

  it('never bobs beyond its amplitude and repeats after its period', () => {
    fc.assert(
      fc.property(time, fraction, (t, phase) => {
        const bob = { amplitude: 0.6, period: 8, phase }
        expect(Math.abs(bobOffset(t, bob))).toBeLessThanOrEqual(0.6)
        expect(bobOffset(t + 8, bob)).toBeCloseTo(bobOffset(t, bob), 6)
      }),
    )
  })

  it('reaches both ends of its range when it sways, and never leaves it', () => {
    const sway: Floating = { ...floating, style: 'sway' }
    expect(SWAY).toEqual({ x: 0.17, y: 0.38 })
    fc.assert(
      fc.property(time, (t) => {
        expect(Math.abs(floatingPitch(t, sway) - sway.start[0])).toBeLessThanOrEqual(0.17)
        expect(Math.abs(floatingYaw(t, sway) - sway.start[1])).toBeLessThanOrEqual(0.38)
      }),
    )
    const quarter = Math.PI / 2
    for (const side of [1, -1]) {
      expect(floatingPitch((side * quarter) / 0.6, sway)).toBeCloseTo(0.5 + side * 0.17, 10)
      expect(floatingYaw((side * quarter) / 0.9, sway)).toBeCloseTo(0.35 + side * 0.38, 10)
    }
  })

  it('rises by its amplitude in the first quarter of its period', () => {
    const bob = { amplitude: 0.6, period: 8, phase: 0 }
    expect([0, 2, 4, 6].map((t) => Number(bobOffset(t, bob).toFixed(9)))).toEqual([0, 0.6, 0, -0.6])
  })

  it('writes rotation and position.y alone', () => {
    const body = new Object3D()
    body.position.set(7, 0, 9)
    applyFloating(body, floating, 0)
    expect(body.position.toArray()).toEqual([7, expect.closeTo(2.6), 9])
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.5, 0.35, 0.1])
    applyFloating(body, floating, 4)
    expect(body.position.toArray()).toEqual([7, expect.closeTo(1.4), 9])
    expect(body.rotation.x).toBeCloseTo(0.5 + 2.4)
    expect(body.rotation.y).toBeCloseTo(0.35 + 3.6)
    expect(body.rotation.z).toBe(0.1)
  })
})
