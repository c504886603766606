import fc from 'fast-check'
import { Object3D, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { applyWave, DEFAULT_AMPLITUDE, sampleWave, type Wave } from '../../src/motion/wave.ts'
import { evenly, sampleAt, surface, time } from '../helpers/motions.ts'

describe('wave', () => {
  const place = evenly(-60, 60)

  it('stays between -1 and 1', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => Math.abs(sampleAt(x, z, t).elevation) <= 1 + 1e-12),
    )
  })

  it('has the specified default amplitude', () => {
    expect(DEFAULT_AMPLITUDE).toBe(5)
  })

  it('repeats after each period and each wavelength', () => {
    const train = { fraction: 1, wavelength: 20, heading: 0.7, speed: 0.9, phase: 0.3 }
    const swell = { amplitude: 3, trains: [train] }
    const at = (x: number, z: number, t: number) =>
      sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, swell, x, z, t)
    const period = (2 * Math.PI) / train.speed
    const turns = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(place, place, time, turns, (x, z, t, many) => {
        const here = at(x, z, t)
        const way = many * train.wavelength
        const later = at(x, z, t + many * period)
        const farther = at(x + way * Math.sin(train.heading), z + way * Math.cos(train.heading), t)
        for (const again of [later, farther]) {
          expect(again.elevation).toBeCloseTo(here.elevation, 6)
          expect(again.slopeX).toBeCloseTo(here.slopeX, 6)
          expect(again.slopeZ).toBeCloseTo(here.slopeZ, 6)
        }
      }),
    )
  })

  it('travels along its heading: 0 is +z, a quarter turn is +x', () => {
    const heading = evenly(-3, 3)
    const speed = evenly(0.2, 2)
    const later = evenly(0, 9)
    const elevationOf = (train: { heading: number; speed: number }, x: number, z: number, t: number) => {
      const one = { fraction: 1, wavelength: 20, phase: 0.3, ...train }
      return sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, { amplitude: 3, trains: [one] }, x, z, t)
        .elevation
    }
    fc.assert(
      fc.property(place, place, heading, speed, later, (x, z, towards, rate, seconds) => {
        const train = { heading: towards, speed: rate }
        const run = (rate * seconds * 20) / (2 * Math.PI)
        const there = elevationOf(train, x + run * Math.sin(towards), z + run * Math.cos(towards), seconds)
        expect(there).toBeCloseTo(elevationOf(train, x, z, 0), 6)
      }),
    )
    expect(elevationOf({ heading: 0, speed: 1 }, 7, 0, 0)).toBe(
      elevationOf({ heading: 0, speed: 1 }, 0, 0, 0),
    )
    expect(elevationOf({ heading: 0, speed: 1 }, 0, 7, 0)).not.toBe(
      elevationOf({ heading: 0, speed: 1 }, 0, 0, 0),
    )
  })

  it('moves a body to the height of the surface, and returns its elevation', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const body = new Object3D()
        body.position.set(x, 0, z)
        body.rotation.set(0.1, 0.2, 0.3)
        const wave: Wave = { type: 'wave', index: 0, surface, at: [x, z], rest: -6, lean: 0 }
        const elevation = applyWave(body, wave, t)
        expect(elevation).toBe(sampleAt(x, z, t).elevation)
        expect(body.position.toArray()).toEqual([x, -6 + 4 * elevation, z])
        expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.1, 0.2, 0.3])
      }),
    )
  })

  it('is continuous in space and time', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const here = sampleAt(x, z, t).elevation
        expect(Math.abs(sampleAt(x + 0.1, z, t).elevation - here)).toBeLessThan(0.04)
        expect(Math.abs(sampleAt(x, z, t + 0.01).elevation - here)).toBeLessThan(0.02)
      }),
    )
  })

  it('has the slope of its own elevation', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const step = 1e-5
        const { slopeX, slopeZ } = { ...sampleAt(x, z, t) }
        const alongX = (sampleAt(x + step, z, t).elevation - sampleAt(x - step, z, t).elevation) / (2 * step)
        const alongZ = (sampleAt(x, z + step, t).elevation - sampleAt(x, z - step, t).elevation) / (2 * step)
        expect(slopeX).toBeCloseTo(surface.amplitude * alongX, 4)
        expect(slopeZ).toBeCloseTo(surface.amplitude * alongZ, 4)
      }),
    )
  })

  it('leans a body perpendicular to the surface at any rotation about y', () => {
    fc.assert(
      fc.property(place, place, time, evenly(-3, 3), (x, z, t, yaw) => {
        const wave: Wave = {
          type: 'wave',
          index: 0,
          surface: { ...surface, amplitude: 0.2 },
          at: [x, z],
          rest: 0,
          lean: 1,
        }
        const body = new Object3D()
        body.rotation.y = yaw
        applyWave(body, wave, t)
        const up = new Vector3(0, 1, 0).applyEuler(body.rotation)
        const { slopeX, slopeZ } = sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, wave.surface, x, z, t)
        const normal = new Vector3(-slopeX, 1, -slopeZ).normalize()
        expect(up.dot(normal)).toBeGreaterThan(0.9999)
      }),
    )
  })
})
