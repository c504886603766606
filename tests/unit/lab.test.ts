import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LabStage } from '../../src/lab/labStage.tsx'
import { createPlayer, type LiveCost } from '../../src/lab/player.ts'
import { labModes, readView, writeView, type LabView } from '../../src/lab/view.ts'

type Draw = LabStage['draw']
type Report = (time: number, cost: LiveCost) => void

const ignore = () => {}
const scenes = ['default', 'about', 'whirl'] as const
const defaults = { scene: 'default', seed: 7 } as const

describe('the lab URL', () => {
  it('holds the whole view, for any view', () => {
    const size = fc.option(fc.integer({ min: 1, max: 4096 }), { nil: null })
    const views = fc.record<LabView<(typeof scenes)[number]>>({
      scene: fc.constantFrom(...scenes),
      seed: fc.nat(),
      time: fc.option(fc.double({ min: 0, max: 600, noNaN: true }), { nil: null }),
      at: fc.option(fc.double({ min: 0, max: 9, noNaN: true }), { nil: null }),
      mode: fc.constantFrom(...labModes),
      width: size,
      height: size,
      bare: fc.boolean(),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view), scenes, defaults)).toEqual({
          ...view,
          time: view.time && view.time + 0,
          at: view.at && view.at + 0,
        })
      }),
    )
  })

  it.each(['', '?scene=kraken&seed=x&time=-1&mode=loud&width=0&height=99999', '?time=&seed=NaN&width=1e9'])(
    'falls back to the default scene, paused at the time of its poster, for "%s"',
    (search) => {
      expect(readView(search, scenes, defaults)).toEqual({
        scene: 'default',
        seed: 7,
        time: null,
        at: null,
        mode: 'paused',
        width: null,
        height: null,
        bare: false,
      })
    },
  )
})

describe('the lab’s player', () => {
  let frames: FrameRequestCallback[]
  let now: number

  beforeEach(() => {
    frames = []
    now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
    vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const frame = (later: number) => {
    now += later
    const due = frames.splice(0)
    for (const callback of due) callback?.(now)
  }
  const cost = { drawCalls: 3, triangles: 1764, script: 0.4 }

  it('draws the time that it seeks to, and goes on from there', () => {
    const drawn: number[] = []
    const player = createPlayer({ draw: (time) => (drawn.push(time), cost) }, ignore, ignore)
    player.seek(3.1)
    player.play()
    frame(20)
    expect(drawn).toEqual([3.1, 3.1 + 0.02])
  })

  it('draws nothing while paused', () => {
    const draw = vi.fn<Draw>(() => cost)
    const player = createPlayer({ draw }, ignore, ignore)
    player.play()
    player.pause()
    frame(20)
    expect(draw).not.toHaveBeenCalled()
  })

  it('reports the cost of a frame four times a second, with the mean interval', () => {
    const report = vi.fn<Report>()
    const player = createPlayer({ draw: () => cost }, report, ignore)
    player.play()
    for (let index = 0; index < 10; index += 1) frame(25)
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(expect.closeTo(0.25), { ...cost, interval: 25 })
  })

  it('stops at a frame that throws, and reports it once', () => {
    const onFailure = vi.fn<(error: unknown) => void>()
    const draw = vi.fn<Draw>(() => {
      throw new Error('boom')
    })
    const player = createPlayer({ draw }, ignore, onFailure)
    player.play()
    frame(20)
    frame(20)
    expect(draw).toHaveBeenCalledTimes(1)
    expect(onFailure).toHaveBeenCalledTimes(1)
  })
})
