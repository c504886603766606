import fc from 'fast-check'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { ABOUT_COUNT, aboutLayout } from '../../../src/scenes/about/layout.ts'
import { LINK_REACH } from '../../../src/scenes/about/links.ts'
import type { BodySpec } from '../../../src/scenes/engine/body.ts'
import { DEFAULT_SEED } from '../../../src/scenes/layout.ts'
import { aspects } from '../../helpers/bodies.ts'
import { poseValue } from '../../helpers/glass.ts'
import { journeyPoses } from '../../helpers/journey.ts'

/** Seconds and stations at which the test looks. */
const times = Array.from({ length: 30 }, (_, index) => index * 4.6)
const stations = [0, 0.5, 1, 1.25, 1.5, 1.75, 2]

const amplitudeOf = ({ motion }: BodySpec) => (motion.type === 'wave' ? motion.surface.amplitude : Number.NaN)

/** Least distance of each pair of stars at these times and stations, by `from * ABOUT_COUNT + to`. */
function leastDistances(seed: number, aspect: number): Float64Array {
  const { at } = journeyPoses(aboutLayout, ABOUT_COUNT, aspect, seed)
  const least = new Float64Array(ABOUT_COUNT ** 2).fill(Infinity)
  for (const s of stations) {
    for (const t of times) {
      const poses = at(t, s)
      const places = Array.from({ length: ABOUT_COUNT }, (_, index) => poseValue(poses, index, 'position'))
      for (const [from, [x = 0, y = 0, z = 0]] of places.entries()) {
        for (let to = from + 1; to < ABOUT_COUNT; to += 1) {
          const [otherX = 0, otherY = 0, otherZ = 0] = places[to] ?? []
          const pair = from * ABOUT_COUNT + to
          least[pair] = Math.min(least[pair] ?? Infinity, Math.hypot(x - otherX, y - otherY, z - otherZ))
        }
      }
    }
  }
  return least
}

it('joins stars that are closer than 20 units', () => {
  expect(LINK_REACH).toBe(20)
})

it('links every pair of stars that comes within reach at any station once, and no pair that never can', () => {
  const anySeed = fc.oneof(fc.constant(DEFAULT_SEED), fc.integer())
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...aspects), (seed, aspect) => {
      const { bodies, links = [] } = aboutLayout({ seed, count: ABOUT_COUNT, aspect })
      const linked = new Set(links.map(({ from, to }) => `${from}-${to}`))
      expect(linked.size).toBe(links.length)
      for (const { from, to } of links) expect(from).toBeLessThan(to)
      const amplitude = Math.max(...bodies.map(amplitudeOf))
      const distances = leastDistances(seed, aspect)
      for (let from = 0; from < ABOUT_COUNT; from += 1) {
        for (let to = from + 1; to < ABOUT_COUNT; to += 1) {
          const distance = distances[from * ABOUT_COUNT + to] ?? Number.NaN
          const pair = `${from}-${to}`
          if (distance < 20) expect(linked.has(pair), pair).toBe(true)
          // Between two of the times, each star may rise or fall by twice the amplitude. Between two of the stations,
          // two stars may come a little nearer.
          if (distance > 22 + 4 * amplitude) expect(linked.has(pair), pair).toBe(false)
        }
      }
    }),
    // In the examples, two stars come within reach for a moment between two stations.
    {
      numRuns: 12,
      examples: [
        [540855503, 0.5],
        [56882190, 1.6],
      ],
    },
  )
})

describe.each(aspects)('the journey at %f', (aspect) => {
  const { at } = journeyPoses(aboutLayout, ABOUT_COUNT, aspect)
  const { links = [] } = aboutLayout({ seed: DEFAULT_SEED, count: ABOUT_COUNT, aspect })
  const placeOf = (poses: Float32Array, index: number) => new Vector3(...poseValue(poses, index, 'position'))
  const distance = (poses: Float32Array, from: number, to: number) =>
    placeOf(poses, from).distanceTo(placeOf(poses, to))

  it('turns the sky about the first star at the second station: all distances stay', () => {
    const before = Float32Array.from(at(0, 0))
    const after = at(0, 1)
    for (let from = 0; from < ABOUT_COUNT; from += 1)
      for (let to = from + 1; to < ABOUT_COUNT; to += 1)
        // The swell stays vertical while the sky turns.
        expect(Math.abs(distance(after, from, to) - distance(before, from, to))).toBeLessThan(2.4)
    const pointsTo = (poses: Float32Array) => placeOf(poses, 8).sub(placeOf(poses, 0)).normalize()
    expect(pointsTo(after).angleTo(pointsTo(before))).toBeGreaterThan(0.2)
  })

  it('joins every star with the first one at the last station, all hands', () => {
    for (const t of [0, 4.4, 20]) {
      const poses = at(t, 2)
      for (let index = 1; index < ABOUT_COUNT; index += 1) {
        expect(distance(poses, 0, index)).toBeLessThan(20)
        expect(links.some(({ from, to }) => from === 0 && to === index)).toBe(true)
        expect(placeOf(poses, index).z).toBeLessThan(placeOf(poses, 0).z + 0.01)
      }
    }
  })

  it('never lets two stars touch at the last station', () => {
    const { bodies } = aboutLayout({ seed: DEFAULT_SEED, count: ABOUT_COUNT, aspect })
    for (const t of [0, 4.4, 20, 61]) {
      const poses = at(t, 2)
      for (let from = 0; from < ABOUT_COUNT; from += 1)
        for (let to = from + 1; to < ABOUT_COUNT; to += 1)
          expect(distance(poses, from, to)).toBeGreaterThan(
            (bodies[from]?.radius ?? 0) + (bodies[to]?.radius ?? 0),
          )
    }
  })
})

it('ends every link outside of the spheres of its two stars', () => {
  const { links = [] } = aboutLayout({ seed: DEFAULT_SEED, count: ABOUT_COUNT, aspect: 1.6 })
  expect(links.length).toBeGreaterThan(10)
  for (const { gapFrom, gapTo } of links) {
    expect(gapFrom).toBeGreaterThan(1)
    expect(gapTo).toBeGreaterThan(1)
  }
})
