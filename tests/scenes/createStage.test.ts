import type * as Three from 'three'
import type { Camera, PerspectiveCamera } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromStage, StageSize } from '../../src/backdrop/messages.ts'
import { createStage } from '../../src/backdrop/stage/createStage.tsx'

/** What the renderer was told, in order. */
const drawn = vi.hoisted(() => ({
  compiled: [] as string[],
  /** Of the last frame. */
  meshes: [] as string[],
  shifts: [] as number[],
  sizes: [] as [number, number][],
  ratios: [] as number[],
  aspects: [] as number[],
}))

vi.mock('three', async (original) => {
  const three = await original<typeof Three>()
  /** Notes sizes and frames; draws nothing. */
  class WebGLRenderer {
    debug = {}
    shadowMap = {}
    info = { render: { calls: 0, triangles: 0 } }
    properties = new Map()
    extensions = new Set(['KHR_parallel_shader_compile'])
    setPixelRatio = (ratio: number) => drawn.ratios.push(ratio)
    setSize = (width: number, height: number) => drawn.sizes.push([width, height])
    getContext = () => ({ isContextLost: () => false })
    compileAsync = (scene: Three.Object3D) => {
      drawn.compiled.push(scene.children[0]!.name)
      return Promise.reject(new Error('no context'))
    }
    render = (scene: Three.Object3D, camera: Camera) => {
      const { aspect, view } = camera as PerspectiveCamera
      drawn.aspects.push(aspect)
      drawn.shifts.push((view?.offsetY ?? 0) / (view?.fullHeight ?? 1))
      drawn.meshes.length = 0
      scene.traverseVisible((each) => void ('isMesh' in each && drawn.meshes.push(each.name)))
    }
    dispose = () => {}
    forceContextLoss = () => {}
  }
  return { ...three, WebGLRenderer }
})

async function startStage(size: StageSize, playing = false) {
  const canvas = new EventTarget() as unknown as OffscreenCanvas
  const told: FromStage[] = []
  const stage = await createStage(
    { type: 'start', canvas, size, state: { route: 'contact', scrollY: 0 }, playing },
    (message) => told.push(message),
  )
  return { stage, told }
}

const size = (width: number, height: number): StageSize => ({ width, height, dpr: 1.5 })

beforeEach(() => {
  // The stage renders by itself, as on a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  for (const list of Object.values(drawn)) list.length = 0
})

describe('a canvas of no size', () => {
  it.each([
    [0, 0],
    [0, 900],
    [1440, 0],
  ])(
    'of %d by %d pixels draws a frame of one pixel at least, with an aspect that is a number',
    async (w, h) => {
      const { stage, told } = await startStage(size(w, h))
      await vi.waitFor(() => expect(told).toEqual([{ type: 'drawn' }]))
      expect(drawn.sizes.length).toBeGreaterThan(0)
      for (const side of drawn.sizes.flat()) expect(side).toBeGreaterThanOrEqual(1)
      expect(drawn.aspects.length).toBeGreaterThan(0)
      for (const aspect of drawn.aspects) expect(Number.isFinite(aspect) && aspect > 0).toBe(true)
      stage.dispose()
    },
  )

  it('follows the first real size, and keeps it while there is none again', async () => {
    const { stage, told } = await startStage(size(0, 0))
    await vi.waitFor(() => expect(told).toEqual([{ type: 'drawn' }]))
    stage.receive({ type: 'size', size: size(1440, 900) })
    expect(drawn.sizes.at(-1)).toEqual([1440, 900])
    expect(drawn.ratios.at(-1)).toBe(1.5)
    expect(drawn.aspects.at(-1)).toBeCloseTo(1.6, 6)
    const frames = drawn.aspects.length
    for (const none of [size(0, 900), size(1440, 0), size(-1, -1)])
      stage.receive({ type: 'size', size: none })
    expect(drawn.sizes.at(-1)).toEqual([1440, 900])
    expect(drawn.aspects.slice(frames)).toEqual([1.6, 1.6, 1.6].map((aspect) => expect.closeTo(aspect, 6)))
    expect(told.filter(({ type }) => type === 'failed')).toEqual([])
    stage.dispose()
  })
})

describe('the frames of a stage', () => {
  const waiting = () => vi.getTimerCount()

  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const start = (playing: boolean) => startStage(size(800, 600), playing)

  /** A playing stage whose frames come when the test says so, with their time in milliseconds. */
  async function startByHand() {
    let next: FrameRequestCallback = () => {}
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      next = callback
      return 1
    })
    return { ...(await start(true)), frame: (now: number) => next(now) }
  }

  it('follow one another while it plays, and none waits once it is paused', async () => {
    const { stage, told } = await start(true)
    vi.advanceTimersByTime(100)
    expect(told).toEqual([{ type: 'drawn' }])
    const frames = drawn.aspects.length
    expect(frames).toBeGreaterThan(3)
    stage.receive({ type: 'play', playing: false })
    expect(waiting()).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(drawn.aspects).toHaveLength(frames)
    stage.receive({ type: 'play', playing: true })
    expect(waiting()).toBe(1)
    stage.dispose()
    expect(waiting()).toBe(0)
  })

  it.each([
    [30, 30],
    [60, 60],
    [90, 90],
    [100, 100],
    [120, 60],
    [144, 72],
    [240, 80],
  ])('of a screen of %d hertz are %d a second', async (hertz, rate) => {
    const { stage, frame } = await startByHand()
    const begun = performance.now() + 1000
    frame(begun)
    drawn.aspects.length = 0
    for (let time = 1; time <= hertz; time += 1) frame(begun + (time * 1000) / hertz)
    expect(drawn.aspects).toHaveLength(rate)
    stage.dispose()
  })

  it('have fewer pixels where they come late, step by step, and say when that is not enough', async () => {
    const { stage, told, frame } = await startByHand()
    const begun = performance.now() + 1000
    frame(begun)
    drawn.ratios.length = 0
    drawn.sizes.length = 0
    // 10 frames a second, for ten seconds.
    const ratioAt: number[] = []
    for (let count = 1; count <= 100; count += 1) {
      frame(begun + count * 100)
      ratioAt.push(drawn.ratios.at(-1) ?? 1.5)
    }
    // At the latest two seconds after the first late frame.
    expect(ratioAt[19]).toBeLessThan(1.5)
    expect([...new Set(ratioAt)]).toEqual([1.5, 1.275, 1.05, 0.825].map((ratio) => expect.closeTo(ratio, 6)))
    for (const shown of drawn.sizes) expect(shown).toEqual([800, 600])
    expect(told).toEqual([{ type: 'drawn' }, { type: 'slow' }])
    // A window of another pixel ratio keeps its share of it.
    stage.receive({ type: 'size', size: { width: 800, height: 600, dpr: 2 } })
    expect(drawn.ratios.at(-1)).toBeCloseTo(1.1, 6)
    stage.dispose()
  })

  it('are one and no more where it starts paused', async () => {
    const { stage } = await start(false)
    vi.advanceTimersByTime(1000)
    expect(drawn.aspects).toHaveLength(1)
    expect(waiting()).toBe(0)
    stage.dispose()
  })

  it('show another scene even where its shaders cannot be compiled ahead', async () => {
    const { stage, told } = await start(true)
    expect(drawn.compiled).toEqual([])
    stage.receive({ type: 'state', state: { route: 'about', scrollY: 0 } })
    await vi.waitFor(() => expect(drawn.compiled).toEqual(['about']))
    vi.advanceTimersByTime(2000)
    await vi.waitFor(() => expect(drawn.meshes).toEqual(['about-faces', 'about-lines']))
    expect(told).toEqual([{ type: 'drawn' }])
    stage.dispose()
  })
})

describe('a stage that is paused', () => {
  it('draws the composition of a window that has been turned', async () => {
    const { stage, told } = await startStage(size(1440, 900))
    await vi.waitFor(() => expect(told).toEqual([{ type: 'drawn' }]))
    const wide = drawn.shifts.at(-1)!
    stage.receive({ type: 'size', size: size(390, 844) })
    const tall = drawn.shifts.at(-1)!
    expect(tall).not.toBeCloseTo(wide, 3)
    stage.receive({ type: 'seek', time: 0 })
    expect(drawn.shifts.at(-1)).toBeCloseTo(tall, 9)
    stage.dispose()
  })

  it('draws nothing before its first scene is there', async () => {
    const { stage, told } = await startStage(size(1440, 900))
    stage.receive({ type: 'play', playing: false })
    stage.receive({ type: 'size', size: size(1440, 900) })
    await vi.waitFor(() => expect(told).toEqual([{ type: 'drawn' }]))
    expect(drawn.meshes).toContain('contact-faces')
    stage.dispose()
  })
})

it('stops for good where a frame fails, and says in which scene', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  const { stage, told } = await startStage(size(800, 600), true)
  vi.advanceTimersByTime(50)
  const broken = vi.spyOn(Math, 'sin').mockImplementation(() => {
    throw new Error('no tide')
  })
  vi.advanceTimersByTime(50)
  broken.mockRestore()
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([{ type: 'drawn' }, { type: 'failed', reason: 'Scene "contact": no tide' }])
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  stage.dispose()
})
