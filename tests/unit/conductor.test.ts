import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromStage, StageSize, ToStage } from '../../src/backdrop/messages.ts'
import {
  createConductor,
  FIRST_FRAME_TIMEOUT,
  RECOVERY_TIMEOUT,
  type BackdropView,
  type ConductorOptions,
} from '../../src/backdrop/page/conductor.ts'
import { coversPoster, createStatusStore } from '../../src/backdrop/page/status.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { capableFacts } from '../helpers/facts.ts'

const size: StageSize = { width: 800, height: 600, dpr: 1 }

/** A view that counts its canvases. */
function createView() {
  const seen = { canvases: 0 }
  const offscreen = new EventTarget() as OffscreenCanvas
  const canvas = { transferControlToOffscreen: () => offscreen } as HTMLCanvasElement
  const view: BackdropView = {
    measure: () => size,
    addCanvas() {
      seen.canvases += 1
      return canvas
    },
    removeCanvas: () => void (seen.canvases -= 1),
  }
  return { view, seen, offscreen }
}

/** A stage that records what it is sent, and posts what the test says. */
function createStage() {
  const sent: ToStage[] = []
  let receive: (message: FromStage) => void = () => {}
  const close = vi.fn<() => void>()
  const start = vi.fn<ConductorOptions['startStageInPage']>((receiver) => {
    receive = receiver
    return { send: (message: ToStage) => void sent.push(message), close }
  })
  return { sent, close, start, post: (message: FromStage) => receive(message) }
}

function setUp(facts: Partial<ConductorOptions['facts']> = {}, options: Partial<ConductorOptions> = {}) {
  const store = createSiteStore({ route: 'home' })
  const status = createStatusStore()
  const { view, seen, offscreen } = createView()
  const worker = createStage()
  const page = createStage()
  const conductor = createConductor({
    store,
    status,
    view,
    facts: { ...capableFacts, ...facts },
    startStageWorker: worker.start,
    startStageInPage: page.start,
    stopAt: null,
    ...options,
  })
  return { store, status, seen, offscreen, worker, page, conductor }
}

/** A conductor whose stage has drawn its first frame. */
function setUpDrawn() {
  const all = setUp()
  all.worker.post({ type: 'drawn' })
  all.worker.sent.length = 0
  return all
}

describe('the conductor', () => {
  const error = vi.spyOn(console, 'error')

  beforeEach(() => {
    vi.useFakeTimers()
    error.mockReset()
    error.mockImplementation(() => {})
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stops a drawn scene at the requested time, and reports when it is there', () => {
    const { worker, status } = setUp({}, { stopAt: 3.1 })
    worker.sent.length = 0
    worker.post({ type: 'drawn' })
    expect(worker.sent).toEqual([
      { type: 'play', playing: false },
      { type: 'seek', time: 3.1 },
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
      state: { route: 'about', scrollY: 40 },
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
      { type: 'state', state: { route: 'contact', scrollY: 0 } },
      { type: 'state', state: { route: 'contact', scrollY: 12.5 } },
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
      { type: 'state', state: { route: 'home', scrollY: 10 } },
      { type: 'play', playing: false },
      { type: 'state', state: { route: 'home', scrollY: 30 } },
      { type: 'play', playing: true },
    ])
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

  const expectFailed = ({ worker, status, seen }: ReturnType<typeof setUp>, reason: RegExp) => {
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason))
    expect(worker.close).toHaveBeenCalledOnce()
    expect(seen.canvases).toBe(0)
    expect(status.getState()).toMatchObject({ level: 'poster', canRun: false, drawn: false })
  }

  it('ends with one report when the stage fails, and ignores all later messages and changes', () => {
    const all = setUpDrawn()
    all.worker.post({ type: 'failed', reason: 'boom' })
    all.worker.post({ type: 'failed', reason: 'boom again' })
    all.worker.post({ type: 'drawn' })
    all.worker.post({ type: 'contextLost' })
    all.worker.post({ type: 'slow' })
    vi.advanceTimersByTime(RECOVERY_TIMEOUT * 2)
    expectFailed(all, /boom$/)
    updateSite(all.store, { motionPreference: 'play', route: 'about' })
    expect(all.worker.start).toHaveBeenCalledOnce()
    expect(all.worker.sent).toHaveLength(0)
  })

  it('ends when the browser refuses the worker', () => {
    const { status } = setUp(
      {},
      {
        startStageWorker() {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    )
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/denied/))
    expect(status.getState().canRun).toBe(false)
  })

  it('ends when no first frame comes within its playing time', () => {
    const all = setUp()
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT - 1000)
    all.conductor.update({ hidden: true })
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT * 3)
    updateSite(all.store, { motionPreference: 'pause' })
    all.conductor.update({ hidden: false })
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT * 3)
    updateSite(all.store, { motionPreference: 'play' })
    vi.advanceTimersByTime(999)
    expect(error).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expectFailed(all, /no frame came/)
  })

  it('expects no frame within a time once the first one is drawn', () => {
    setUpDrawn()
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT * 10)
    expect(error).not.toHaveBeenCalled()
  })

  it('shows the poster while the context is lost, and ends when it does not come back', () => {
    const all = setUpDrawn()
    all.worker.post({ type: 'contextLost' })
    expect(coversPoster(all.status.getState())).toBe(false)
    vi.advanceTimersByTime(RECOVERY_TIMEOUT - 1)
    all.worker.post({ type: 'drawn' })
    expect(coversPoster(all.status.getState())).toBe(true)
    vi.advanceTimersByTime(RECOVERY_TIMEOUT * 2)
    expect(error).not.toHaveBeenCalled()
    all.worker.post({ type: 'contextLost' })
    vi.advanceTimersByTime(RECOVERY_TIMEOUT)
    expectFailed(all, /context was lost/)
  })
})
