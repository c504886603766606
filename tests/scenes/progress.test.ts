import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyProgress } from '../../src/scenes/progress.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

describe('the progress of a body', () => {
  it('is 0 at the start and 1 at the end, for every delay', () => {
    fc.assert(
      fc.property(share, (delay) => {
        expect(bodyProgress(0, delay)).toBe(0)
        expect(bodyProgress(1, delay)).toBe(1)
      }),
    )
  })

  it('rises for one body after another, over 40 % of the change', () => {
    fc.assert(
      fc.property(share, share, share, (value, one, other) => {
        expect(bodyProgress(value, Math.max(one, other))).toBeLessThanOrEqual(
          bodyProgress(value, Math.min(one, other)),
        )
      }),
    )
    expect(bodyProgress(0.6, 0)).toBe(1)
    expect(bodyProgress(0.4, 1)).toBe(0)
    expect(bodyProgress(0.41, 1)).toBeGreaterThan(0)
  })

  it('rises steadily with the progress of the scene, without a jump', () => {
    fc.assert(
      fc.property(share, share, (value, delay) => {
        const step = bodyProgress(value + 0.001, delay) - bodyProgress(value, delay)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.01)
      }),
    )
  })

  it('eases in', () => {
    const early = bodyProgress(0.02, 0)
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThan(0.02)
  })
})
