import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { lensShiftOf } from '../../src/scenes/engine/camera.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { textEdge } from '../../src/theme/grid.ts'
import { meshesIn, posesIn, poseTextureOf, poseValue } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const DefaultScene = scenes.default.component

describe.each(allScenes)('the $id scene', ({ id, component: Scene, posterTime }) => {
  it('stands right of the text, and its first body below it in a tall window', async () => {
    const seenIn = async (size: object) => {
      const scene = await renderScene(<Scene />, size)
      scene.frame(0)
      const { camera } = scene.state()
      camera.updateMatrixWorld()
      const first = scene.bodies()[0]?.position.clone().project(camera)
      return { vanishingPoint: new Vector3(0, 0, -500).project(camera), body: first }
    }
    const { vanishingPoint, body } = await seenIn({})
    expect(vanishingPoint.x).toBeGreaterThan(textEdge(1440))
    // The bars of the sea are all alike.
    if (id === 'portfolio') return
    expect(body?.x).toBeGreaterThan(textEdge(1440))
    expect((await seenIn({ width: 390, height: 844 })).body?.y).toBeLessThan(0)
  })

  it('has a light that rests in the poster, and sweeps in the first seconds after it', async () => {
    const scene = await renderScene(<Scene />)
    const lightAt = (t: number) => {
      scene.seek(t)
      return meshesIn(scene.scene)[0]?.material.uniforms.uToLight.value.toArray()
    }
    const atPoster = lightAt(posterTime)
    const halfway = lightAt(posterTime + 1.2)
    expect(new Vector3(...(halfway ?? [])).angleTo(new Vector3(...(atPoster ?? [])))).toBeCloseTo(0.436, 2)
    expect(lightAt(posterTime + 2.4)).toEqual(atPoster)
    expect(lightAt(posterTime + 1.2)).toEqual(halfway)
    expect(lightAt(posterTime)).toEqual(atPoster)
  })
})

it('a scene that enters grows its bodies one after the other, to their size at their place', async () => {
  const progress = { value: 0, lead: true, partner: null, ring: null }
  const scene = await renderScene(<DefaultScene />, { stage: { progress } })
  const full = scene.bodies().map(({ scale }) => scale.x)
  const posesAt = (value: number) => {
    progress.value = value
    scene.frame(1 / 60)
    return posesIn(poseTextureOf(meshesIn(scene.scene)), full.length)
  }
  const hidden = posesAt(0)
  expect(full.every((_, index) => poseValue(hidden, index, 'progress')[0] === 0)).toBe(true)
  const halfway = posesAt(0.5)
  const shares = full.map((size, index) => (poseValue(halfway, index, 'scale')[0] ?? 0) / size)
  expect(Math.max(...shares)).toBeLessThan(1)
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2)
  const entered = posesAt(1)
  for (const [index, { position }] of scene.bodies().entries()) {
    expect(poseValue(entered, index, 'progress')).toEqual([1])
    expect(poseValue(entered, index, 'scale')).toEqual([Math.fround(full[index] ?? 0)])
    expect(poseValue(entered, index, 'position')).toEqual(position.toArray().map(Math.fround))
  }
})

describe('the scroll position', () => {
  async function shiftAfter(scrollY: number, seconds = 6): Promise<number> {
    const store = createSiteStore()
    const scene = await renderScene(<DefaultScene />, { stage: { store } })
    const shiftOf = ({ state }: RenderedScene) => lensShiftOf(state().camera, 1)
    scene.frame(0)
    const before = shiftOf(scene)
    store.setState({ scrollY })
    scene.advance(seconds)
    expect(scene.state().camera.position.toArray()).toEqual([0, 0, 30])
    return shiftOf(scene) - before
  }

  it('moves the picture up with the page for two window heights, over several frames, and not the camera', async () => {
    const one = await shiftAfter(900)
    expect(one).toBeGreaterThan(0.01)
    expect(await shiftAfter(450)).toBeCloseTo(one / 2, 6)
    expect(await shiftAfter(1800)).toBeCloseTo(one * 2, 6)
    expect(await shiftAfter(9000)).toBeCloseTo(one * 2, 6)
    expect(await shiftAfter(-300)).toBe(0)
    const soon = await shiftAfter(900, 1 / 60)
    expect(soon).toBeGreaterThan(0)
    expect(soon).toBeLessThan(one / 2)
  })

  it('gives a finite shift after a frame of 0, NaN, -1 or 3600 seconds', async () => {
    const scene = await renderScene(<DefaultScene />, { stage: { store: createSiteStore({ scrollY: 900 }) } })
    for (const delta of [0, Number.NaN, -1, 3600]) {
      scene.frame(delta)
      expect(Number.isFinite(lensShiftOf(scene.state().camera, 1))).toBe(true)
    }
  })
})
