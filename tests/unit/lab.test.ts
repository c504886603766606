import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LabStage } from '../../src/lab/labStage.tsx'
import { createPlayer, type LiveFigures } from '../../src/lab/player.ts'
import { labLevels, readView, writeView, type LabView } from '../../src/lab/view.ts'

type Draw = LabStage['draw']
type Report = (time: number, figures: LiveFigures) => void

const ignore = () => {}
const scenes = ['default', 'about', 'whirl'] as const

describe('a lab address', () => {
  it('says everything that the lab shows, for any view', () => {
    const size = fc.option(fc.integer({ min: 1, max: 4096 }), { nil: null })
    const views = fc.record<LabView<(typeof scenes)[number]>>({
      scene: fc.constantFrom(...scenes),
      seed: fc.nat(),
      time: fc.option(fc.double({ min: 0, max: 600, noNaN: true }), { nil: null }),
      level: fc.constantFrom(...labLevels),
      width: size,
      height: size,
      bare: fc.boolean(),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view), scenes, 7)).toEqual({ ...view, time: view.time && view.time + 0 })
      }),
    )
  })

  it.each(['', '?scene=kraken&seed=x&time=-1&level=loud&width=0&height=99999', '?time=&seed=NaN&width=1e9'])(
    'falls back to the first scene, stopped at its poster, for "%s"',
    (search) => {
      expect(readView(search, scenes, 7)).toEqual({
        scene: 'default',
        seed: 7,
        time: null,
        level: 'paused',
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
  const figures = { drawCalls: 3, triangles: 1764, script: 0.4 }

  it('draws the very time that it is sent to, and goes on from there', () => {
    const drawn: number[] = []
    const player = createPlayer({ draw: (time) => (drawn.push(time), figures) }, ignore, ignore)
    player.seek(3.1)
    player.play()
    frame(20)
    expect(drawn).toEqual([3.1, 3.1 + 0.02])
  })

  it('draws nothing while it stands', () => {
    const draw = vi.fn<Draw>(() => figures)
    const player = createPlayer({ draw }, ignore, ignore)
    player.play()
    player.pause()
    frame(20)
    expect(draw).not.toHaveBeenCalled()
  })

  it('reports what frames cost four times a second, with the mean time between them', () => {
    const report = vi.fn<Report>()
    const player = createPlayer({ draw: () => figures }, report, ignore)
    player.play()
    for (let index = 0; index < 10; index += 1) frame(25)
    expect(report).toHaveBeenCalledTimes(1)
    expect(report).toHaveBeenCalledWith(expect.closeTo(0.25), { ...figures, interval: 25 })
  })

  it('stops at a frame that fails, and says so once', () => {
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
