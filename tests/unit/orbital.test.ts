import fc from 'fast-check'
import { Object3D, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { applyOrbital, type Orbital } from '../../src/motion/orbital.ts'
import { evenly, orbital, fraction, time } from '../helpers/motions.ts'

describe('orbital', () => {
  it('keeps its radius at any time, speed and tilt', () => {
    fc.assert(
      fc.property(time, evenly(0.1, 0.5), fraction, (t, speed, tilt) => {
        const body = new Object3D()
        applyOrbital(body, { ...orbital, speed, tilt }, t)
        expect(body.position.distanceTo(new Vector3(1, 2, -3))).toBeCloseTo(16, 6)
      }),
    )
  })

  it('never jumps, and returns after each turn', () => {
    fc.assert(
      fc.property(time, evenly(0.1, 0.5), fraction, (t, speed, tilt) => {
        const [now, next, later] = [new Object3D(), new Object3D(), new Object3D()]
        const own = { ...orbital, speed, tilt }
        applyOrbital(now, own, t)
        applyOrbital(next, own, t + 1 / 144)
        applyOrbital(later, own, t + (2 * Math.PI) / speed)
        expect(next.position.distanceTo(now.position)).toBeLessThanOrEqual((16 * speed) / 144 + 1e-6)
        expect(later.position.distanceTo(now.position)).toBeLessThan(1e-6)
      }),
    )
  })

  it('is lower on the near side', () => {
    const body = new Object3D()
    applyOrbital(body, { ...orbital, startAngle: Math.PI / 2 }, 0)
    expect(body.position.z).toBeGreaterThan(-3)
    expect(body.position.y).toBeLessThan(2)
  })
})

describe('the direction of an orbit', () => {
  const horizontal: Orbital = { ...orbital, centre: [0, 5, 0], startAngle: 0, tilt: 0 }
  const after = (turns: number, motion: Orbital) => {
    const body = new Object3D()
    applyOrbital(body, motion, (turns * 2 * Math.PI) / Math.abs(motion.speed))
    return body.position.toArray().map((value) => Math.round(value * 1e6) / 1e6 + 0)
  }

  it('runs from +x to +z, and the other way with a negative speed', () => {
    expect(after(0, horizontal)).toEqual([16, 5, 0])
    expect(after(1 / 4, horizontal)).toEqual([0, 5, 16])
    expect(after(1 / 2, horizontal)).toEqual([-16, 5, 0])
    expect(after(1 / 4, { ...horizontal, speed: -0.2 })).toEqual([0, 5, -16])
  })

  it('leaves the rotation as it is', () => {
    const body = new Object3D()
    body.rotation.set(0.1, 0.2, 0.3)
    applyOrbital(body, orbital, 9)
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.1, 0.2, 0.3])
  })
})
