import { describe, expect, it, vi } from 'vitest'
import { MAX_DELAY, delayAfter } from '../../src/backdrop/stage/frameCost.ts'
import { createFrameLoop } from '../../src/backdrop/stage/frameLoop.ts'
import { createFrames } from '../helpers/frames.ts'

/** Milliseconds between two frames of a screen. */
const SCREEN = 1000 / 60

/** A playing loop whose frames take `cost` ms to render, that records when it draws, in ms. */
function startLoop(cost: number) {
  const frames = createFrames()
  const drawnAt: number[] = []
  const rendering = { value: false }
  const onDprChange = vi.fn<(change: { scale: number; slow: boolean }) => void>()
  const loop = createFrameLoop({
    playing: true,
    draw: () => void drawnAt.push(frames.source.now()),
    seek: () => {},
    onDprChange,
    onFailure: () => {},
    cost: { measure: () => {}, isRendering: () => rendering.value, delay: () => delayAfter(cost) },
    frames: frames.source,
  })
  loop.start()
  const run = (milliseconds: number) => {
    const end = frames.source.now() + milliseconds
    while (frames.source.now() < end) frames.next(SCREEN)
  }
  const gaps = () => drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? at))
  run(100)
  return { loop, frames, drawnAt, rendering, onDprChange, run, gaps }
}

describe('a frame loop with pending input', () => {
  it('draws every frame of a long scroll if its frames take 8 ms or less', () => {
    const { loop, drawnAt, run, gaps } = startLoop(8)
    loop.setInputPending(true)
    run(3000)
    expect(drawnAt.length).toBeGreaterThan(180)
    expect(Math.max(...gaps())).toBeCloseTo(SCREEN)
  })

  it.each([
    [9, 36],
    [30, 120],
    [62, 248],
    [100, MAX_DELAY],
    [5000, MAX_DELAY],
  ])('of %d ms draws a frame every %d ms of a long scroll', (cost, delay) => {
    const { loop, drawnAt, run, gaps } = startLoop(cost)
    loop.setInputPending(true)
    drawnAt.length = 0
    run(3000)
    expect(drawnAt.length).toBeGreaterThanOrEqual(Math.floor(3000 / (delay + SCREEN)))
    // The next frame of the screen is up to one interval later.
    for (const gap of gaps()) {
      expect(gap).toBeGreaterThanOrEqual(delay)
      expect(gap).toBeLessThan(delay + SCREEN + 0.001)
    }
  })

  it('draws no frame from the moment at which the pointer reaches a control until its click is handled', () => {
    const { loop, drawnAt, run } = startLoop(30)
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
    const { loop, drawnAt, rendering, run } = startLoop(100)
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
    const { loop, frames, gaps } = startLoop(1000)
    for (let key = 0; key < 300; key += 1) {
      loop.setInputPending(true)
      frames.next(SCREEN)
      loop.setInputPending(false)
    }
    expect(Math.max(...gaps())).toBeLessThan(2 * MAX_DELAY + 2 * SCREEN)
    expect(gaps().length).toBeGreaterThan(8)
  })

  it('does not lower the pixel ratio because of delays', () => {
    const { loop, onDprChange, run } = startLoop(100)
    loop.setInputPending(true)
    run(20_000)
    expect(onDprChange).not.toHaveBeenCalled()
  })

  it('does not begin a frame while an expensive one is rendered, and such frames count as late', () => {
    const { drawnAt, rendering, onDprChange, frames } = startLoop(60)
    drawnAt.length = 0
    for (let frame = 0; frame < 40; frame += 1) {
      const before = drawnAt.length
      rendering.value = true
      for (let waited = 0; waited < 3; waited += 1) frames.next(SCREEN)
      expect(drawnAt).toHaveLength(before)
      rendering.value = false
      frames.next(SCREEN)
    }
    expect(drawnAt.length).toBeGreaterThan(35)
    expect(onDprChange).toHaveBeenCalledWith({ scale: 0.85, slow: false })
  })

  it('draws as before when it plays again after a pause with pending input', () => {
    const { loop, drawnAt, run } = startLoop(100)
    loop.setInputPending(true)
    loop.setPlaying(false)
    loop.setPlaying(true)
    drawnAt.length = 0
    run(100)
    expect(drawnAt).toHaveLength(6)
  })

  it('draws what a paused, resized or restored stage asks for with pending input', () => {
    const { loop, drawnAt, run } = startLoop(100)
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
