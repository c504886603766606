import { useFrame } from '@react-three/fiber'
import { createElement, useState } from 'react'
import { MeshBasicMaterial } from 'three'
import type * as Three from 'three'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FromStage, StageSize } from '../../src/stage/messages.ts'
import { createStage } from '../../src/stage/createStage.tsx'
import { entrance } from '../../src/engine/entrance.ts'
import { routes } from '../../src/routes/table.ts'
import { Scene } from '../../src/engine/index.ts'
import { sceneFacts } from '../../src/scenes/facts.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { stageStateOf, type StageState } from '../../src/store/stageState.ts'
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
    stage.receive({ type: 'seek', target: { time: 0, progress: null } })
    expect(lastFrame()?.shift).toBeCloseTo(tall, 9)
  })

  it('draws no frame before its first scene is mounted', async () => {
    const { stage, posted } = await startStage(size(1440, 900))
    stage.receive({ type: 'play', playing: false })
    stage.receive({ type: 'size', size: size(1440, 900) })
    await vi.waitFor(() => expect(posted).toEqual([{ type: 'firstFrame' }]))
    expect(renderer.frames[0]?.meshes).toContain('contact-contours')
  })

  it('draws the scene of every route at once, with elements that its root registers', async () => {
    const { stage, posted } = await startDrawn(size(800, 600))
    for (const { id: route, scene } of routes) {
      stage.receive({ type: 'state', state: stageState({ route }) })
      expect(lastFrame()?.meshes.length, scene).toBeGreaterThan(1)
    }
    expect(posted).toEqual([{ type: 'firstFrame' }])
  })
})

describe('a playing stage', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
  afterEach(() => void vi.useRealTimers())

  it('names a built-in material of a mesh that is mounted later', async () => {
    function Late() {
      const [isLate, setLate] = useState(false)
      useFrame(() => setLate(true))
      const mesh = createElement('mesh', { material: new MeshBasicMaterial() })
      return createElement('group', { name: 'buoy' }, isLate ? mesh : null)
    }
    const late = vi.spyOn(scenes, 'contact').mockImplementation(() => {
      const props = { facts: sceneFacts.contact, viewOffset: [0, 0] as const, children: createElement(Late) }
      return createElement(Scene, props)
    })
    onTestFinished(() => late.mockRestore())
    const { posted } = await startStage(size(800, 600), true)
    const reason = '"buoy" has MeshBasicMaterial, which the build leaves out: draw with a ShaderMaterial'
    await vi.waitFor(() => {
      vi.advanceTimersByTime(100)
      expect(posted).toContainEqual({ type: 'failed', reason })
    })
  })

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

  it('draws the scene of the next page if it is paused while scenes change', async () => {
    const { stage } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(2000)
    stage.receive({ type: 'state', state: stageState({ route: 'about' }) })
    // React renders in a task of its own.
    await new Promise(setImmediate)
    vi.advanceTimersByTime(100)
    expect(lastFrame()?.meshes).toContain('contact-contours')
    stage.receive({ type: 'play', playing: false })
    expect(lastFrame()?.meshes).toContain('about-links')
    expect(lastFrame()?.meshes).not.toContain('contact-contours')
  })

  it('draws fewer pixels while frames are late', async () => {
    let draw: FrameRequestCallback = () => {}
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
      draw = next
      return 1
    })
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'requestAnimationFrame'))
    await startStage(size(800, 600), true)
    for (let time = 0; time < 5000; time += 40) draw(time)
    expect(renderer.ratios[0]).toBe(1.5)
    expect(renderer.ratios.at(-1)).toBeLessThan(1.3)
  })

  it('draws no frame while the page answers', async () => {
    const { stage } = await startStage(size(800, 600), true)
    const framesIn = (milliseconds: number) => {
      const before = renderer.frames.length
      vi.advanceTimersByTime(milliseconds)
      return renderer.frames.length - before
    }
    expect(framesIn(100)).toBeGreaterThan(3)
    stage.receive({ type: 'hold', held: true })
    expect(framesIn(100)).toBe(0)
    stage.receive({ type: 'hold', held: false })
    expect(framesIn(100)).toBeGreaterThan(3)
  })

  it('shows another scene even if its shaders cannot be compiled ahead', async () => {
    const { stage, posted } = await startStage(size(800, 600), true)
    stage.receive({ type: 'state', state: stageState({ route: 'about' }) })
    vi.advanceTimersByTime(entrance.fade * 4000)
    await vi.waitFor(() => expect(renderer.compiled).toEqual(['about']))
    await vi.waitFor(() => {
      vi.advanceTimersByTime(entrance.fade * 1000)
      expect(lastFrame()?.meshes).toContain('about-contours')
    })
    expect(posted).toEqual([{ type: 'firstFrame' }])
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
