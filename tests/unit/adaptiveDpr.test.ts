import { describe, expect, it } from 'vitest'
import { createAdaptiveDpr } from '../../src/backdrop/stage/adaptiveDpr.ts'

/**
 * Passes `seconds` of frames of `frame` seconds each, on a display with `display` seconds between two frames. Returns the
 * scales and reports of `slow` that they cause.
 */
function run(
  adaptiveDpr: ReturnType<typeof createAdaptiveDpr>,
  seconds: number,
  frame: number,
  display = 1 / 60,
) {
  const scales: number[] = []
  let slowReports = 0
  for (let passed = 0; passed < seconds; passed += frame) {
    const answer = adaptiveDpr.frame(frame)
    const change = answer === 'measure' ? adaptiveDpr.measured(display) : answer
    if (!change) continue
    scales.push(change.scale)
    if (change.slow) slowReports += 1
  }
  return { scales, slowReports, changed: scales.length > 0 }
}

describe('the adaptive pixel ratio', () => {
  it('does not change at 60 frames a second', () => {
    expect(run(createAdaptiveDpr(), 120, 1 / 60).changed).toBe(false)
  })

  it('is lowered within two seconds of late frames, and stops at its lowest step', () => {
    expect(run(createAdaptiveDpr(), 2, 1 / 30).scales).toEqual([0.85])
    const { scales, slowReports } = run(createAdaptiveDpr(), 20, 1 / 30)
    expect(scales).toEqual([0.85, 0.7, 0.55])
    expect(slowReports).toBe(0)
  })

  it('does not change for single frames of a second', () => {
    const adaptiveDpr = createAdaptiveDpr()
    for (let hitch = 0; hitch < 40; hitch += 1) {
      expect(run(adaptiveDpr, 1, 1).changed).toBe(false)
      expect(run(adaptiveDpr, 0.5, 1 / 60).changed).toBe(false)
    }
  })

  it('does not change while every other window has frames in time', () => {
    const adaptiveDpr = createAdaptiveDpr()
    for (let turn = 0; turn < 20; turn += 1) {
      expect(run(adaptiveDpr, 0.81, 1 / 30).changed).toBe(false)
      expect(run(adaptiveDpr, 0.81, 1 / 60).changed).toBe(false)
    }
  })

  it('discards late frames on a reset', () => {
    const adaptiveDpr = createAdaptiveDpr()
    for (let turn = 0; turn < 20; turn += 1) {
      expect(run(adaptiveDpr, 1.5, 1 / 30).changed).toBe(false)
      adaptiveDpr.reset()
    }
  })

  it('reports once that 20 frames a second cannot be held at the lowest step', () => {
    const { scales, slowReports } = run(createAdaptiveDpr(), 60, 1 / 12)
    expect(scales.at(-1)).toBe(0.55)
    expect(slowReports).toBe(1)
  })

  it('is raised after a minute of early frames, and not again at full scale', () => {
    const adaptiveDpr = createAdaptiveDpr()
    run(adaptiveDpr, 2, 1 / 30)
    expect(run(adaptiveDpr, 58, 1 / 60).changed).toBe(false)
    expect(run(adaptiveDpr, 5, 1 / 60).scales).toEqual([1])
    expect(run(adaptiveDpr, 240, 1 / 60).changed).toBe(false)
  })

  it.each([50, 40])('is lowered by late frames and raised again on a display of %d Hz', (hertz) => {
    const adaptiveDpr = createAdaptiveDpr()
    expect(run(adaptiveDpr, 10, 2 / hertz, 1 / hertz).scales).toEqual([0.85, 0.7, 0.55])
    expect(run(adaptiveDpr, 200, 1 / hertz, 1 / hertz).scales).toEqual([0.7, 0.85, 1])
  })

  it('is lowered by frames of 30 Hz after a battery saver has ended', () => {
    const adaptiveDpr = createAdaptiveDpr()
    expect(run(adaptiveDpr, 20, 1 / 30, 1 / 30).changed).toBe(false)
    expect(run(adaptiveDpr, 20, 1 / 60, 1 / 60).changed).toBe(false)
    expect(run(adaptiveDpr, 2, 1 / 30, 1 / 60).scales).toEqual([0.85])
  })

  it('does not give up a display of 15 Hz', () => {
    expect(run(createAdaptiveDpr(), 60, 1 / 15, 1 / 15).changed).toBe(false)
  })
})
