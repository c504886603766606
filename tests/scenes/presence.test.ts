import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presenceOf } from '../../src/scenes/presence.ts'

const share = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000)

describe('the presence of a body', () => {
  it('is nothing at the beginning and whole at the end, for every body', () => {
    for (const count of [1, 2, 15, 121]) {
      for (let slot = 0; slot < count; slot += 1) {
        expect(presenceOf(0, slot, count)).toBe(0)
        expect(presenceOf(1, slot, count)).toBe(1)
      }
    }
  })

  it('comes to one body after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 121 }), share, (count, value) => {
        for (let slot = 1; slot < count; slot += 1)
          expect(presenceOf(value, slot, count)).toBeLessThanOrEqual(presenceOf(value, slot - 1, count))
      }),
    )
    expect(presenceOf(0.25, 0, 15)).toBeGreaterThan(0.2)
    expect(presenceOf(0.25, 14, 15)).toBe(0)
    expect(presenceOf(0.75, 0, 15)).toBe(1)
    expect(presenceOf(0.75, 14, 15)).toBeLessThan(0.9)
  })

  it('only grows while its scene comes, without a jump', () => {
    fc.assert(
      fc.property(share, fc.integer({ min: 0, max: 14 }), (value, slot) => {
        const step = presenceOf(value + 0.001, slot, 15) - presenceOf(value, slot, 15)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.01)
      }),
    )
  })

  it('starts and ends slowly', () => {
    const early = presenceOf(0.02, 0, 1)
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThan(0.02)
  })
})
