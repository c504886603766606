import type * as Three from 'three'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromStage, StageSize } from '../../src/backdrop/messages.ts'
import { routes } from '../../src/routes/table.ts'
import { createStage } from '../../src/backdrop/stage/createStage.tsx'
import { TRANSITION_TIME } from '../../src/backdrop/stage/transitions.ts'

interface DrawnFrame {
  /** Names of the visible meshes. */
  meshes: string[]
  aspect: number
  /** Lens shift along y, in window heights. */
  shift: number
}

/** What the renderer was asked to do, in order. */
const renderer = vi.hoisted(() => ({
  frames: [] as DrawnFrame[],
  sizes: [] as [width: number, height: number][],
  ratios: [] as number[],
  compiled: [] as (string | undefined)[],
}))

vi.mock('three', async (original) => {
  const three = await original<typeof Three>()
  /** Records sizes and frames, and draws nothing: Node has no WebGL. */
  class WebGLRenderer {
    debug = {}
    shadowMap = {}
    info = { render: { calls: 0, triangles: 0 } }
    properties = new Map()
    extensions = new Set(['KHR_parallel_shader_compile'])
    setPixelRatio = (ratio: number) => renderer.ratios.push(ratio)
    setSize = (width: number, height: number) => renderer.sizes.push([width, height])
    getContext = () => ({ isContextLost: () => false })
    compileAsync = (scene: Three.Object3D) => {
      renderer.compiled.push(scene.children[0]?.name)
      return Promise.reject(new Error('no context'))
    }
    render = (scene: Three.Object3D, camera: Three.Camera) => {
      if (!(camera instanceof three.PerspectiveCamera))
        throw new Error('The camera is not a perspective one.')
      const meshes: string[] = []
      scene.traverseVisible((each) => void ('isMesh' in each && meshes.push(each.name)))
      const { aspect, view } = camera
      renderer.frames.push({ meshes, aspect, shift: (view?.offsetY ?? 0) / (view?.fullHeight ?? 1) })
    }
    dispose = () => {}
    forceContextLoss = () => {}
  }
  return { ...three, WebGLRenderer }
})

const size = (width: number, height: number): StageSize => ({ width, height, dpr: 1.5 })
const lastFrame = () => renderer.frames.at(-1)

async function startStage({ width, height, dpr }: StageSize, playing = false) {
  const canvas = new EventTarget() as OffscreenCanvas
  const posted: FromStage[] = []
  const stage = await createStage(
    {
      type: 'start',
      canvas,
      size: { width, height, dpr },
      state: { route: 'contact', scrollY: 0 },
      playing,
    },
    (message) => posted.push(message),
  )
  return { stage, posted, canvas }
}

/** A stage that has drawn its first frame. */
async function startDrawn(first: StageSize, playing = false) {
  const all = await startStage(first, playing)
  await vi.waitFor(() => expect(all.posted).toEqual([{ type: 'drawn' }]))
  return all
}

// The stage renders outside of React's `act`, as on a page.
beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
beforeEach(() => {
  for (const list of Object.values(renderer)) list.length = 0
})

describe('a canvas without pixels', () => {
  it.each([
    [0, 0],
    [0, 900],
    [1440, 0],
  ])('of %d by %d is drawn as one pixel at least, with a finite aspect', async (width, height) => {
    const { stage } = await startDrawn(size(width, height))
    expect(renderer.sizes.length).toBeGreaterThan(0)
    for (const side of renderer.sizes.flat()) expect(side).toBeGreaterThanOrEqual(1)
    for (const { aspect } of renderer.frames) expect(Number.isFinite(aspect) && aspect > 0).toBe(true)
    stage.dispose()
  })

  it('follows the first real size, and keeps it when the size is lost again', async () => {
    const { stage, posted } = await startDrawn(size(0, 0))
    stage.receive({ type: 'size', size: size(1440, 900) })
    expect(renderer.sizes.at(-1)).toEqual([1440, 900])
    expect(renderer.ratios.at(-1)).toBe(1.5)
    expect(lastFrame()?.aspect).toBeCloseTo(1.6, 6)
    for (const empty of [size(0, 900), size(1440, 0), size(-1, -1)]) {
      stage.receive({ type: 'size', size: empty })
      expect(renderer.sizes.at(-1)).toEqual([1440, 900])
      expect(lastFrame()?.aspect).toBeCloseTo(1.6, 6)
    }
    expect(posted).toEqual([{ type: 'drawn' }])
    stage.dispose()
  })
})

describe('a playing stage', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
  afterEach(() => void vi.useRealTimers())

  it('draws until it is paused, posts only the first frame, and draws again when it plays', async () => {
    const { stage, posted } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(100)
    expect(posted).toEqual([{ type: 'drawn' }])
    const drawn = renderer.frames.length
    expect(drawn).toBeGreaterThan(3)
    stage.receive({ type: 'play', playing: false })
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

  it('draws no frame while the context is lost, and posts drawn again once it is restored', async () => {
    const { stage, posted, canvas } = await startStage(size(800, 600), true)
    vi.advanceTimersByTime(100)
    canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }))
    const drawn = renderer.frames.length
    vi.advanceTimersByTime(1000)
    expect(renderer.frames).toHaveLength(drawn)
    canvas.dispatchEvent(new Event('webglcontextrestored'))
    vi.advanceTimersByTime(100)
    expect(renderer.frames.length).toBeGreaterThan(drawn)
    expect(posted).toEqual([{ type: 'drawn' }, { type: 'contextLost' }, { type: 'drawn' }])
    stage.dispose()
  })

  it('shows another scene even if its shaders cannot be compiled ahead', async () => {
    const { stage, posted } = await startStage(size(800, 600), true)
    stage.receive({ type: 'state', state: { route: 'about', scrollY: 0 } })
    await vi.waitFor(() => expect(renderer.compiled).toEqual(['about']))
    vi.advanceTimersByTime(TRANSITION_TIME * 2000)
    await vi.waitFor(() => expect(lastFrame()?.meshes).toEqual(['about-faces', 'about-lines']))
    expect(posted).toEqual([{ type: 'drawn' }])
    stage.dispose()
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
    vi.advanceTimersByTime(1000)
    expect(posted).toEqual([{ type: 'drawn' }, { type: 'failed', reason: 'Scene "contact": no tide' }])
    expect(renderer.frames).toHaveLength(drawn)
    stage.dispose()
  })
})

it('lowers the pixel ratio while frames are late, posts when that is not enough, and keeps it over a resize', async () => {
  let next: FrameRequestCallback = () => {}
  const requestFrame = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    next = callback
    return 1
  })
  const { stage, posted } = await startStage(size(800, 600), true)
  const startedAt = performance.now() + 1000
  next(startedAt)
  renderer.ratios.length = 0
  renderer.sizes.length = 0
  // Ten seconds of 10 frames a second.
  for (let frame = 1; frame <= 100; frame += 1) next(startedAt + frame * 100)
  expect([...new Set(renderer.ratios)]).toEqual([1.275, 1.05, 0.825].map((ratio) => expect.closeTo(ratio, 6)))
  for (const shown of renderer.sizes) expect(shown).toEqual([800, 600])
  expect(posted).toEqual([{ type: 'drawn' }, { type: 'slow' }])
  stage.receive({ type: 'size', size: { width: 800, height: 600, dpr: 2 } })
  expect(renderer.ratios.at(-1)).toBeCloseTo(1.1, 6)
  stage.dispose()
  requestFrame.mockRestore()
})

describe('a paused stage', () => {
  it('draws the layout of a window that has been turned, and keeps it when it seeks', async () => {
    const { stage } = await startDrawn(size(1440, 900))
    const wide = lastFrame()?.shift ?? Number.NaN
    stage.receive({ type: 'size', size: size(390, 844) })
    const tall = lastFrame()?.shift ?? Number.NaN
    expect(tall).not.toBeCloseTo(wide, 3)
    stage.receive({ type: 'seek', time: 0 })
    expect(lastFrame()?.shift).toBeCloseTo(tall, 9)
    stage.dispose()
  })

  it('draws no frame before its first scene is mounted', async () => {
    const { stage, posted } = await startStage(size(1440, 900))
    stage.receive({ type: 'play', playing: false })
    stage.receive({ type: 'size', size: size(1440, 900) })
    await vi.waitFor(() => expect(posted).toEqual([{ type: 'drawn' }]))
    expect(renderer.frames[0]?.meshes).toContain('contact-faces')
    stage.dispose()
  })

  it('draws the scene of every route at once, with elements that its root registers', async () => {
    const { stage, posted } = await startDrawn(size(800, 600))
    for (const { id: route, scene } of routes) {
      stage.receive({ type: 'state', state: { route, scrollY: 0 } })
      expect(lastFrame()?.meshes.map((name) => name.replace(/-.*/, ''))).toContain(scene)
      expect(new Set(lastFrame()?.meshes.map((name) => name.replace(/-.*/, ''))).size).toBe(1)
    }
    expect(posted).toEqual([{ type: 'drawn' }])
    stage.dispose()
  })
})
