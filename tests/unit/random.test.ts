import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/shared/random.ts'

describe('the random generator', () => {
  it('is mulberry32', () => {
    const random = createRandom(0)
    const first = Array.from({ length: 3 }, () => random.next())
    expect(first).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
  })

  it('is uniform, and picks all items equally often', () => {
    const random = createRandom(11)
    const picked = { a: 0, b: 0, c: 0, d: 0 }
    for (let draw = 0; draw < 4000; draw += 1)
      picked[random.pick<keyof typeof picked>(['a', 'b', 'c', 'd'])] += 1
    for (const times of Object.values(picked)) expect(Math.abs(times - 1000)).toBeLessThan(120)
    const values = Array.from({ length: 4000 }, () => random.between(-2, 6))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean - 2)).toBeLessThan(0.15)
    expect(Math.min(...values)).toBeLessThan(-1.9)
    expect(Math.max(...values)).toBeGreaterThan(5.9)
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
