import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createLightSweep, SWEEP_TIME } from '../../src/scenes/engine/lightSweep.ts'

const direction = [-0.55, 0.75, 0.5] as const
const rest = new Vector3(...direction)
const sweep = createLightSweep(direction)
const at = (seconds: number) => {
  const out = new Vector3()
  sweep(out, seconds)
  return out
}
const degreesAt = (seconds: number) => (at(seconds).angleTo(rest) * 180) / Math.PI

describe('the light of the first seconds', () => {
  it('stands exactly in its direction at the time of the poster, before it and after the sweep', () => {
    for (const seconds of [-5, 0, SWEEP_TIME, 60, Number.NaN])
      expect(at(seconds).toArray()).toEqual(direction)
  })

  it('starts and ends slowly, and never jumps', () => {
    for (let frame = 0; frame < 160; frame += 1) {
      const step = (at(frame / 60).angleTo(at((frame + 1) / 60)) * 180) / Math.PI
      expect(step).toBeLessThan(1)
    }
    expect(degreesAt(1 / 60)).toBeLessThan(0.1)
    expect(degreesAt(SWEEP_TIME - 1 / 60)).toBeLessThan(0.1)
  })
})
