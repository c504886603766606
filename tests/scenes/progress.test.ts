import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transitionProgress } from '../../src/scenes/easing.ts'

const fraction = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

describe('the progress of a body', () => {
  it('is 0 at the start and 1 at the end, for every delay', () => {
    fc.assert(
      fc.property(fraction, (delay) => {
        expect(transitionProgress(0, delay)).toBe(0)
        expect(transitionProgress(1, delay)).toBe(1)
      }),
    )
  })

  it('rises for one body after another, over 40 % of the change', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (value, one, other) => {
        expect(transitionProgress(value, Math.max(one, other))).toBeLessThanOrEqual(
          transitionProgress(value, Math.min(one, other)),
        )
      }),
    )
    expect(transitionProgress(0.6, 0)).toBe(1)
    expect(transitionProgress(0.4, 1)).toBe(0)
    expect(transitionProgress(0.41, 1)).toBeGreaterThan(0)
  })

  it('rises steadily with the progress of the scene, without a jump', () => {
    fc.assert(
      fc.property(fraction, fraction, (value, delay) => {
        const step = transitionProgress(value + 0.001, delay) - transitionProgress(value, delay)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.01)
      }),
    )
  })

  it('eases in', () => {
    const early = transitionProgress(0.02, 0)
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThan(0.02)
  })
})
