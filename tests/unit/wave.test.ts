import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly, place, sampleAt, surface, time } from '../helpers/motions.ts'

it('stays between -1 and 1', () => {
  fc.assert(
    fc.property(place, place, time, (x, z, t) => {
      expect(Math.abs(sampleAt(x, z, t).elevation)).toBeLessThanOrEqual(1 + 1e-12)
    }),
  )
})

/** A surface of one wave wave. */
const swell = (heading: number, speed: number) => {
  return { amplitude: 3, waves: [{ fraction: 1, wavelength: 20, heading, speed, phase: 0.3 }] }
}

it('travels along its heading: 0 is +z, a quarter turn is +x', () => {
  fc.assert(
    fc.property(place, place, evenly(-3, 3), evenly(0.2, 2), evenly(0, 9), (x, z, heading, speed, t) => {
      const one = swell(heading, speed)
      const run = (speed * t * 20) / (2 * Math.PI)
      const there = sampleAt(x + run * Math.sin(heading), z + run * Math.cos(heading), t, one)
      expect(there.elevation).toBeCloseTo(sampleAt(x, z, 0, one).elevation, 6)
    }),
  )
})

it('has the slope of its own elevation', () => {
  const step = 1e-5
  fc.assert(
    fc.property(place, place, time, (x, z, t) => {
      const heightAt = (dx: number, dz: number) => surface.amplitude * sampleAt(x + dx, z + dz, t).elevation
      const { slopeX, slopeZ } = sampleAt(x, z, t)
      expect(slopeX).toBeCloseTo((heightAt(step, 0) - heightAt(-step, 0)) / (2 * step), 4)
      expect(slopeZ).toBeCloseTo((heightAt(0, step) - heightAt(0, -step)) / (2 * step), 4)
    }),
  )
})
