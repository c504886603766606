import fc from 'fast-check'
import type { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { ABOUT_COUNT, aboutLayout } from '../../../src/scenes/about/layout.ts'
import { LINK_REACH } from '../../../src/scenes/about/links.ts'
import type { BodySpec } from '../../../src/scenes/body.ts'
import { DEFAULT_SEED } from '../../../src/scenes/layout.ts'
import { aspects, poseOf } from '../../helpers/bodies.ts'

const times = Array.from({ length: 60 }, (_, index) => index * 2.3)

type Path = readonly Vector3[]

const pathOf = (body: BodySpec): Path => times.map((t) => poseOf(body, t).position)

/** Least distance between two bodies at these times. */
const leastDistance = (one: Path, other: Path) =>
  Math.min(...one.map((position, at) => position.distanceTo(other[at] ?? position)))

const amplitudeOf = ({ motion }: BodySpec) => (motion.type === 'wave' ? motion.surface.amplitude : Number.NaN)

it('joins stars that are closer than 20 units', () => {
  expect(LINK_REACH).toBe(20)
})

it('links every pair of stars that comes within reach once, and no pair that never can', () => {
  const anySeed = fc.oneof(fc.constant(DEFAULT_SEED), fc.integer())
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...aspects), (seed, aspect) => {
      const { bodies, links } = aboutLayout({ seed, count: ABOUT_COUNT, aspect })
      const linked = new Set(links.map(({ from, to }) => `${from}-${to}`))
      expect(linked.size).toBe(links.length)
      for (const { from, to } of links) expect(from).toBeLessThan(to)
      const amplitude = Math.max(...bodies.map(amplitudeOf))
      const paths = bodies.map(pathOf)
      for (const [from, one] of paths.entries()) {
        for (const [offset, other] of paths.slice(from + 1).entries()) {
          const pair = `${from}-${from + 1 + offset}`
          const distance = leastDistance(one, other)
          if (distance < 20) expect(linked.has(pair), pair).toBe(true)
          // Between two of the times, each star may rise or fall by twice the amplitude.
          if (distance > 20 + 4 * amplitude) expect(linked.has(pair), pair).toBe(false)
        }
      }
    }),
    { numRuns: 12 },
  )
})

it('ends every link outside of the spheres of its two stars', () => {
  const { links } = aboutLayout({ seed: DEFAULT_SEED, count: ABOUT_COUNT, aspect: 1.6 })
  expect(links.length).toBeGreaterThan(10)
  for (const { gapFrom, gapTo } of links) {
    expect(gapFrom).toBeGreaterThan(1)
    expect(gapTo).toBeGreaterThan(1)
  }
})
