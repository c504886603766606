import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFrameCost } from '../../src/stage/frameCost.ts'

/** A context that renders each frame in `cost` ms, after the frames before it. */
function createContext(costs: () => number) {
  const fences = new Map<object, number>()
  let lost = false
  let finishedAt = 0
  const counts = { fences: 0 }
  const gl = {
    SYNC_GPU_COMMANDS_COMPLETE: 1,
    SYNC_STATUS: 2,
    UNSIGNALED: 3,
    SIGNALED: 4,
    fenceSync() {
      if (lost) return null
      counts.fences += 1
      const fence = {}
      finishedAt = Math.max(finishedAt, performance.now()) + costs()
      fences.set(fence, finishedAt)
      return fence
    },
    flush: () => {},
    getSyncParameter(fence: object) {
      if (lost) return null
      return performance.now() >= (fences.get(fence) ?? 0) ? gl.SIGNALED : gl.UNSIGNALED
    },
    deleteSync: (fence: object) => void fences.delete(fence),
  }
  return {
    cost: createFrameCost(() => gl as unknown as WebGL2RenderingContext),
    counts,
    fences,
    lose: () => (lost = true),
  }
}

describe('the cost of frames', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  /**
   * Draws a frame every 16 ms for `milliseconds`, as the loop does: not while an expensive one is rendered.
   */
  const draw = (cost: ReturnType<typeof createContext>['cost'], milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 16) {
      if (!cost.isRendering()) cost.measure(performance.now())
      vi.advanceTimersByTime(16)
    }
  }

  it.each([
    [0.5, 0, 0],
    [8, 0, 0],
    [12, 4 * 12, 4 * 12],
    [33, 4 * 33, 4 * 36],
    [100, 250, 250],
  ])('asks after frames of %d ms for a delay of %d to %d ms', (ms, least, most) => {
    const { cost, counts } = createContext(() => ms)
    draw(cost, 4000)
    expect(cost.delay()).toBeGreaterThanOrEqual(least)
    expect(cost.delay()).toBeLessThanOrEqual(most)
    if (most > 0) return
    // It measures four cheap frames a second.
    expect(counts.fences).toBeLessThanOrEqual(16)
    expect(counts.fences).toBeGreaterThan(10)
  })

  it('asks for a delay after frames for which their thread waits, as where they are copied', () => {
    const { cost } = createContext(() => 0)
    const timers = performance.now.bind(performance)
    /** Milliseconds for which the thread has run no task. */
    let waited = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => timers() + waited)
    for (let frame = 0; frame < 40; frame += 1) {
      cost.measure(performance.now())
      waited += 40
      vi.advanceTimersByTime(16)
    }
    clock.mockRestore()
    expect(cost.delay()).toBeGreaterThanOrEqual(4 * 40)
    expect(cost.delay()).toBeLessThanOrEqual(4 * 41)
  })

  it('asks for no delay while one frame in four is cheap', () => {
    let frame = 0
    const { cost } = createContext(() => ((frame += 1) % 4 === 0 ? 2 : 40))
    for (let second = 0; second < 10; second += 1) {
      draw(cost, 1000)
      expect(cost.delay()).toBe(0)
    }
  })

  it('says that an expensive frame is still rendered, and never that of a cheap one', () => {
    let ms = 40
    const { cost } = createContext(() => ms)
    draw(cost, 2000)
    vi.advanceTimersByTime(500)
    cost.measure(performance.now())
    expect(cost.isRendering()).toBe(true)
    vi.advanceTimersByTime(44)
    expect(cost.isRendering()).toBe(false)
    ms = 2
    draw(cost, 2000)
    vi.advanceTimersByTime(500)
    cost.measure(performance.now())
    expect(cost.isRendering()).toBe(false)
  })

  it('waits 250 ms for a fence that is never signalled, and keeps none', () => {
    const { cost, fences } = createContext(() => Infinity)
    draw(cost, 3000)
    cost.measure(performance.now())
    expect(cost.isRendering()).toBe(true)
    vi.advanceTimersByTime(250)
    expect(cost.isRendering()).toBe(false)
    expect(fences.size).toBe(0)
  })

  it('ends a measurement when the context is lost, and starts no other', () => {
    const { cost, counts, lose } = createContext(() => 40)
    draw(cost, 2000)
    vi.advanceTimersByTime(500)
    cost.measure(performance.now())
    vi.advanceTimersByTime(4)
    lose()
    vi.advanceTimersByTime(20)
    expect(cost.isRendering()).toBe(false)
    // The frame that was lost does not count as a cheap one.
    expect(cost.delay()).toBeGreaterThan(0)
    const before = counts.fences
    draw(cost, 1000)
    expect(counts.fences).toBe(before)
  })
})
