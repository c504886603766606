import { describe, expect, it, vi } from 'vitest'
import { createFrameLoop } from '../../src/backdrop/stage/frameLoop.ts'
import { createFrames } from '../helpers/frames.ts'

/** A started loop that records the seconds of each frame, and the scene's time. */
function startLoop(playing = true, draw: (seconds: number) => void = () => {}, software = false) {
  const frames = createFrames()
  const drawn: number[] = []
  const time = { value: 0 }
  const onFailure = vi.fn<(error: unknown) => void>()
  const onDprChange = vi.fn<(change: { scale: number; slow: boolean }) => void>()
  const loop = createFrameLoop({
    playing,
    software,
    draw(seconds) {
      draw(seconds)
      drawn.push(seconds)
      time.value += seconds
    },
    seek: (moment) => void (time.value = moment.time),
    onDprChange,
    onFailure,
    frames: frames.source,
  })
  loop.start()
  /** Delivers `count` frames. One that follows a drawn frame comes `milliseconds` later, others come in time. */
  let hasDrawn = true
  const drawSlowly = (count: number, milliseconds: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      const before = drawn.length
      frames.next(hasDrawn ? milliseconds : 1000 / 60)
      hasDrawn = drawn.length > before
    }
  }
  return { loop, frames, drawn, time, onFailure, onDprChange, drawSlowly }
}

describe('the frame loop', () => {
  it('gives each frame the seconds since the one before', () => {
    const { frames, drawn } = startLoop()
    for (const milliseconds of [16, 20, 33]) frames.next(milliseconds)
    expect(drawn).toEqual([0.016, 0.02, 0.033])
  })

  it('gives a frame one second at most, and never a negative time', () => {
    const { frames, drawn } = startLoop()
    frames.next(60_000)
    frames.next(-500)
    expect(drawn).toEqual([1, 0])
  })

  it.each([
    [30, 30],
    [60, 60],
    [90, 90],
    [100, 100],
    [120, 60],
    [144, 72],
    [240, 80],
  ])('draws for a screen of %d Hz %d frames a second', (hertz, rate) => {
    const { frames, drawn } = startLoop()
    // The screen's own rate is measured, which takes four frames.
    for (let frame = 0; frame < 3 * hertz; frame += 1) frames.next(1000 / hertz)
    frames.next(1000)
    drawn.length = 0
    for (let frame = 0; frame < hertz; frame += 1) frames.next(1000 / hertz)
    expect(drawn).toHaveLength(rate)
  })

  it('draws at most 15 frames a second in software, all of them at the full pixel ratio', () => {
    const { drawn, frames, drawSlowly, onDprChange } = startLoop(true, undefined, true)
    for (let frame = 0; frame < 60; frame += 1) frames.next(1000 / 60)
    expect(drawn).toHaveLength(15)
    drawSlowly(200, 120)
    expect(onDprChange).not.toHaveBeenCalled()
  })

  it('comes to rest within 1.5 seconds, and goes on from there within 0.4', () => {
    const { loop, frames, drawn, time } = startLoop()
    const draw = (seconds: number) => {
      for (let frame = 0; frame < seconds * 60; frame += 1) frames.next(1000 / 60)
    }
    draw(1)
    loop.setResting(true)
    drawn.length = 0
    draw(1.52)
    // Each step is shorter than the one before.
    expect(drawn.every((seconds, index) => index === 0 || seconds < (drawn[index - 1] ?? 0))).toBe(true)
    const stopped = { frames: drawn.length, time: time.value }
    expect(stopped.time).toBeCloseTo(1 + 1.5 / 2, 1)
    expect(frames.requested()).toBe(0)
    expect(loop.isRunning()).toBe(false)
    frames.next(600_000)
    expect(drawn).toHaveLength(stopped.frames)
    loop.setResting(false)
    drawn.length = 0
    draw(0.42)
    expect(drawn[0]).toBeLessThan(0.002)
    expect(drawn.at(-1)).toBeCloseTo(1 / 60)
    expect(time.value - stopped.time).toBeCloseTo(0.4 / 2, 1)
  })

  it('draws one frame if it starts paused', () => {
    const { frames, drawn } = startLoop(false)
    frames.next(16)
    expect(drawn).toEqual([0])
    expect(frames.requested()).toBe(0)
  })

  it('requests no frame while paused, and goes on without the time of the pause', () => {
    const { loop, frames, drawn } = startLoop()
    frames.next(16)
    loop.setPlaying(false)
    expect(frames.requested()).toBe(0)
    frames.next(5000)
    loop.setPlaying(true)
    frames.next(16)
    expect(drawn).toEqual([0.016, 0.016])
  })

  it('requests one frame at a time, however often it is told to play', () => {
    const { loop, frames } = startLoop()
    loop.setPlaying(true)
    loop.setPlaying(true)
    expect(frames.requested()).toBe(1)
  })

  it('draws the time that it seeks to, and goes on from there', () => {
    const { loop, frames, time, drawn } = startLoop()
    frames.next(16)
    loop.seek({ time: 7, station: null })
    expect(time.value).toBe(7)
    expect(drawn.at(-1)).toBe(0)
    frames.next(20)
    expect(time.value).toBeCloseTo(7.02)
  })

  it('seeks while paused, in one frame', () => {
    const { loop, frames, time, drawn } = startLoop(false)
    loop.seek({ time: 3, station: null })
    expect(time.value).toBe(3)
    expect(drawn).toEqual([0])
    expect(loop.isRunning()).toBe(false)
    frames.next(16)
    expect(time.value).toBe(3)
  })

  it('draws nothing while suspended, one frame when that ends, and then goes on', () => {
    const { loop, frames, drawn } = startLoop()
    loop.suspend()
    loop.drawNow()
    loop.seek({ time: 2, station: null })
    frames.next(16)
    expect(drawn).toHaveLength(0)
    expect(loop.isRunning()).toBe(false)
    loop.resume()
    expect(drawn).toEqual([0])
    frames.next(16)
    expect(drawn).toEqual([0, 0.016])
  })

  it('stays paused when a suspension ends', () => {
    const { loop, frames, drawn } = startLoop()
    loop.suspend()
    loop.setPlaying(false)
    loop.resume()
    frames.next(16)
    expect(drawn).toEqual([0])
  })

  it('stops for good at a frame that throws, and reports it once', () => {
    const error = new Error('boom')
    const { loop, frames, drawn, onFailure } = startLoop(true, () => {
      throw error
    })
    frames.next(16)
    frames.next(16)
    loop.setPlaying(true)
    loop.drawNow()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
    expect(drawn).toHaveLength(0)
    expect(frames.requested()).toBe(0)
  })

  it('reports no failure after it was stopped', () => {
    const { loop, onFailure } = startLoop()
    loop.stop()
    loop.fail(new Error('late'))
    expect(onFailure).not.toHaveBeenCalled()
  })

  it.each([20, 30, 50])(
    'keeps the pixel ratio if the browser itself asks for %d frames a second',
    (hertz) => {
      const { frames, drawn, onDprChange } = startLoop()
      for (let frame = 0; frame < 60 * hertz; frame += 1) frames.next(1000 / hertz)
      expect(onDprChange).not.toHaveBeenCalled()
      expect(drawn.length).toBeGreaterThan(59 * hertz)
    },
  )

  it('keeps the pixel ratio while the browser has halved its rate, and after it is full again', () => {
    const { frames, drawSlowly, onDprChange } = startLoop()
    for (const rate of [60, 30, 60, 30, 60])
      for (let frame = 0; frame < 5 * rate; frame += 1) frames.next(1000 / rate)
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
    drawSlowly(10, 100)
    loop.resetFrameTimes()
    drawSlowly(10, 100)
    expect(onDprChange).not.toHaveBeenCalled()
    drawSlowly(20, 100)
    expect(onDprChange).toHaveBeenCalledExactlyOnceWith({ scale: 0.85, slow: false })
  })
})
