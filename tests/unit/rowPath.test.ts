import { describe, expect, it } from 'vitest'
import { rowPath, stopDistance } from '../../src/pages/services/rowPath.ts'

/** Returns the points of a path: its start, then the last point of each curve. */
function pointsOf(path: string): { x: number; y: number }[] {
  return path.split(/[MCS]/).flatMap((curve) => {
    const [x, y] = curve.trim().split(' ').slice(-2).map(Number)
    return x === undefined || y === undefined ? [] : [{ x, y }]
  })
}

describe('the line of the delivery steps', () => {
  it.each([3, 4, 5, 6])('goes through %i stations and beyond the last one, in its drawing', (count) => {
    const points = pointsOf(rowPath(count))
    expect(points).toHaveLength(count + 1)
    for (const [index, { x, y }] of points.slice(0, count).entries()) {
      expect(x).toBeCloseTo(5.5 + index * stopDistance(count), 0)
      expect(y).toBe(index % 2 === 0 ? 34.5 : 38.5)
    }
    expect(points.at(-1)?.x).toBe(1240)
    const heights = [...rowPath(count).matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThan(60)
  })
})
