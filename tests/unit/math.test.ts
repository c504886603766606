import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, damp, smoothstep } from '../../src/shared/math.ts'

describe('math', () => {
  it('damps exponentially towards the target', () => {
    expect(damp(2, 10, 5, 0)).toBe(2)
    expect(damp(0, 10, 5, 1)).toBeCloseTo(10 * (1 - Math.exp(-5)), 12)
    expect(damp(0, 10, 5, 100)).toBeCloseTo(10, 12)
  })

  it('damps to the same value in one step or in many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (steps) => {
        let value = 0
        for (let step = 0; step < steps; step += 1) value = damp(value, 10, 5, 1 / steps)
        expect(value).toBeCloseTo(damp(0, 10, 5, 1), 9)
      }),
    )
  })

  it('clamps, and eases between two bounds', () => {
    expect([clamp(-1, 0, 1), clamp(0.4, 0, 1), clamp(9, 0, 1)]).toEqual([0, 0.4, 1])
    expect([smoothstep(2, 4, 1), smoothstep(2, 4, 3), smoothstep(2, 4, 5)]).toEqual([0, 0.5, 1])
  })
})
