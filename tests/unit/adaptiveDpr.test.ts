import { describe, expect, it } from 'vitest'
import { createAdaptiveDpr } from '../../src/stage/adaptiveDpr.ts'

/**
 * Passes `seconds` of frames of `frame` seconds each, on a display with `display` seconds between two frames.
 * Returns the scales that they cause.
 */
function run(
  adaptiveDpr: ReturnType<typeof createAdaptiveDpr>,
  seconds: number,
  frame: number,
  display = 1 / 60,
): number[] {
  const scales: number[] = []
  for (let passed = 0; passed < seconds; passed += frame) {
    const answer = adaptiveDpr.frame(frame)
    const change = answer === 'measure' ? adaptiveDpr.measured(display) : answer
    if (change) scales.push(change.scale)
  }
  return scales
}

// tests/unit/frameLoop.test.ts has what the loop adds: resets, and displays that change their rate.
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
      expect(run(adaptiveDpr, 0.81, 1 / 30)).toEqual([])
      expect(run(adaptiveDpr, 0.81, 1 / 60)).toEqual([])
    }
  })

  it('is lowered within two seconds, and raised after a minute of early frames to full scale', () => {
    const adaptiveDpr = createAdaptiveDpr()
    expect(run(adaptiveDpr, 2, 1 / 30)).toEqual([0.85])
    expect(run(adaptiveDpr, 58, 1 / 60)).toEqual([])
    expect(run(adaptiveDpr, 5, 1 / 60)).toEqual([1])
    expect(run(adaptiveDpr, 240, 1 / 60)).toEqual([])
  })

  it.each([50, 40])('is lowered by late frames and raised again on a display of %d Hz', (hertz) => {
    const adaptiveDpr = createAdaptiveDpr()
    expect(run(adaptiveDpr, 10, 2 / hertz, 1 / hertz)).toEqual([0.85, 0.7, 0.55])
    expect(run(adaptiveDpr, 200, 1 / hertz, 1 / hertz)).toEqual([0.7, 0.85, 1])
  })
})
