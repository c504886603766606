import fc from 'fast-check'
import { Object3D, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createMotionField, MAX_STEP, POSE_STRIDE } from '../../src/motion/field.ts'
import {
  applyFloating,
  bobOffset,
  floatingPitch,
  floatingYaw,
  SWAY,
  type Floating,
} from '../../src/motion/floating.ts'
import { applyOrbital, type Orbital } from '../../src/motion/orbital.ts'
import { applyWave, sampleWave, type Wave, type WaveSurface } from '../../src/motion/wave.ts'

const time = fc.double({ min: 0, max: 600, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })

const floating: Floating = {
  type: 'floating',
  slot: 0,
  style: 'turn',
  start: [0.5, 0.35, 0.1],
  rest: 2,
  bob: { amplitude: 0.6, period: 8, phase: 0.25 },
}

const orbital: Orbital = {
  type: 'orbital',
  slot: 0,
  centre: [1, 2, -3],
  radius: 16,
  speed: 0.2,
  startAngle: 1,
  tilt: 1,
}

const surface: WaveSurface = {
  amplitude: 4,
  trains: [
    { share: 0.78, wavelength: 26, heading: -0.5, speed: 1, phase: 0 },
    { share: 0.22, wavelength: 17, heading: 0.9, speed: 1.6, phase: 1.1 },
  ],
}

const sampleAt = (x: number, z: number, t: number) =>
  sampleWave({ level: 0, slopeX: 0, slopeZ: 0 }, surface, x, z, t)

describe('floating', () => {
  it('turns by the specified steps: 0.01 and 0.015 radians in each 60th of a second', () => {
    expect(floatingPitch(1 / 60, floating) - floatingPitch(0, floating)).toBeCloseTo(0.01, 10)
    expect(floatingYaw(1 / 60, floating) - floatingYaw(0, floating)).toBeCloseTo(0.015, 10)
  })

  it('never bobs beyond its amplitude and repeats after its period', () => {
    fc.assert(
      fc.property(time, share, (t, phase) => {
        const bob = { amplitude: 0.6, period: 8, phase }
        expect(Math.abs(bobOffset(t, bob))).toBeLessThanOrEqual(0.6)
        expect(bobOffset(t + 8, bob)).toBeCloseTo(bobOffset(t, bob), 6)
      }),
    )
  })

  it('sways within its range where a body has a front', () => {
    const sway: Floating = { ...floating, style: 'sway' }
    fc.assert(
      fc.property(time, (t) => {
        expect(Math.abs(floatingPitch(t, sway) - sway.start[0])).toBeLessThanOrEqual(SWAY.x)
        expect(Math.abs(floatingYaw(t, sway) - sway.start[1])).toBeLessThanOrEqual(SWAY.y)
      }),
    )
  })

  it('writes rotation and height, and nothing else', () => {
    const body = new Object3D()
    body.position.set(7, 0, 9)
    applyFloating(body, floating, 0)
    expect(body.position.x).toBe(7)
    expect(body.position.z).toBe(9)
    expect(body.position.y).toBeCloseTo(2.6)
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.5, 0.35, 0.1])
  })
})

describe('orbital', () => {
  it('keeps its radius at any time, speed and tilt', () => {
    fc.assert(
      fc.property(time, fc.double({ min: 0.1, max: 0.5, noNaN: true }), share, (t, speed, tilt) => {
        const body = new Object3D()
        applyOrbital(body, { ...orbital, speed, tilt }, t)
        expect(body.position.distanceTo(new Vector3(1, 2, -3))).toBeCloseTo(16, 6)
      }),
    )
  })

  it('comes back after one turn, and passes lower when it is near', () => {
    const body = new Object3D()
    applyOrbital(body, orbital, 3)
    const before = body.position.clone()
    applyOrbital(body, orbital, 3 + (2 * Math.PI) / 0.2)
    expect(body.position.distanceTo(before)).toBeLessThan(1e-6)
    applyOrbital(body, { ...orbital, startAngle: Math.PI / 2 }, 0)
    expect(body.position.z).toBeGreaterThan(-3)
    expect(body.position.y).toBeLessThan(2)
  })
})

describe('wave', () => {
  const place = fc.double({ min: -60, max: 60, noNaN: true })

  it('never rises above its crest', () => {
    fc.assert(fc.property(place, place, time, (x, z, t) => Math.abs(sampleAt(x, z, t).level) <= 1 + 1e-12))
  })

  it('is continuous: neighbours and neighbouring moments differ little', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const here = sampleAt(x, z, t).level
        expect(Math.abs(sampleAt(x + 0.1, z, t).level - here)).toBeLessThan(0.04)
        expect(Math.abs(sampleAt(x, z, t + 0.01).level - here)).toBeLessThan(0.02)
      }),
    )
  })

  it('reports the slope of the very surface that it reports the height of', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const step = 1e-5
        const { slopeX, slopeZ } = { ...sampleAt(x, z, t) }
        const alongX = (sampleAt(x + step, z, t).level - sampleAt(x - step, z, t).level) / (2 * step)
        const alongZ = (sampleAt(x, z + step, t).level - sampleAt(x, z - step, t).level) / (2 * step)
        expect(slopeX).toBeCloseTo(surface.amplitude * alongX, 4)
        expect(slopeZ).toBeCloseTo(surface.amplitude * alongZ, 4)
      }),
    )
  })

  it('leans a body square to the surface, whichever way it is turned', () => {
    fc.assert(
      fc.property(place, place, time, fc.double({ min: -3, max: 3, noNaN: true }), (x, z, t, yaw) => {
        const wave: Wave = {
          type: 'wave',
          slot: 0,
          surface: { ...surface, amplitude: 0.2 },
          at: [x, z],
          rest: 0,
          lean: 1,
        }
        const body = new Object3D()
        body.rotation.y = yaw
        applyWave(body, wave, t)
        const up = new Vector3(0, 1, 0).applyEuler(body.rotation)
        const { slopeX, slopeZ } = sampleWave({ level: 0, slopeX: 0, slopeZ: 0 }, wave.surface, x, z, t)
        const normal = new Vector3(-slopeX, 1, -slopeZ).normalize()
        expect(up.dot(normal)).toBeGreaterThan(0.9999)
      }),
    )
  })
})

describe('the motion field', () => {
  const makeBody = (slot: number) => {
    const body = new Object3D()
    body.name = `body-${slot}`
    return { body, motion: { ...floating, slot } }
  }

  it('copies each pose into its slot', () => {
    const field = createMotionField(2)
    const { body, motion } = makeBody(1)
    body.scale.setScalar(3)
    field.add(body, motion, applyFloating)
    field.advance(0.02)
    const at = POSE_STRIDE
    expect(Array.from(field.poses.subarray(at, at + 4))).toEqual([0, Math.fround(body.position.y), 0, 3])
    expect(field.poses[at + 7]).toBeCloseTo(body.quaternion.w)
    expect(field.poses[at + 8]).toBe(1)
  })

  it('sums clamped steps, so that its time never jumps', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (deltas) => {
        const field = createMotionField(1)
        let before = field.time
        for (const delta of deltas) {
          field.advance(delta)
          expect(field.time).toBeGreaterThanOrEqual(before)
          expect(field.time - before).toBeLessThanOrEqual(MAX_STEP + 1e-9)
          before = field.time
        }
      }),
    )
  })

  it('names the body that asks for a taken or an impossible slot', () => {
    const field = createMotionField(1)
    const { body, motion } = makeBody(0)
    field.add(body, motion, applyFloating)
    expect(() => field.add(body, motion, applyFloating)).toThrow(/"body-0": slot 0 of 1 is taken/)
    expect(() => field.add(body, { ...motion, slot: 5 }, applyFloating)).toThrow(/slot 5 of 1 is not there/)
  })

  it('gives a slot free again', () => {
    const field = createMotionField(1)
    const { body, motion } = makeBody(0)
    field.add(body, motion, applyFloating)()
    expect(field.poses.every((value) => value === 0)).toBe(true)
    expect(() => field.add(body, motion, applyFloating)).not.toThrow()
  })

  it('lowers what is not there yet', () => {
    const field = createMotionField(1, { presence: () => 0.25, depth: 8 })
    const { body, motion } = makeBody(0)
    field.add(body, motion, applyFloating)
    expect(field.poses[1]).toBeCloseTo(body.position.y - 6, 4)
    expect(field.poses[8]).toBe(0.25)
  })
})
