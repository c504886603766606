import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coversPoster } from '../../src/backdrop/page/status.ts'
import { updateSite } from '../../src/store/site.ts'
import { setUp, setUpDrawn, size } from '../helpers/conductor.ts'
import { stageState } from '../helpers/stageState.ts'

describe('the conductor', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stops a drawn scene at the requested time, and reports when it is there', () => {
    const { worker, status } = setUp({}, { stopAt: { time: 3.1, station: 1 } })
    worker.sent.length = 0
    worker.post({ type: 'drawn' })
    expect(worker.sent).toEqual([
      { type: 'play', playing: false },
      { type: 'seek', moment: { time: 3.1, station: 1 } },
    ])
    expect(status.getState().seekedTo).toBeNull()
    worker.post({ type: 'seeked', time: 3.1 })
    expect(status.getState().seekedTo).toBe(3.1)
  })

  it('starts the worker with the canvas and the state of that moment, over the poster until it has drawn', () => {
    const { store, status, worker, page, seen, offscreen } = setUp({ preference: 'pause' })
    updateSite(store, { route: 'about', scrollY: 40 })
    expect(seen.canvases).toBe(0)
    updateSite(store, { motionPreference: 'play' })
    expect(worker.sent.at(-1)).toEqual({
      type: 'start',
      canvas: offscreen,
      size,
      state: stageState({ route: 'about', scrollY: 40 }),
      playing: true,
    })
    expect(seen.canvases).toBe(1)
    expect(coversPoster(status.getState())).toBe(false)
    worker.post({ type: 'drawn' })
    expect(coversPoster(status.getState())).toBe(true)
    expect(page.start).not.toHaveBeenCalled()
  })

  it('draws in the page where no worker can', () => {
    const { page, seen } = setUp({}, { startStageWorker: null })
    expect(page.sent.map(({ type }) => type)).toEqual(['start'])
    expect(seen.canvases).toBe(1)
  })

  it('sends every change of route, scroll position and size', () => {
    const { store, worker, conductor } = setUpDrawn()
    updateSite(store, { route: 'contact' })
    updateSite(store, { scrollY: 12.5 })
    updateSite(store, { menuOpen: true })
    conductor.resize()
    expect(worker.sent).toEqual([
      { type: 'state', state: stageState({ route: 'contact' }) },
      { type: 'state', state: stageState({ route: 'contact', scrollY: 12.5 }) },
      { type: 'size', size },
    ])
  })

  it('sends the scroll position only while the scene plays, and the latest one when it goes on', () => {
    const { store, worker } = setUpDrawn()
    updateSite(store, { scrollY: 10 })
    updateSite(store, { motionPreference: 'pause' })
    updateSite(store, { scrollY: 20 })
    updateSite(store, { scrollY: 30 })
    updateSite(store, { motionPreference: 'play' })
    expect(worker.sent).toEqual([
      { type: 'state', state: stageState({ route: 'home', scrollY: 10 }) },
      { type: 'play', playing: false },
      { type: 'state', state: stageState({ route: 'home', scrollY: 30 }) },
      { type: 'play', playing: true },
    ])
  })

  it('tells a playing stage when the page answers, and no other', () => {
    const { store, worker, conductor } = setUpDrawn()
    conductor.giveWay(true)
    conductor.giveWay(false)
    expect(worker.sent).toEqual([
      { type: 'giveWay', answering: true },
      { type: 'giveWay', answering: false },
    ])
    updateSite(store, { motionPreference: 'pause' })
    worker.sent.length = 0
    conductor.giveWay(true)
    expect(worker.sent).toEqual([])
    updateSite(store, { motionPreference: 'play' })
    vi.spyOn(console, 'error').mockImplementationOnce(() => {})
    worker.post({ type: 'failed', reason: 'boom' })
    worker.sent.length = 0
    conductor.giveWay(true)
    expect(worker.sent).toEqual([])
  })

  it('pauses and plays with the visitor, the system and the tab', () => {
    const { store, worker, status, conductor } = setUpDrawn()
    updateSite(store, { motionPreference: 'pause' })
    expect(status.getState()).toMatchObject({ level: 'paused', canRun: true })
    updateSite(store, { motionPreference: 'auto' })
    conductor.update({ hidden: true })
    expect(coversPoster(status.getState())).toBe(true)
    conductor.update({ hidden: false })
    conductor.update({ reducedMotion: true })
    expect(coversPoster(status.getState())).toBe(false)
    conductor.update({ reducedMotion: false })
    expect(coversPoster(status.getState())).toBe(true)
    expect(worker.sent.filter(({ type }) => type === 'play')).toEqual(
      [false, true, false, true, false, true].map((playing) => ({ type: 'play', playing })),
    )
  })

  it('starts the stage when the level is first animated, and only once', () => {
    const { store, worker, status } = setUp({ reducedMotion: true })
    expect(status.getState()).toMatchObject({ level: 'poster', canRun: true })
    expect(worker.start).not.toHaveBeenCalled()
    updateSite(store, { motionPreference: 'play' })
    updateSite(store, { motionPreference: 'pause' })
    updateSite(store, { motionPreference: 'play' })
    expect(worker.start).toHaveBeenCalledOnce()
  })

  it('pauses the scene and shows the poster on a device that is too slow', () => {
    const { worker, status } = setUpDrawn()
    worker.post({ type: 'slow' })
    expect(status.getState()).toMatchObject({ level: 'poster', canRun: true })
    expect(worker.sent).toEqual([{ type: 'play', playing: false }])
  })
})
