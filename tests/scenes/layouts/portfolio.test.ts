import { describe, expect, it } from 'vitest'
import type { BodySpec } from '../../../src/scenes/engine/body.ts'
import { PORTFOLIO_COUNT, portfolioLayout } from '../../../src/scenes/portfolio/layout.ts'
import { aspects, composedBodies } from '../../helpers/bodies.ts'
import { poseValue } from '../../helpers/glass.ts'
import { journeyPoses } from '../../helpers/journey.ts'

/** The distinct coordinates of the bars along an axis that is turned by `turn` from their own, in 1/1000 units. */
function coordinatesAlong(bodies: readonly BodySpec[], turn: number): number[] {
  const all = bodies.map(({ position: [x, , z], rotation: [, yaw] }) =>
    Math.round((x * Math.cos(yaw + turn) - z * Math.sin(yaw + turn)) * 1000),
  )
  return [...new Set(all)].toSorted((a, b) => a - b)
}

const spacingsOf = (coordinates: readonly number[]) =>
  coordinates.slice(1).map((value, index) => value - (coordinates[index] ?? Number.NaN))

it('is a regular grid of 11 x 11 bars of different lengths', () => {
  for (const bodies of [
    ...composedBodies(portfolioLayout, PORTFOLIO_COUNT),
    portfolioLayout({ seed: 2, count: PORTFOLIO_COUNT, aspect: 1.6 }).bodies,
  ]) {
    const columns = coordinatesAlong(bodies, 0)
    const rows = coordinatesAlong(bodies, Math.PI / 2)
    expect([columns.length, rows.length]).toEqual([11, 11])
    const spacings = [...spacingsOf(columns), ...spacingsOf(rows)]
    expect(Math.max(...spacings) - Math.min(...spacings)).toBeLessThanOrEqual(2)
    const places = bodies.map(({ position: [x, , z] }) => `${x.toFixed(3)},${z.toFixed(3)}`)
    expect(new Set(places).size).toBe(121)
    expect(new Set(bodies.map(({ radius }) => radius.toFixed(3))).size).toBeGreaterThan(60)
  }
})

it('rides one wave of the specified amplitude, each bar at its own place', () => {
  for (const bodies of composedBodies(portfolioLayout, PORTFOLIO_COUNT)) {
    const surfaces = bodies.map(({ motion }) => (motion.type === 'wave' ? motion.surface : null))
    const [surface] = surfaces
    expect(new Set(surfaces).size).toBe(1)
    expect(surface?.amplitude).toBe(5)
    for (const { motion, position } of bodies)
      expect(motion).toMatchObject({ type: 'wave', at: [position[0], position[2]] })
  }
})

const times = [0, 4.4, 20, 61]
const numbers = Array.from({ length: PORTFOLIO_COUNT }, (_, index) => index)

describe.each(aspects)('the journey at %f', (aspect) => {
  const { at, bodies } = journeyPoses(portfolioLayout, PORTFOLIO_COUNT, aspect)
  const cap = (poses: Float32Array, index: number) => poseValue(poses, index, 'position')[1] ?? Number.NaN
  const glow = (poses: Float32Array, index: number) => poseValue(poses, index, 'glow')[0] ?? Number.NaN
  /** The bars from the highest to the lowest. */
  const byHeight = (poses: Float32Array) => numbers.toSorted((a, b) => cap(poses, b) - cap(poses, a))
  const xOf = (poses: Float32Array, index: number) => poseValue(poses, index, 'position')[0] ?? Number.NaN
  const six = byHeight(at(0, 1)).slice(0, 6)

  it('lets the same six bars stand up from the sea at the second station, next to each other', () => {
    for (const t of times) {
      const poses = at(t, 1)
      expect(new Set(byHeight(poses).slice(0, 6))).toEqual(new Set(six))
      const places = six.toSorted((a, b) => xOf(poses, a) - xOf(poses, b)).map((index) => index % 11)
      for (const [order, place] of places.entries()) expect(place).toBe((places[0] ?? Number.NaN) + order)
      const lowest = Math.min(...six.map((index) => cap(poses, index)))
      const sea = cap(poses, byHeight(poses)[6] ?? 0)
      expect(lowest - sea).toBeGreaterThan(1)
    }
  })

  it('lets a seventh bar rise highest and glow brightest at the last station, right of the six', () => {
    for (const t of times) {
      const poses = at(t, 2)
      const [seventh = 0, ...others] = byHeight(poses)
      expect(new Set(others.slice(0, 6))).toEqual(new Set(six))
      expect(Math.max(...numbers.map((index) => glow(poses, index)))).toBe(glow(poses, seventh))
      expect(glow(poses, seventh)).toBeGreaterThan(0.9)
      for (const index of six) expect(xOf(poses, seventh)).toBeGreaterThan(xOf(poses, index))
      // The eye and the horizon are at 0.
      expect(cap(poses, seventh)).toBeGreaterThan(0)
      for (const index of six) expect(cap(poses, index)).toBeLessThan(0)
    }
  })

  it('lets the bars of the chosen projects rise and brighten, wherever the page stands', () => {
    for (const s of [0, 0.4, 1, 2]) {
      const before = Float32Array.from(at(4.4, s))
      const chosen = (project: number) => {
        const poses = at(
          4.4,
          s,
          Array.from({ length: 6 }, (_, other) => Number(other === project)),
        )
        return numbers.filter((index) => cap(poses, index) > cap(before, index) + 2.9)
      }
      const bars = [0, 1, 2, 3, 4, 5].flatMap(chosen)
      expect(new Set(bars).size).toBe(6)
      const all = at(4.4, s, [1, 1, 1, 1, 1, 1])
      for (const index of bars) expect(glow(all, index)).toBeGreaterThan(glow(before, index))
    }
  })

  it('shows no lower end of a bar that stands', () => {
    for (const s of [1, 2]) {
      const poses = at(0, s)
      const calm = at(0, s).slice()
      const level =
        byHeight(calm)
          .slice(7)
          .reduce((sum, index) => sum + cap(calm, index), 0) /
        (PORTFOLIO_COUNT - 7)
      for (const index of byHeight(poses).slice(0, s === 1 ? 6 : 7)) {
        const foot = cap(poses, index) - 0.87 * (bodies[index]?.radius ?? 0)
        expect(foot - level).toBeLessThan(1)
      }
    }
  })

  it('calms the sea at the second station, which still moves', () => {
    /** Mean change of a cap's height in 2 seconds, of the bars that stay in the sea. */
    const motionAt = (s: number) => {
      const before = Float32Array.from(at(10, s))
      const after = at(12, s)
      const sea = numbers.filter((index) => !six.includes(index))
      return (
        sea.reduce((sum, index) => sum + Math.abs(cap(after, index) - cap(before, index)), 0) / sea.length
      )
    }
    expect(motionAt(1)).toBeLessThan(0.35 * motionAt(0))
    expect(motionAt(1)).toBeGreaterThan(0.2 * motionAt(0))
  })
})
