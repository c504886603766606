import fc from 'fast-check'
import { Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { applyFloating } from '../../src/motion/floating.ts'
import { createMotionSystem, type ApplyMotion, type Motion } from '../../src/motion/motionSystem.ts'
import { applyOrbital } from '../../src/motion/orbital.ts'
import { applyWave } from '../../src/motion/wave.ts'
import { floating, orbital, time, wave } from '../helpers/motions.ts'

/** Returns a function that poses one body at each of these times in turn, and returns its last pose. */
const posesOf =
  <M extends Motion>(motion: M, apply: ApplyMotion<M>) =>
  (...times: readonly number[]): number[] => {
    const motionSystem = createMotionSystem(1)
    motionSystem.add(new Object3D(), { ...motion, index: 0 }, apply)
    for (const t of times) motionSystem.seek(t)
    return [...motionSystem.poses]
  }

/** One motion of each type. A new type does not compile without a sample. */
const samples: Record<Motion['type'], (...times: readonly number[]) => number[]> = {
  floating: posesOf(floating, applyFloating),
  orbital: posesOf(orbital, applyOrbital),
  wave: posesOf(wave, applyWave),
}

/** Scene units, or parts of a quaternion, per second. */
const FASTEST = 10

describe.each(Object.entries(samples))('%s motion', (_type, poseAfter) => {
  it('has finite poses', () => {
    fc.assert(fc.property(time, (t) => poseAfter(t).every(Number.isFinite)))
  })

  it('moves', () => {
    expect(poseAfter(1)).not.toEqual(poseAfter(0))
  })

  it('gives the same pose for the same time, whatever time came before', () => {
    fc.assert(
      fc.property(time, time, (t, earlier) => {
        expect(poseAfter(earlier, t)).toEqual(poseAfter(t))
      }),
    )
  })

  it('is continuous in time', () => {
    const step = 1e-3
    fc.assert(
      fc.property(time, (t) => {
        const next = poseAfter(t + step)
        for (const [index, value] of poseAfter(t).entries())
          expect(Math.abs((next[index] ?? Number.NaN) - value)).toBeLessThan(FASTEST * step)
      }),
    )
  })
})
