import { expect, it } from 'vitest'
import { evenColumns } from '../../src/ui/columns.ts'

it('a grid has as many columns as cells, or nearly equal rows, and one without cells', () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12]
  expect(counts.map((count) => evenColumns(count, 4))).toEqual([1, 1, 2, 3, 4, 3, 3, 4, 4, 3, 4])
  expect([7, 8].map((count) => evenColumns(count, 6))).toEqual([4, 4])
})
