import { describe, expect, it, vi } from 'vitest'
import { createFrameLoop, type FrameSource } from '../../src/stage/frameLoop.ts'

/** Milliseconds between two frames of a screen. */
const SCREEN = 1000 / 60

/**
 * A started loop, whose frames come when the test says so. It records the seconds of each frame, and the
 * scene's time.
 */
function startLoop({ playing = true, software = false } = {}) {
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
  const time = { value: 0 }
  const onFailure = vi.fn<(error: unknown) => void>()
  const onDprChange = vi.fn<(change: { scale: number; slow: boolean }) => void>()
  const loop = createFrameLoop({
    playing,
    software,
    draw(seconds) {
      drawn.push(seconds)
      time.value += seconds
    },
    seek: (target) => void (time.value = target.time),
    onDprChange,
    onFailure,
    frames,
  })
  loop.start()
  /** Delivers the frames of `milliseconds`. */
  const run = (milliseconds: number, interval = SCREEN) => {
    for (let passed = 0; passed < milliseconds; passed += interval) next(interval)
  }
  const requested = () => callbacks.size
  return { loop, next, run, requested, drawn, time, onFailure, onDprChange }
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
    next(1000)
    drawn.length = 0
    for (let frame = 0; frame < hertz; frame += 1) next(1000 / hertz)
    expect(drawn).toHaveLength(rate)
  })

  it('draws at most 15 frames a second in software, all of them at the full pixel ratio', () => {
    const { drawn, next, run, onDprChange } = startLoop({ software: true })
    for (let frame = 0; frame < 60; frame += 1) next(SCREEN)
    expect(drawn).toHaveLength(15)
    run(24_000, 120)
    expect(onDprChange).not.toHaveBeenCalled()
  })

  it('draws one frame if it starts paused, one for each time that it seeks, and goes on from there', () => {
    const { loop, next, requested, time, drawn } = startLoop({ playing: false })
    loop.seek({ time: 3, progress: null })
    expect([time.value, drawn]).toEqual([3, [0]])
    expect(loop.isRunning()).toBe(false)
    next(16)
    expect([time.value, drawn]).toEqual([3, [0, 0]])
    expect(requested()).toBe(0)
    loop.setPlaying(true)
    next(16)
    loop.seek({ time: 7, progress: null })
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
    loop.seek({ time: 2, progress: null })
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

  it('keeps the pixel ratio on a display of 30 Hz, and lowers it for frames that take longer', () => {
    const { run, onDprChange } = startLoop()
    run(10_000, 1000 / 30)
    expect(onDprChange).not.toHaveBeenCalled()
    run(4000, 40)
    expect(onDprChange).toHaveBeenCalledWith({ scale: 0.85, slow: false })
  })

  it('draws in every frame that changes the pixel ratio, which empties the canvas', () => {
    const { next, drawn, onDprChange } = startLoop()
    const drawnBefore: number[] = []
    onDprChange.mockImplementation(() => void drawnBefore.push(drawn.length))
    for (let frame = 0; frame < 100; frame += 1) {
      next(100)
      for (const count of drawnBefore.splice(0)) expect(drawn).toHaveLength(count + 1)
    }
    expect(onDprChange).toHaveBeenCalled()
  })

  it('asks for a lower pixel ratio while frames are late, and forgets them on a reset', () => {
    const { loop, run, onDprChange } = startLoop()
    // A window has eight or nine such frames, and two late windows lower the ratio.
    run(1500, 100)
    loop.resetFrameTimes()
    run(1500, 100)
    expect(onDprChange).not.toHaveBeenCalled()
    run(1000, 100)
    expect(onDprChange).toHaveBeenCalledExactlyOnceWith({ scale: 0.85, slow: false })
  })

  it('begins no frame while it is held for the page’s input, which counts as no late frame', () => {
    const { loop, run, drawn, onDprChange } = startLoop()
    for (let key = 0; key < 100; key += 1) {
      loop.setHeld(true)
      drawn.length = 0
      run(50)
      expect(drawn).toEqual([])
      loop.setHeld(false)
      run(SCREEN)
      expect(drawn).toHaveLength(1)
    }
    expect(onDprChange).not.toHaveBeenCalled()
    loop.setHeld(true)
    loop.drawNow()
    loop.setPlaying(false)
    loop.setPlaying(true)
    drawn.length = 0
    run(100)
    expect(drawn).toHaveLength(6)
  })
})
