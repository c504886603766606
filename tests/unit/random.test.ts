import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/shared/random.ts'

describe('the random generator', () => {
  it('is mulberry32', () => {
    const random = createRandom(0)
    const first = Array.from({ length: 3 }, () => random.next())
    expect(first).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
    expect(createRandom(0).between(-2, 6)).toBeCloseTo(-2 + 8 * 0.266_429_2, 6)
    expect(createRandom(0).pick(['a', 'b', 'c', 'd'])).toBe('b')
  })

  it('stays within its bounds for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), (seed, min) => {
        const random = createRandom(seed)
        const value = random.between(min, min + 3)
        const index = random.index(5)
        return value >= min && value < min + 3 && Number.isInteger(index) && index >= 0 && index < 5
      }),
    )
  })
})
