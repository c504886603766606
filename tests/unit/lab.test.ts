import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createPlayer } from '../../src/lab/player.ts'
import { routeScenes } from '../../src/routes/table.ts'
import { labModes, readView, writeView, type LabView } from '../../src/lab/view.ts'

describe('the lab URL', () => {
  it('holds the whole view, for any view', () => {
    const size = fc.option(fc.integer({ min: 1, max: 4096 }), { nil: null })
    const views = fc.record<LabView>({
      scene: fc.constantFrom(...routeScenes),
      time: fc.option(fc.double({ min: 0, max: 600, noNaN: true }), { nil: null }),
      at: fc.option(fc.double({ min: 0, max: 9, noNaN: true }), { nil: null }),
      mode: fc.constantFrom(...labModes),
      width: size,
      height: size,
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view))).toEqual({
          ...view,
          time: view.time && view.time + 0,
          at: view.at && view.at + 0,
        })
      }),
    )
  })

  it.each(['', '?scene=kraken&time=-1&mode=loud&height=99999', '?time=&width=0'])(
    'shows the default poster for "%s"',
    (search) => {
      const paused = { scene: 'default', time: null, at: null, mode: 'paused' }
      expect(readView(search)).toEqual({ ...paused, width: null, height: null })
    },
  )
})

it('the lab’s player stops in a pause, and at a frame that throws, which it reports once', () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => void frames.splice(0))
  const onFailure = vi.fn<(error: unknown) => void>()
  const draw = () => {
    throw new Error('boom')
  }
  const player = createPlayer({ draw }, () => {}, onFailure)
  player.play()
  player.pause()
  expect(frames).toEqual([])
  player.play()
  frames.shift()?.(20)
  expect(frames).toEqual([])
  expect(onFailure).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
