import type * as Three from 'three'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stageStateOf, type FromStage, type StageSize, type StageState } from '../../src/stage/messages.ts'
import { createStage } from '../../src/stage/createStage.tsx'
import { entrance } from '../../src/engine/entrance.ts'
import { routes } from '../../src/routes/table.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { lastFrame, renderer, resetRenderer } from '../helpers/recordingRenderer.ts'

vi.mock('three', async (original) => {
  const { withRecordingRenderer } = await import('../helpers/recordingRenderer.ts')
  return withRecordingRenderer(await original<typeof Three>())
})

const size = (width: number, height: number): StageSize => ({ width, height, dpr: 1.5 })

/** Returns the state of a visit that begins on the home page, with the values of `patch`. */
const stageState = (patch: Partial<StageState>): StageState => stageStateOf(createSiteStore(patch).getState())

/** Starts a stage on the contact page, until the test ends. */
async function startStage(first: StageSize, playing = false) {
  const canvas = new EventTarget() as OffscreenCanvas
  const posted: FromStage[] = []
  const state = stageState({ route: 'contact' })
  const stage = await createStage(
    { type: 'start', canvas, size: first, state, mirrored: false, software: false, playing },
    (message) => posted.push(message),
  )
  onTestFinished(() => stage.dispose())
  return { stage, posted, canvas }
}

/** A paused stage that has drawn its first frame. */
async function startDrawn(first: StageSize) {
  const all = await startStage(first)
  await vi.waitFor(() => expect(all.posted).toEqual([{ type: 'firstFrame' }]))
  return all
}

// The stage renders outside of React's `act`, as on a page.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
beforeEach(resetRenderer)

describe('a canvas without pixels', () => {
  it.each([
    [0, 0],
    [0, 900],
    [1440, 0],
    [Number.NaN, 900],
    [1440, Infinity],
    [-1, Number.NaN],
  ])('of %d by %d is drawn as one pixel at least, with a finite aspect', async (width, height) => {
    await startDrawn(size(width, height))
    expect(renderer.sizes.length).toBeGreaterThan(0)
    for (const side of renderer.sizes.flat()) expect(side >= 1 && side <= 1440).toBe(true)
    for (const { aspect } of renderer.frames) expect(Number.isFinite(aspect) && aspect > 0).toBe(true)
  })

  it('follows the first real size, and keeps it when the size is lost again', async () => {
    const { stage, posted } = await startDrawn(size(0, 0))
    stage.receive({ type: 'size', size: size(1440, 900) })
    expect(renderer.sizes.at(-1)).toEqual([1440, 900])
    expect(renderer.ratios.at(-1)).toBe(1.5)
    expect(lastFrame()?.aspect).toBeCloseTo(1.6, 6)
    const lost = [0, -1, Number.NaN, Infinity].flatMap((bad) => [size(bad, 900), size(1440, bad)])
    lost.push({ ...size(1440, 900), dpr: Number.NaN }, { ...size(1440, 900), dpr: 0 })
    for (const empty of lost) {
      stage.receive({ type: 'size', size: empty })
      expect(renderer.sizes.at(-1)).toEqual([1440, 900])
      expect(renderer.ratios.at(-1)).toBe(1.5)
      expect(lastFrame()?.aspect).toBeCloseTo(1.6, 6)
    }
    expect(posted).toEqual([{ type: 'firstFrame' }])
  })
})

describe('a stage whose scene throws while React renders it', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    // Not `unstubAllGlobals`, which would also unstub the flag above.
    for (const name of ['reportError', 'addEventListener']) Reflect.deleteProperty(globalThis, name)
  })

  it('posts one failure that names the scene, and keeps React from reporting the error as well', async () => {
    const scope = new EventTarget()
    const reports: Event[] = []
    vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope))
    vi.stubGlobal('reportError', (error: unknown) => {
      const event = Object.assign(new Event('error', { cancelable: true }), { error })
      scope.dispatchEvent(event)
      reports.push(event)
    })
    vi.spyOn(scenes, 'contact').mockImplementation(() => {
      throw new Error('no letter')
    })
    const { posted } = await startStage(size(800, 600), true)
    await vi.waitFor(() => expect(posted.length).toBeGreaterThan(0))
    expect(posted).toEqual([{ type: 'failed', reason: 'Scene "contact": no letter' }])
    expect(reports.length).toBeGreaterThan(0)
    for (const { defaultPrevented } of reports) expect(defaultPrevented).toBe(true)
  })
})

describe('a paused stage', () => {
  it('draws the layout of a window that has been turned, and keeps it when it seeks', async () => {
    const { stage } = await startDrawn(size(1440, 900))
    const wide = lastFrame()?.shift ?? Number.NaN
    stage.receive({ type: 'size', size: size(390, 844) })
    const tall = lastFrame()?.shift ?? Number.NaN
    expect(tall).not.toBeCloseTo(wide, 3)
    stage.receive({ type: 'seek', moment: { time: 0, station: null } })
    expect(lastFrame()?.shift).toBeCloseTo(tall, 9)
  })

  it('draws no frame before its first scene is mounted', async () => {
    const { stage, posted } = await startStage(size(1440, 900))
    stage.receive({ type: 'play', playing: false })
    stage.receive({ type: 'size', size: size(1440, 900) })
    await vi.waitFor(() => expect(posted).toEqual([{ type: 'firstFrame' }]))
    expect(renderer.frames[0]?.meshes).toContain('contact-faces')
  })

  it('draws the scene of every route at once, with elements that its root registers', async () => {
    const { stage, posted } = await startDrawn(size(800, 600))
    let before = lastFrame()?.meshes[0]?.replace(/-.*/, '')
    for (const { id: route, scene } of routes) {
      posted.splice(0)
      stage.receive({ type: 'state', state: stageState({ route }) })
      expect(new Set(lastFrame()?.meshes.map((name) => name.replace(/-.*/, '')))).toEqual(new Set([scene]))
      if (scene !== before) expect(posted).toEqual([{ type: 'sceneDrawn' }])
      before = scene
    }
  })
})

describe('a playing stage', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
  afterEach(() => void vi.useRealTimers())

  it('draws until it is paused, posts only the first frame, and draws again when it plays', async () => {
    const { stage, posted } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(100)
    expect(posted).toEqual([{ type: 'firstFrame' }])
    expect(renderer.frames.length).toBeGreaterThan(3)
    stage.receive({ type: 'play', playing: false })
    const drawn = renderer.frames.length
    vi.advanceTimersByTime(1000)
    expect(renderer.frames).toHaveLength(drawn)
    stage.receive({ type: 'play', playing: true })
    vi.advanceTimersByTime(100)
    expect(renderer.frames.length).toBeGreaterThan(drawn)
    stage.dispose()
    const atEnd = renderer.frames.length
    vi.advanceTimersByTime(1000)
    expect(renderer.frames).toHaveLength(atEnd)
  })

  it('at rest draws nothing, and another scene or size at once', async () => {
    const { stage } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(100)
    stage.receive({ type: 'doze', dozing: true })
    vi.advanceTimersByTime(2000)
    const drawn = renderer.frames.length
    vi.advanceTimersByTime(2000)
    expect(renderer.frames).toHaveLength(drawn)
    stage.receive({ type: 'state', state: stageState({ route: 'about' }) })
    expect(lastFrame()?.meshes.every((name) => name.startsWith('about-'))).toBe(true)
    const changed = renderer.frames.length
    stage.receive({ type: 'size', size: size(390, 844) })
    expect(renderer.frames.length).toBeGreaterThan(changed)
    stage.receive({ type: 'doze', dozing: false })
    vi.advanceTimersByTime(100)
    expect(renderer.frames.length).toBeGreaterThan(changed + 2)
  })

  it('draws no frame while the context is lost, and posts firstFrame again once it is restored', async () => {
    const { posted, canvas } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(100)
    canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }))
    const drawn = renderer.frames.length
    vi.advanceTimersByTime(1000)
    expect(renderer.frames).toHaveLength(drawn)
    canvas.dispatchEvent(new Event('webglcontextrestored'))
    vi.advanceTimersByTime(100)
    expect(renderer.frames.length).toBeGreaterThan(drawn)
    expect(posted).toEqual([{ type: 'firstFrame' }, { type: 'contextLost' }, { type: 'firstFrame' }])
  })

  it('shows another scene even if its shaders cannot be compiled ahead', async () => {
    const { stage, posted } = await startStage(size(800, 600), true)
    stage.receive({ type: 'state', state: stageState({ route: 'about' }) })
    await vi.waitFor(() => expect(renderer.compiled).toEqual(['about']))
    vi.advanceTimersByTime(entrance.fade * 4000)
    await vi.waitFor(() =>
      expect(lastFrame()?.meshes).toEqual(['about-faces', 'about-lines', 'about-contours']),
    )
    expect(posted.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'firstFrame' },
      { type: 'sceneDrawn' },
    ])
  })

  it('stops for good at a frame that throws, and names the scene', async () => {
    const { stage, posted } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(50)
    const broken = vi.spyOn(Math, 'sin').mockImplementation(() => {
      throw new Error('no tide')
    })
    vi.advanceTimersByTime(50)
    broken.mockRestore()
    const drawn = renderer.frames.length
    stage.receive({ type: 'play', playing: true })
    stage.receive({ type: 'size', size: size(390, 844) })
    vi.advanceTimersByTime(1000)
    const reason = expect.stringMatching(/^Scene "contact", .*: no tide$/)
    expect(posted).toEqual([{ type: 'firstFrame' }, { type: 'failed', reason }])
    expect(renderer.frames).toHaveLength(drawn)
  })
})
