import { describe, expect, it } from 'vitest'
import { itemAt, loopPairs } from '../../src/shared/lists.ts'
import { memoize } from '../../src/shared/memoize.ts'

describe('itemAt', () => {
  it('returns the entry, and names the index and the length if there is none', () => {
    expect(itemAt(['a', 'b'], 1)).toBe('b')
    expect(() => itemAt(['a'], 5)).toThrow(new RangeError('index 5 is out of range (length 1)'))
    expect(() => itemAt([], 0)).toThrow('index 0 is out of range (length 0)')
  })
})

describe('loopPairs', () => {
  it('pairs each entry with the next one, and the last with the first', () => {
    expect(loopPairs(['a', 'b', 'c'])).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ])
    expect(loopPairs([])).toEqual([])
  })
})

describe('memoize', () => {
  it('creates one value for each key, even if the value is undefined', () => {
    const created: string[] = []
    const create = memoize((key: string) => {
      created.push(key)
      return key === 'none' ? undefined : { key }
    })
    expect(create('a')).toBe(create('a'))
    expect(create('a')).not.toBe(create('b'))
    create('none')
    create('none')
    expect(created).toEqual(['a', 'b', 'none'])
  })
})
