import { expect, it } from 'vitest'
import { createRandom } from '../../src/shared/random.ts'

it('the random generator is mulberry32', () => {
  const random = createRandom(0)
  const first = Array.from({ length: 3 }, () => random.between(0, 1))
  expect(first).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197])
  expect(createRandom(0).between(-2, 6)).toBeCloseTo(-2 + 8 * 0.266_429_2, 6)
  expect(createRandom(0).index(6)).toBe(1)
})
