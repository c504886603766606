import { describe, expect, it } from 'vitest'
import { evenColumns } from '../../src/ui/columns.ts'

describe('the columns of a grid', () => {
  it('are as many as there are cells, up to the maximum', () => {
    expect([1, 2, 3, 4].map((count) => evenColumns(count, 4))).toEqual([1, 2, 3, 4])
  })

  it('keep the rows nearly equal when the cells need several', () => {
    expect([5, 6, 7, 8, 9, 12].map((count) => evenColumns(count, 4))).toEqual([3, 3, 4, 4, 3, 4])
    expect([7, 8].map((count) => evenColumns(count, 6))).toEqual([4, 4])
  })

  it('are one for a list without cells', () => {
    expect(evenColumns(0, 4)).toBe(1)
  })
})
