import { expect, it } from 'vitest'
import { DEFAULT_COUNT, defaultLayout } from '../../../src/scenes/default/layout.ts'
import { composedBodies } from '../../helpers/bodies.ts'

/** Teal, blue and green, each value 0 to 1. */
const shades = [
  [0x2d, 0xd4, 0xbf],
  [0x4a, 0xa8, 0xff],
  [0x5e, 0xe0, 0x8f],
].map((bytes) => bytes.map((value) => value / 255).join())

it('has bodies in teal, blue and green, and in no other colour', () => {
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
