import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/scenes/registry.ts'
import { itemAt } from '../../src/shared/lists.ts'
import { stationNumbers } from '../../src/backdrop/stations.ts'
import { windows } from '../helpers/bodies.ts'
import { poseValue } from '../helpers/glass.ts'
import { journeyPoses } from '../helpers/journey.ts'

/** Seconds of scene time. */
const times = fc.double({ min: 0, max: 600, noNaN: true })
/** A step in s, and scene units that a body may move for it. The fastest moves 0.09, in the default scene on a wide screen. */
const STEP = 0.0001
const MAX_MOVE = 0.2
/** Scene units from the origin in which all bodies stay. */
const BOUND = 160

const journeys = Object.values(scenes).flatMap(({ id, layout, count }) =>
  windows.map(([window, aspect]) => ({ id, window, ...journeyPoses(layout, count, aspect) })),
)

const positionAt = (poses: Float32Array, index: number) => poseValue(poses, index, 'position')

describe.each(journeys)('the journey of the $id scene on a $window', (journey) => {
  const { id, at, withoutJourney, bodies, last, cues } = journey
  const stations = fc.double({ min: 0, max: last, noNaN: true })
  const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: cues, maxLength: cues })

  it('ends at the station that backdrop/stations.ts names', () => {
    expect(stationNumbers(id).at(-1)).toBe(last)
  })

  it.runIf(last > 0)('warms one body, at its own station only', () => {
    const warmAt = (s: number) =>
      bodies.filter((_, index) => itemAt(poseValue(at(3, s), index, 'warmth'), 0) > 0).length
    const counts = stationNumbers(id).map(warmAt)
    expect(counts.filter((count) => count > 0)).toEqual([1])
    expect(counts[0]).toBe(0)
    for (const station of stationNumbers(id).slice(1)) expect(warmAt(station - 0.5)).toBe(0)
  })

  it('begins with the poses of the motions alone', () => {
    for (const t of [0, 3, 77]) {
      const motions = Float32Array.from(withoutJourney(t))
      expect(at(t, 0)).toEqual(motions)
    }
  })

  it('moves no body by a jump, keeps radii, and stays within bounds', () => {
    fc.assert(
      fc.property(times, stations, levels, (t, s, cue) => {
        const here = Float32Array.from(at(t, s, cue))
        const next = at(t, Math.min(last, s + STEP), cue)
        for (let index = 0; index < bodies.length; index += 1) {
          const [x = 0, y = 0, z = 0] = positionAt(here, index)
          const [nextX = 0, nextY = 0, nextZ = 0] = positionAt(next, index)
          expect(Math.hypot(nextX - x, nextY - y, nextZ - z)).toBeLessThan(MAX_MOVE)
          expect(Math.hypot(x, y, z)).toBeLessThan(BOUND)
          expect(z).toBeLessThan(30)
          expect(poseValue(here, index, 'scale')[0]).toBeCloseTo(bodies[index]?.radius ?? 0, 4)
          expect(Math.hypot(...poseValue(here, index, 'rotation'))).toBeCloseTo(1, 4)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is a function of time and station alone', () => {
    fc.assert(
      fc.property(times, stations, levels, (t, s, cue) => {
        const first = Float32Array.from(at(t, s, cue))
        at(t + 1, last - s, cue)
        expect(at(t, s, cue)).toEqual(first)
      }),
      { numRuns: 20 },
    )
  })

  it.runIf(last > 0)('takes a station out of range as the nearest one, and NaN as the first', () => {
    const first = Float32Array.from(at(2, 0))
    const end = Float32Array.from(at(2, last))
    for (const s of [-1, Number.NaN, -Infinity]) expect(at(2, s)).toEqual(first)
    for (const s of [last + 0.5, 99, Infinity]) expect(at(2, s)).toEqual(end)
    expect(end).not.toEqual(first)
  })
})
