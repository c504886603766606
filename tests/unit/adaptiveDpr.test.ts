import { describe, expect, it } from 'vitest'
import { createAdaptiveDpr } from '../../src/stage/adaptiveDpr.ts'

/** Passes `seconds` of frames of `frame` seconds each. Returns the changes that they cause. */
function run(adaptiveDpr: ReturnType<typeof createAdaptiveDpr>, seconds: number, frame: number) {
  const changes: (number | 'slow')[] = []
  for (let passed = 0; passed < seconds; passed += frame) {
    const change = adaptiveDpr.frame(frame)
    if (change) changes.push(change.slow ? 'slow' : change.scale)
  }
  return changes
}

describe('the adaptive pixel ratio', () => {
  it('does not change for single frames of a second', () => {
    const adaptiveDpr = createAdaptiveDpr()
    for (let hitch = 0; hitch < 40; hitch += 1) {
      expect(run(adaptiveDpr, 1, 1)).toEqual([])
      expect(run(adaptiveDpr, 0.5, 1 / 60)).toEqual([])
    }
  })

  it('does not change while every other window has frames in time', () => {
    const adaptiveDpr = createAdaptiveDpr()
    for (let turn = 0; turn < 20; turn += 1) {
      expect(run(adaptiveDpr, 0.82, 1 / 25)).toEqual([])
      expect(run(adaptiveDpr, 0.82, 1 / 60)).toEqual([])
    }
  })

  it('is lowered within two seconds, to its floor, and reports frames below 20 a second there', () => {
    const adaptiveDpr = createAdaptiveDpr()
    expect(run(adaptiveDpr, 2, 1 / 25)).toEqual([0.85])
    expect(run(adaptiveDpr, 20, 1 / 25)).toEqual([0.7, 0.55])
    expect(run(adaptiveDpr, 10, 1 / 15)).toContain('slow')
  })
})
