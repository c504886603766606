import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyProgress } from '../../src/scenes/progress.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

describe('the progress of a body', () => {
  it('is 0 at the start and 1 at the end, for every body', () => {
    for (const count of [1, 2, 15, 121]) {
      for (let index = 0; index < count; index += 1) {
        expect(bodyProgress(0, index, count)).toBe(0)
        expect(bodyProgress(1, index, count)).toBe(1)
      }
    }
  })

  it('rises for one body after another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 121 }), share, (count, value) => {
        for (let index = 1; index < count; index += 1)
          expect(bodyProgress(value, index, count)).toBeLessThanOrEqual(bodyProgress(value, index - 1, count))
      }),
    )
    expect(bodyProgress(0.25, 0, 15)).toBeGreaterThan(0.2)
    expect(bodyProgress(0.25, 14, 15)).toBe(0)
    expect(bodyProgress(0.75, 0, 15)).toBe(1)
    expect(bodyProgress(0.75, 14, 15)).toBeLessThan(0.9)
  })

  it('rises steadily with the progress of the scene, without a jump', () => {
    fc.assert(
      fc.property(share, fc.integer({ min: 0, max: 14 }), (value, index) => {
        const step = bodyProgress(value + 0.001, index, 15) - bodyProgress(value, index, 15)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.01)
      }),
    )
  })

  it('eases in', () => {
    const early = bodyProgress(0.02, 0, 1)
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThan(0.02)
  })
})
