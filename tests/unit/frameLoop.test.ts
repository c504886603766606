import { describe, expect, it, vi } from 'vitest'
import { delayAfter, MAX_DELAY } from '../../src/stage/frameCost.ts'
import { createFrameLoop, type FrameSource } from '../../src/stage/frameLoop.ts'

/** Milliseconds between two frames of a screen. */
const SCREEN = 1000 / 60

/**
 * A started loop, whose frames come when the test says so and take `cost` ms to render. It records the
 * seconds and the time of each frame, and the scene's time.
 */
function startLoop({ playing = true, software = false, cost = 0 } = {}) {
  let now = 1000
  let handle = 0
  const callbacks = new Map<number, (now: number) => void>()
  const frames: FrameSource = {
    now: () => now,
    request(callback) {
      handle += 1
      callbacks.set(handle, callback)
      return handle
    },
    cancel: (each) => void callbacks.delete(each),
  }
  /** Delivers the requested frame, `milliseconds` later. */
  const next = (milliseconds: number) => {
    now += milliseconds
    const due = [...callbacks.values()]
    callbacks.clear()
    for (const callback of due) callback(now)
  }
  const drawn: number[] = []
  const drawnAt: number[] = []
  const time = { value: 0 }
  const rendering = { value: false }
  const onFailure = vi.fn<(error: unknown) => void>()
  const onDprChange = vi.fn<(change: { scale: number; slow: boolean }) => void>()
  const loop = createFrameLoop({
    playing,
    software,
    draw(seconds) {
      drawn.push(seconds)
      drawnAt.push(now)
      time.value += seconds
    },
    seek: (moment) => void (time.value = moment.time),
    onDprChange,
    onFailure,
    cost: { measure: () => {}, isRendering: () => rendering.value, delay: () => delayAfter(cost) },
    frames,
  })
  loop.start()
  const run = (milliseconds: number, interval = SCREEN) => {
    for (let passed = 0; passed < milliseconds; passed += interval) next(interval)
  }
  /**
   * Delivers `count` frames. One that follows a drawn frame comes `milliseconds` later, others come in time.
   */
  let hasDrawn = true
  const drawSlowly = (count: number, milliseconds: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      const before = drawn.length
      next(hasDrawn ? milliseconds : SCREEN)
      hasDrawn = drawn.length > before
    }
  }
  const requested = () => callbacks.size
  return { loop, next, run, drawSlowly, requested, drawn, drawnAt, time, rendering, onFailure, onDprChange }
}

describe('the frame loop', () => {
  it('gives each frame the seconds since the one before, one at most, and never a negative time', () => {
    const { next, drawn } = startLoop()
    for (const milliseconds of [16, 20, 33, 60_000, -500]) next(milliseconds)
    expect(drawn).toEqual([0.016, 0.02, 0.033, 1, 0])
  })

  it.each([
    [15, 15],
    [50, 50],
    [60, 60],
    [100, 100],
    [120, 60],
    [144, 72],
    [240, 80],
  ])('draws for a screen of %d Hz %d frames a second', (hertz, rate) => {
    const { next, drawn } = startLoop()
    // The screen's own rate is measured, which takes four frames.
    for (let frame = 0; frame < 3 * hertz; frame += 1) next(1000 / hertz)
    next(1000)
    drawn.length = 0
    for (let frame = 0; frame < hertz; frame += 1) next(1000 / hertz)
    expect(drawn).toHaveLength(rate)
  })

  it('draws at most 15 frames a second in software, all of them at the full pixel ratio', () => {
    const { drawn, next, drawSlowly, onDprChange } = startLoop({ software: true })
    for (let frame = 0; frame < 60; frame += 1) next(SCREEN)
    expect(drawn).toHaveLength(15)
    drawSlowly(200, 120)
    expect(onDprChange).not.toHaveBeenCalled()
  })

  it('comes to rest within 1.5 seconds, and goes on from there within 0.4', () => {
    const { loop, next, run, requested, drawn, time } = startLoop()
    run(1000)
    const begun = time.value
    loop.setDozing(true)
    drawn.length = 0
    run(1520)
    // Each step is shorter than the one before.
    expect(drawn.every((seconds, index) => index === 0 || seconds < (drawn[index - 1] ?? 0))).toBe(true)
    const stopped = { frames: drawn.length, time: time.value }
    expect(stopped.time - begun).toBeCloseTo(1.5 / 2, 1)
    expect(requested()).toBe(0)
    expect(loop.isRunning()).toBe(false)
    next(600_000)
    expect(drawn).toHaveLength(stopped.frames)
    loop.setDozing(false)
    drawn.length = 0
    run(420)
    expect(drawn[0]).toBeLessThan(0.002)
    expect(drawn.at(-1)).toBeCloseTo(1 / 60)
    expect(time.value - stopped.time).toBeCloseTo(0.4 / 2, 1)
  })

  it('draws one frame if it starts paused, one for each moment that it seeks, and goes on from there', () => {
    const { loop, next, requested, time, drawn } = startLoop({ playing: false })
    loop.seek({ time: 3, station: null })
    expect([time.value, drawn]).toEqual([3, [0]])
    expect(loop.isRunning()).toBe(false)
    next(16)
    expect([time.value, drawn]).toEqual([3, [0, 0]])
    expect(requested()).toBe(0)
    loop.setPlaying(true)
    next(16)
    loop.seek({ time: 7, station: null })
    expect([time.value, drawn.at(-1)]).toEqual([7, 0])
    next(20)
    expect(time.value).toBeCloseTo(7.02)
  })

  it('requests no frame while paused, and goes on without the time of the pause, one frame at a time', () => {
    const { loop, next, requested, drawn } = startLoop()
    next(16)
    loop.setPlaying(false)
    expect(requested()).toBe(0)
    next(5000)
    loop.setPlaying(true)
    loop.setPlaying(true)
    expect(requested()).toBe(1)
    next(16)
    expect(drawn).toEqual([0.016, 0.016])
  })

  it('draws nothing while suspended, one frame when that ends, and goes on unless it is paused', () => {
    const { loop, next, drawn } = startLoop()
    loop.suspend()
    loop.drawNow()
    loop.seek({ time: 2, station: null })
    next(16)
    expect(drawn).toHaveLength(0)
    expect(loop.isRunning()).toBe(false)
    loop.resume()
    expect(drawn).toEqual([0])
    next(16)
    expect(drawn).toEqual([0, 0.016])
    loop.suspend()
    loop.setPlaying(false)
    loop.resume()
    next(16)
    expect(drawn).toEqual([0, 0.016, 0])
  })

  // What it does when a frame throws is in tests/scenes/createStage.test.ts.
  it('reports no failure after it was stopped', () => {
    const { loop, onFailure } = startLoop()
    loop.stop()
    loop.fail(new Error('late'))
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('keeps the pixel ratio while the browser has a lower rate, and after it is full again', () => {
    const { run, drawSlowly, onDprChange } = startLoop()
    for (const rate of [60, 30, 60, 15, 60, 20, 60, 50, 60]) run(5000, 1000 / rate)
    expect(onDprChange).not.toHaveBeenCalled()
    drawSlowly(100, 33)
    expect(onDprChange).toHaveBeenCalledWith({ scale: 0.85, slow: false })
  })

  it('draws in every frame that changes the pixel ratio, which empties the canvas', () => {
    const { drawSlowly, drawn, onDprChange } = startLoop()
    const drawnBefore: number[] = []
    onDprChange.mockImplementation(() => void drawnBefore.push(drawn.length))
    for (let frame = 0; frame < 100; frame += 1) {
      drawSlowly(1, 100)
      for (const count of drawnBefore.splice(0)) expect(drawn).toHaveLength(count + 1)
    }
    expect(onDprChange).toHaveBeenCalled()
  })

  it('asks for a lower pixel ratio while frames are late, and forgets them on a reset', () => {
    const { loop, drawSlowly, onDprChange } = startLoop()
    // A window has nine such frames, and two late windows lower the ratio.
    drawSlowly(17, 100)
    loop.resetFrameTimes()
    drawSlowly(16, 100)
    expect(onDprChange).not.toHaveBeenCalled()
    drawSlowly(20, 100)
    expect(onDprChange).toHaveBeenCalledExactlyOnceWith({ scale: 0.85, slow: false })
  })
})

describe('a frame loop with pending input', () => {
  /** A loop that has drawn its first frames. */
  function startedLoop(cost: number) {
    const all = startLoop({ cost })
    all.run(100)
    const { drawnAt } = all
    return { ...all, gaps: () => drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? at)) }
  }

  it.each([
    [8, 0],
    [9, 36],
    [30, 120],
    [62, 248],
    [100, MAX_DELAY],
    [5000, MAX_DELAY],
  ])('waits for a frame of %d ms %d ms in a long scroll, and keeps its pixel ratio', (cost, delay) => {
    const { loop, drawnAt, run, gaps, onDprChange } = startedLoop(cost)
    loop.setInputPending(true)
    drawnAt.length = 0
    run(5000)
    expect(drawnAt.length).toBeGreaterThanOrEqual(Math.floor(5000 / (delay + SCREEN)))
    // The next frame of the screen is up to one interval later.
    for (const gap of gaps()) {
      expect(gap).toBeGreaterThanOrEqual(delay)
      expect(gap).toBeLessThan(delay + SCREEN + 0.001)
    }
    expect(onDprChange).not.toHaveBeenCalled()
  })

  it('draws no frame from the pointer’s arrival at a control until its click is handled', () => {
    const { loop, drawnAt, run } = startedLoop(30)
    drawnAt.length = 0
    for (const wait of [150, 80, 100]) {
      loop.setInputPending(true)
      run(wait)
    }
    expect(drawnAt).toEqual([])
    run(MAX_DELAY)
    expect(drawnAt).not.toEqual([])
  })

  it('counts the delay from the end of a frame that is being rendered when input comes', () => {
    const { loop, drawnAt, rendering, run } = startedLoop(100)
    drawnAt.length = 0
    rendering.value = true
    loop.setInputPending(true)
    run(180)
    rendering.value = false
    run(200)
    expect(drawnAt).toEqual([])
    run(80)
    expect(drawnAt).toHaveLength(1)
  })

  it('draws a frame in half a second at least however fast inputs follow each other', () => {
    const { loop, next, gaps } = startedLoop(1000)
    for (let key = 0; key < 300; key += 1) {
      loop.setInputPending(true)
      next(SCREEN)
      loop.setInputPending(false)
    }
    expect(Math.max(...gaps())).toBeLessThan(2 * MAX_DELAY + 2 * SCREEN)
    expect(gaps().length).toBeGreaterThan(8)
  })

  it('does not begin a frame while an expensive one is rendered, and such frames count as late', () => {
    const { drawnAt, rendering, onDprChange, next } = startedLoop(60)
    drawnAt.length = 0
    for (let frame = 0; frame < 40; frame += 1) {
      const before = drawnAt.length
      rendering.value = true
      for (let waited = 0; waited < 3; waited += 1) next(SCREEN)
      expect(drawnAt).toHaveLength(before)
      rendering.value = false
      next(SCREEN)
    }
    expect(drawnAt.length).toBeGreaterThan(35)
    expect(onDprChange).toHaveBeenCalledWith({ scale: 0.85, slow: false })
  })

  it('draws as before when it plays again after a pause with pending input', () => {
    const { loop, drawnAt, run } = startedLoop(100)
    loop.setInputPending(true)
    loop.setPlaying(false)
    loop.setPlaying(true)
    drawnAt.length = 0
    run(100)
    expect(drawnAt).toHaveLength(6)
  })

  it('draws what a paused, resized or restored stage asks for with pending input', () => {
    const { loop, drawnAt, run } = startedLoop(100)
    loop.setInputPending(true)
    drawnAt.length = 0
    loop.drawNow()
    loop.seek({ time: 3, station: null })
    loop.suspend()
    run(50)
    loop.setInputPending(true)
    expect(drawnAt).toHaveLength(2)
    loop.resume()
    expect(drawnAt).toHaveLength(3)
    loop.setPlaying(false)
    loop.setInputPending(true)
    loop.drawNow()
    expect(drawnAt).toHaveLength(4)
  })
})
