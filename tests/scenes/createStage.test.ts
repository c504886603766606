import type * as Three from 'three'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { routes } from '../../src/routes/table.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { lastFrame, renderer, resetRenderer } from '../helpers/recordingRenderer.ts'
import { size, stageState, startDrawn, startStage } from '../helpers/startStage.ts'

vi.mock('three', async (original) => {
  const { withRecordingRenderer } = await import('../helpers/recordingRenderer.ts')
  return withRecordingRenderer(await original<typeof Three>())
})

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
    for (const side of renderer.sizes.flat()) {
      expect(side).toBeGreaterThanOrEqual(1)
      expect(side).toBeLessThanOrEqual(1440)
    }
    for (const { aspect } of renderer.frames) expect(Number.isFinite(aspect) && aspect > 0).toBe(true)
  })

  it('follows the first real size, and keeps it when the size is lost again', async () => {
    const { stage, posted } = await startDrawn(size(0, 0))
    stage.receive({ type: 'size', size: size(1440, 900) })
    expect(renderer.sizes.at(-1)).toEqual([1440, 900])
    expect(renderer.ratios.at(-1)).toBe(1.5)
    expect(lastFrame()?.aspect).toBeCloseTo(1.6, 6)
    const lost = [
      size(0, 900),
      size(1440, 0),
      size(-1, -1),
      size(Number.NaN, Number.NaN),
      size(Infinity, 900),
      { width: 1440, height: 900, dpr: Number.NaN },
      { width: 1440, height: 900, dpr: 0 },
    ]
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
    vi.spyOn(scenes.contact, 'component').mockImplementation(() => {
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
    for (const { id: route, scene } of routes) {
      stage.receive({ type: 'state', state: stageState({ route }) })
      expect(lastFrame()?.meshes.map((name) => name.replace(/-.*/, ''))).toContain(scene)
      expect(new Set(lastFrame()?.meshes.map((name) => name.replace(/-.*/, ''))).size).toBe(1)
    }
    expect(posted).toEqual([{ type: 'firstFrame' }])
  })
})
