import { expect, it } from 'vitest'
import { DEFAULT_AMPLITUDE } from '../../../src/motion/wave.ts'
import type { BodySpec } from '../../../src/scenes/body.ts'
import { PORTFOLIO_COUNT, portfolioLayout } from '../../../src/scenes/portfolio/layout.ts'
import { composedBodies } from '../../helpers/bodies.ts'

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
    expect(surface?.amplitude).toBe(DEFAULT_AMPLITUDE)
    for (const { motion, position } of bodies)
      expect(motion).toMatchObject({ type: 'wave', at: [position[0], position[2]] })
  }
})
