import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  conduct,
  FIRST_FRAME,
  RECOVERY,
  type BackdropPlace,
  type ConductorOptions,
} from '../../src/backdrop/conductor.ts'
import type { FromStage, StageSize, ToStage } from '../../src/backdrop/messages.ts'
import { hostStage } from '../../src/backdrop/stageHost.ts'
import { createStatusStore } from '../../src/backdrop/status.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { able } from '../helpers/facts.ts'

const size: StageSize = { width: 800, height: 600, dpr: 1 }

/** A place that notes what is done to it. */
function createPlace() {
  const seen = { canvases: 0, shown: false, still: false, time: Number.NaN }
  const place: BackdropPlace = {
    measure: () => size,
    addCanvas() {
      seen.canvases += 1
      return { transferControlToOffscreen: () => 'offscreen' } as unknown as HTMLCanvasElement
    },
    removeCanvas: () => void (seen.canvases = 0),
    setShown: (shown) => void (seen.shown = shown),
    setStill: (still) => void (seen.still = still),
    setTime: (time) => void (seen.time = time),
  }
  return { place, seen }
}

/** A way to start a stage that keeps what was sent and lets a test answer. */
function createLink() {
  const sent: ToStage[] = []
  let answer: (message: FromStage) => void = () => {}
  const close = vi.fn<() => void>()
  const start = vi.fn<ConductorOptions['startInPage']>((receive) => {
    answer = receive
    return { send: (message: ToStage) => void sent.push(message), close }
  })
  return {
    sent,
    close,
    start,
    answer: (message: FromStage) => answer(message),
    types: () => sent.map(({ type }) => type),
  }
}

function setUp(
  facts: Partial<ConductorOptions['facts']> = {},
  withWorker = true,
  stopAt: number | null = null,
) {
  const store = createSiteStore({ route: 'home' })
  const status = createStatusStore()
  const { place, seen } = createPlace()
  const worker = createLink()
  const page = createLink()
  const conductor = conduct({
    store,
    status,
    place,
    facts: { ...able, ...facts },
    startWorker: withWorker ? worker.start : null,
    startInPage: page.start,
    stopAt,
  })
  return { store, status, seen, worker, page, conductor }
}

/** A conductor whose stage has drawn. */
function setUpDrawn() {
  const all = setUp()
  all.worker.answer({ type: 'drawn' })
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

  it('stops a drawn scene at the time that is asked for, and says when it is there', () => {
    const { worker, seen } = setUp({}, true, 3.1)
    worker.sent.length = 0
    worker.answer({ type: 'drawn' })
    expect(worker.sent).toEqual([
      { type: 'play', playing: false },
      { type: 'seek', time: 3.1 },
    ])
    worker.answer({ type: 'sought', time: 3.1 })
    expect(seen.time).toBe(3.1)
  })

  it('gives the canvas away when it starts, with the state of that moment', () => {
    const { store, worker, page, seen } = setUp({ preference: 'pause' })
    updateSite(store, { route: 'about', scrollY: 40 })
    expect(seen.canvases).toBe(0)
    updateSite(store, { motion: 'play' })
    expect(worker.sent.at(-1)).toEqual({
      type: 'start',
      canvas: 'offscreen',
      size,
      state: { route: 'about', scrollY: 40 },
      playing: true,
    })
    expect(seen).toMatchObject({ canvases: 1, shown: false })
    worker.answer({ type: 'drawn' })
    expect(seen.shown).toBe(true)
    expect(page.start).not.toHaveBeenCalled()
  })

  it('draws in the page where no worker can', () => {
    const { worker, page, seen } = setUp({}, false)
    expect(page.types()).toEqual(['start'])
    expect(seen.canvases).toBe(1)
    expect(worker.start).not.toHaveBeenCalled()
  })

  it('sends every change of route and scroll, and of size', () => {
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

  it('tells of scrolling only while frames run, and of all of it once they go on', () => {
    const { store, worker } = setUpDrawn()
    updateSite(store, { scrollY: 10 })
    updateSite(store, { motion: 'pause' })
    updateSite(store, { scrollY: 20 })
    updateSite(store, { scrollY: 30 })
    updateSite(store, { motion: 'play' })
    expect(worker.sent).toEqual([
      { type: 'state', state: { route: 'home', scrollY: 10 } },
      { type: 'play', playing: false },
      { type: 'state', state: { route: 'home', scrollY: 30 } },
      { type: 'play', playing: true },
    ])
  })

  it('stops and starts the frames with the visitor, the system and the tab', () => {
    const { store, worker, status, seen, conductor } = setUpDrawn()
    updateSite(store, { motion: 'pause' })
    expect(status.getState()).toEqual({ level: 'paused', canRun: true })
    updateSite(store, { motion: 'auto' })
    conductor.update({ hidden: true })
    conductor.update({ hidden: false })
    conductor.update({ reducedMotion: true })
    expect(seen.still).toBe(true)
    conductor.update({ reducedMotion: false })
    expect(seen.still).toBe(false)
    expect(worker.sent.filter(({ type }) => type === 'play')).toEqual(
      [false, true, false, true, false, true].map((playing) => ({ type: 'play', playing })),
    )
  })

  it('starts nothing until the level says animated, and only once', () => {
    const { store, worker, status } = setUp({ reducedMotion: true })
    expect(status.getState()).toEqual({ level: 'poster', canRun: true })
    expect(worker.start).not.toHaveBeenCalled()
    updateSite(store, { motion: 'play' })
    updateSite(store, { motion: 'pause' })
    updateSite(store, { motion: 'play' })
    expect(worker.start).toHaveBeenCalledOnce()
  })

  it('gives the still back to a device that is too slow', () => {
    const { worker, status, seen } = setUpDrawn()
    worker.answer({ type: 'slow' })
    expect(status.getState()).toEqual({ level: 'poster', canRun: true })
    expect(seen.still).toBe(true)
    expect(worker.sent).toEqual([{ type: 'play', playing: false }])
  })

  it('passes on the time that was asked for', () => {
    const { worker, seen } = setUpDrawn()
    worker.answer({ type: 'sought', time: 4.5 })
    expect(seen.time).toBe(4.5)
  })

  const expectFailed = ({ worker, status, seen }: ReturnType<typeof setUp>, reason: RegExp) => {
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason))
    expect(worker.close).toHaveBeenCalledOnce()
    expect(seen).toMatchObject({ canvases: 0, still: true })
    expect(status.getState()).toEqual({ level: 'poster', canRun: false })
  }

  it('ends with one report when the stage fails, and hears nothing after it', () => {
    const all = setUpDrawn()
    all.worker.answer({ type: 'failed', reason: 'boom' })
    all.worker.answer({ type: 'failed', reason: 'boom again' })
    all.worker.answer({ type: 'lost' })
    all.worker.answer({ type: 'slow' })
    vi.advanceTimersByTime(RECOVERY * 2)
    expectFailed(all, /boom$/)
    updateSite(all.store, { motion: 'play', route: 'about' })
    expect(all.worker.start).toHaveBeenCalledOnce()
    expect(all.worker.sent).toEqual([{ type: 'play', playing: false }].slice(1))
  })

  it('ends when the worker is refused', () => {
    const { place } = createPlace()
    const status = createStatusStore()
    conduct({
      store: createSiteStore(),
      status,
      place,
      facts: {
        preference: 'play',
        reducedMotion: false,
        saveData: false,
        deviceMemory: undefined,
        cores: undefined,
        webgl: 'hardware',
        forcedColors: false,
        hidden: false,
      },
      startWorker: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      startInPage: () => {
        throw new Error('not asked')
      },
      stopAt: null,
    })
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/denied/))
    expect(status.getState().canRun).toBe(false)
  })

  it('waits for the first frame, in playing time only', () => {
    const all = setUp()
    vi.advanceTimersByTime(FIRST_FRAME - 1000)
    all.conductor.update({ hidden: true })
    vi.advanceTimersByTime(FIRST_FRAME * 3)
    updateSite(all.store, { motion: 'pause' })
    all.conductor.update({ hidden: false })
    vi.advanceTimersByTime(FIRST_FRAME * 3)
    updateSite(all.store, { motion: 'play' })
    vi.advanceTimersByTime(999)
    expect(error).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expectFailed(all, /no frame came/)
  })

  it('waits no longer once the first frame is drawn', () => {
    setUpDrawn()
    vi.advanceTimersByTime(FIRST_FRAME * 10)
    expect(error).not.toHaveBeenCalled()
  })

  it('shows the still while a context is lost, and ends when it does not come back', () => {
    const all = setUpDrawn()
    all.worker.answer({ type: 'lost' })
    expect(all.seen.shown).toBe(false)
    vi.advanceTimersByTime(RECOVERY - 1)
    all.worker.answer({ type: 'drawn' })
    expect(all.seen.shown).toBe(true)
    vi.advanceTimersByTime(RECOVERY * 2)
    expect(error).not.toHaveBeenCalled()
    all.worker.answer({ type: 'lost' })
    vi.advanceTimersByTime(RECOVERY)
    expectFailed(all, /context was lost/)
  })
})

describe('the host of the stage', () => {
  type Load = Parameters<typeof hostStage>[1]

  /** A load that a test lets through, of a stage that notes what it hears. */
  function createLoad() {
    const heard: ToStage[] = []
    const dispose = vi.fn<() => void>()
    let post: (message: FromStage) => void = () => {}
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const load = (async () => {
      await arrived
      return {
        createStage: async (_: ToStage, tell: (message: FromStage) => void) => {
          post = tell
          return { receive: (message: ToStage) => void heard.push(message), dispose }
        },
      }
    }) as unknown as Load
    return {
      load,
      heard,
      dispose,
      post: (message: FromStage) => post(message),
      arrive: async () => {
        arrive()
        await new Promise((resolve) => setTimeout(resolve))
      },
    }
  }
  const start = {
    type: 'start',
    canvas: {},
    size,
    state: { route: 'home', scrollY: 0 },
    playing: true,
  } as ToStage

  it('keeps what comes while the stage is loading, in order', async () => {
    const { load, heard, arrive } = createLoad()
    const host = hostStage(() => {}, load)
    host.receive(start)
    const messages: ToStage[] = [
      { type: 'state', state: { route: 'about', scrollY: 3 } },
      { type: 'size', size },
      { type: 'play', playing: false },
    ]
    for (const message of messages) host.receive(message)
    expect(heard).toEqual([])
    await arrive()
    expect(heard).toEqual(messages)
  })

  it('posts what fails while loading', async () => {
    const posted: FromStage[] = []
    const host = hostStage(
      (message) => posted.push(message),
      async () => {
        throw new Error('gone')
      },
    )
    host.receive(start)
    host.receive({ type: 'play', playing: true })
    await new Promise((resolve) => setTimeout(resolve))
    expect(posted).toContainEqual({ type: 'failed', reason: 'gone' })
  })

  it('ends a stage that was still being made, and is silent afterwards', async () => {
    const posted: FromStage[] = []
    const { load, dispose, heard, post, arrive } = createLoad()
    const host = hostStage((message) => posted.push(message), load)
    host.receive(start)
    host.receive({ type: 'play', playing: true })
    host.dispose()
    await arrive()
    expect(dispose).toHaveBeenCalledOnce()
    expect(heard).toEqual([])
    post({ type: 'lost' })
    expect(posted).toEqual([])
  })
})
