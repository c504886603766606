import { describe, expect, it } from 'vitest'
import { DEFAULT_COUNT, defaultLayout } from '../../../src/scenes/default/layout.ts'
import { itemAt } from '../../../src/shared/lists.ts'
import { textEdge } from '../../../src/theme/grid.ts'
import { content } from '../../helpers/content.ts'
import { composedBodies } from '../../helpers/bodies.ts'
import { screenJourney } from '../../helpers/screenJourney.ts'

/** The accents, each value 0 to 1. */
const shades = Object.values(content.palette.accents).map((color) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255).join(),
)

it('has bodies in the three accents, and in no other colour', () => {
  for (const bodies of composedBodies(defaultLayout, DEFAULT_COUNT))
    expect(new Set(bodies.map(({ color }) => color.join()))).toEqual(new Set(shades))
  const drawn = Array.from({ length: 20 }, (_, index) =>
    defaultLayout({ seed: 100 + index, count: DEFAULT_COUNT, aspect: 1.6 }).bodies.map(({ color }) =>
      color.join(),
    ),
  )
  expect(new Set(drawn.flat())).toEqual(new Set(shades))
})

it('has polyhedra of at least four kinds, and the largest is at least four times the smallest', () => {
  for (const bodies of composedBodies(defaultLayout, DEFAULT_COUNT)) {
    expect(new Set(bodies.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4)
    const radii = bodies.map(({ radius }) => radius)
    expect(Math.max(...radii) / Math.min(...radii)).toBeGreaterThanOrEqual(4)
  }
})

it('has polyhedra of at least four kinds and of different sizes for another seed', () => {
  const { bodies } = defaultLayout({ seed: 3, count: DEFAULT_COUNT, aspect: 1.6 })
  expect(new Set(bodies.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(bodies.map(({ radius }) => radius)).size).toBe(DEFAULT_COUNT)
})

/** Times of the scene in seconds: a station's picture must be right whenever the visitor gets there. */
const times = [0, 3, 20, 77]

describe.each([
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'wide screen', width: 2560, height: 1080 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'phone', width: 390, height: 844 },
])('on a $name', ({ width, height }) => {
  const aspect = width / height
  const isWide = aspect > 1
  const { look, distance } = screenJourney(defaultLayout, DEFAULT_COUNT, aspect)
  /** Where the text of a station is not: beside it in a wide window, below it in a tall one. */
  const isClear = ({ u, v }: { u: number; v: number }) => (isWide ? u > textEdge(width) : v < 0)
  /** The bodies of the course at `t` seconds and station `s`, in the order of the course: the largest first. */
  const along = (t: number, s: number) => {
    const order = look(t, 3)
      .map(({ size }, index) => ({ size, index }))
      .slice(1)
      .toSorted((a, b) => b.size - a.size)
    const bodies = look(t, s)
    return order.map(({ index }) => itemAt(bodies, index))
  }
  /** Distance of each body of the course from the next one, in sums of their radii. */
  const gaps = (t: number, s: number) =>
    along(t, s).flatMap((body, index, course) => {
      const next = course[index + 1]
      return next ? [distance(body, next) / (body.size + next.size)] : []
    })

  it('the story lies at a coast: the icosahedron passes the right edge, and the dodecahedron is far', () => {
    for (const t of times) {
      const star = itemAt(look(t, 1), 0)
      expect(star.u + star.size / aspect).toBeGreaterThan(1)
      expect(itemAt(look(t, 1), 1).size).toBeLessThan(0.2 * itemAt(look(t, 2), 1).size)
      expect(look(t, 1).every(isClear)).toBe(true)
    }
  })

  it('the letters show one body in full, far larger than all others', () => {
    for (const t of times) {
      const [largest, second] = look(t, 2).toSorted((a, b) => b.size - a.size)
      expect(largest?.size).toBeGreaterThan(1.5 * (second?.size ?? 1))
      expect(Math.abs(largest?.u ?? 1) + (largest?.size ?? 1) / aspect).toBeLessThan(1)
      expect(largest && isClear(largest)).toBe(true)
    }
  })

  it('the closing call shows a course: each body next to the one before, smaller, and none over another', () => {
    for (const t of times) {
      const sizes = along(t, 3).map(({ size }) => size)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      expect(itemAt(sizes, 0)).toBeGreaterThan(5 * (sizes.at(-1) ?? 1))
      for (const gap of gaps(t, 3)) {
        expect(gap).toBeGreaterThan(0.85)
        expect(gap).toBeLessThan(2.2)
      }
      // Even steps: none strays at a bend.
      expect(Math.max(...gaps(t, 3))).toBeLessThan(1.4 * Math.min(...gaps(t, 3)))
      expect(along(t, 3).every(isClear)).toBe(true)
    }
  })

  it('the course ends at the lodestar, which stands above it', () => {
    for (const t of times) {
      const star = itemAt(look(t, 3), 0)
      const course = along(t, 3)
      const nearest = course.toSorted((a, b) => distance(a, star) - distance(b, star))[0]
      expect(course.indexOf(nearest ?? star)).toBeGreaterThan(9)
      expect(Math.max(...course.map(({ v }) => v))).toBeLessThan(star.v)
      expect(isClear(star)).toBe(true)
    }
  })

  it('the page that does not exist shows the course scattered, and the lodestar farther', () => {
    for (const t of times) {
      const mean = (values: readonly number[]) =>
        values.reduce((sum, value) => sum + value, 0) / values.length
      expect(mean(gaps(t, 4))).toBeGreaterThan(2.5 * mean(gaps(t, 3)))
      expect(itemAt(look(t, 4), 0).depth).toBeGreaterThan(itemAt(look(t, 3), 0).depth + 5)
      expect(look(t, 4).every(isClear)).toBe(true)
    }
  })
})

it('random bodies plot a course too, however many they are', () => {
  for (const count of [0, 1, 2, DEFAULT_COUNT, 10 * DEFAULT_COUNT]) {
    const { look, last } = screenJourney(defaultLayout, count, 1.6, 3)
    expect(last).toBe(4)
    for (const { u, v, size } of look(5, 3)) {
      expect(u).toBeGreaterThan(0.15)
      expect(u).toBeLessThan(1)
      expect(Math.abs(v)).toBeLessThan(0.8)
      expect(size).toBeGreaterThan(0)
    }
  }
})
