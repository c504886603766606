import { Object3D } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { LONGEST_REST, restOf } from '../../src/backdrop/stage/frameCost.ts'
import { createFrameLoop } from '../../src/backdrop/stage/frameLoop.ts'
import { createMotionSystem, MAX_STEP } from '../../src/motion/motionSystem.ts'
import { createFrames } from '../helpers/frames.ts'
import { floating } from '../helpers/motions.ts'

/** Milliseconds between two frames of a screen. */
const SCREEN = 1000 / 60

/** A playing loop whose frames take `cost` ms to render, that records when it draws, in ms. */
function startLoop(cost: number) {
  const frames = createFrames()
  const drawnAt: number[] = []
  const steps: number[] = []
  const rendering = { value: false }
  const onDprChange = vi.fn<(change: { scale: number; slow: boolean }) => void>()
  const loop = createFrameLoop({
    playing: true,
    draw(seconds) {
      drawnAt.push(frames.source.now())
      steps.push(seconds)
    },
    seek: () => {},
    onDprChange,
    onFailure: () => {},
    cost: { measure: () => {}, isRendering: () => rendering.value, rest: () => restOf(cost) },
    frames: frames.source,
  })
  loop.start()
  const run = (milliseconds: number) => {
    const end = frames.source.now() + milliseconds
    while (frames.source.now() < end) frames.next(SCREEN)
  }
  const gaps = () => drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? at))
  run(100)
  return { loop, frames, drawnAt, steps, rendering, onDprChange, run, gaps }
}

describe('a scene that gives way', () => {
  it('draws every frame of a long scroll if its frames take 8 ms or less', () => {
    const { loop, drawnAt, run, gaps } = startLoop(8)
    loop.giveWay(true)
    run(3000)
    expect(drawnAt.length).toBeGreaterThan(180)
    expect(Math.max(...gaps())).toBeCloseTo(SCREEN)
  })

  it('draws no frame in the 100 ms of an answer if its frames take 30 ms, and every frame after it', () => {
    const { loop, drawnAt, run } = startLoop(30)
    drawnAt.length = 0
    loop.giveWay(true)
    run(100)
    expect(drawnAt).toEqual([])
    loop.giveWay(false)
    run(100)
    expect(drawnAt).toHaveLength(6)
  })

  it.each([
    [9, 36],
    [30, 120],
    [62, 248],
    [100, LONGEST_REST],
    [5000, LONGEST_REST],
  ])('of %d ms draws a frame every %d ms of a long scroll', (cost, rest) => {
    const { loop, drawnAt, run, gaps } = startLoop(cost)
    loop.giveWay(true)
    drawnAt.length = 0
    run(3000)
    expect(drawnAt.length).toBeGreaterThanOrEqual(Math.floor(3000 / (rest + SCREEN)))
    // The next frame of the screen is up to one interval later.
    for (const gap of gaps()) {
      expect(gap).toBeGreaterThanOrEqual(rest)
      expect(gap).toBeLessThan(rest + SCREEN + 0.001)
    }
  })

  it('draws no frame from the moment at which the pointer reaches a control to the answer of its click', () => {
    const { loop, drawnAt, run } = startLoop(30)
    drawnAt.length = 0
    for (const wait of [150, 80, 100]) {
      loop.giveWay(true)
      run(wait)
    }
    expect(drawnAt).toEqual([])
    run(LONGEST_REST)
    expect(drawnAt).not.toEqual([])
  })

  it('rests from the end of a frame that is rendered when the page begins to answer', () => {
    const { loop, drawnAt, rendering, run } = startLoop(100)
    drawnAt.length = 0
    rendering.value = true
    loop.giveWay(true)
    run(180)
    rendering.value = false
    run(200)
    expect(drawnAt).toEqual([])
    run(80)
    expect(drawnAt).toHaveLength(1)
  })

  it('draws a frame in half a second at least however fast answers follow each other', () => {
    const { loop, frames, gaps } = startLoop(1000)
    for (let key = 0; key < 300; key += 1) {
      loop.giveWay(true)
      frames.next(SCREEN)
      loop.giveWay(false)
    }
    expect(Math.max(...gaps())).toBeLessThan(2 * LONGEST_REST + 2 * SCREEN)
    expect(gaps().length).toBeGreaterThan(8)
  })

  it('never rests longer than 250 ms', () => {
    for (const cost of [8.1, 50, 63, 250, 1e6, Infinity]) expect(restOf(cost)).toBeLessThanOrEqual(250)
  })

  it('moves a body after a rest by one longest step at most', () => {
    const { loop, steps, run } = startLoop(100)
    loop.giveWay(true)
    steps.length = 0
    run(2000)
    const body = new Object3D()
    const system = createMotionSystem(1)
    system.add(body, { ...floating, index: 0 }, (each, _, t) => void each.position.setY(t))
    for (const step of steps) {
      const before = body.position.y
      system.advance(step)
      expect(body.position.y - before).toBeCloseTo(MAX_STEP)
    }
    expect(steps.length).toBeGreaterThan(5)
  })

  it('does not lower the pixel ratio because of rests', () => {
    const { loop, onDprChange, run } = startLoop(100)
    loop.giveWay(true)
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

  it('draws as before when it plays again after a pause during an answer', () => {
    const { loop, drawnAt, run } = startLoop(100)
    loop.giveWay(true)
    loop.setPlaying(false)
    loop.setPlaying(true)
    drawnAt.length = 0
    run(100)
    expect(drawnAt).toHaveLength(6)
  })

  it('draws what a paused, resized or restored stage asks for during an answer', () => {
    const { loop, drawnAt, run } = startLoop(100)
    loop.giveWay(true)
    drawnAt.length = 0
    loop.drawNow()
    loop.seek({ time: 3, station: null })
    loop.suspend()
    run(50)
    loop.giveWay(true)
    expect(drawnAt).toHaveLength(2)
    loop.resume()
    expect(drawnAt).toHaveLength(3)
    loop.setPlaying(false)
    loop.giveWay(true)
    loop.drawNow()
    expect(drawnAt).toHaveLength(4)
  })

  it('draws nothing after it has failed, whatever the page answers', () => {
    const { loop, drawnAt, run } = startLoop(1)
    loop.fail(new Error('boom'))
    drawnAt.length = 0
    loop.giveWay(true)
    loop.giveWay(false)
    run(500)
    expect(drawnAt).toEqual([])
  })
})
