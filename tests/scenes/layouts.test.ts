import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAMERA } from '../../src/scenes/composition.ts'
import { DEFAULT_SEED } from '../../src/scenes/layout.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { aspects, poseOf } from '../helpers/bodies.ts'

const seed = fc.oneof(fc.constant(DEFAULT_SEED), fc.integer())
const aspect = fc.constantFrom(...aspects)

describe.each(Object.values(scenes))('the layout of the $id scene', ({ layout, count: specified }) => {
  it('creates the given number of bodies for any seed, each with its own name and index', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 40 }), aspect, (anySeed, count, ratio) => {
        const { bodies, shift } = layout({ seed: anySeed, count, aspect: ratio })
        expect(shift.every(Number.isFinite)).toBe(true)
        expect(bodies.map(({ motion }) => motion.index)).toEqual(Array.from({ length: count }, (_, i) => i))
        expect(new Set(bodies.map((body) => body.name)).size).toBe(count)
        for (const { radius, position, rotation, color } of bodies) {
          expect(radius).toBeGreaterThan(0)
          expect([radius, ...position, ...rotation, ...color].every(Number.isFinite)).toBe(true)
        }
      }),
      { numRuns: 40, examples: aspects.map((ratio) => [11, 3000, ratio]) },
    )
  })

  it('keeps every body in front of the camera for five minutes, for any seed', () => {
    fc.assert(
      fc.property(seed, aspect, fc.integer({ min: 0, max: 300 }), (anySeed, ratio, t) => {
        for (const body of layout({ seed: anySeed, count: specified, aspect: ratio }).bodies)
          expect(poseOf(body, t).position.z).toBeLessThan(CAMERA.z)
      }),
      { numRuns: 20 },
    )
  })

  it('is the same for the same seed and different for another seed', () => {
    const poses = (anySeed: number) =>
      layout({ seed: anySeed, count: specified, aspect: 1.6 }).bodies.flatMap((body) => {
        const { position, quaternion } = poseOf(body, 1)
        return [...position.toArray(), ...quaternion.toArray(), body.radius]
      })
    expect(poses(1)).toEqual(poses(1))
    expect(poses(1)).not.toEqual(poses(2))
    expect(poses(1)).not.toEqual(poses(DEFAULT_SEED))
  })
})
