import { Vector3, type PerspectiveCamera } from 'three'
import { describe, expect, it } from 'vitest'
import { lensShiftOf } from '../../src/scenes/camera.ts'
import { defaultScene } from '../../src/scenes/default/scene.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { textEdge } from '../../src/theme/grid.ts'
import { meshesIn, posesIn, poseTextureOf, poseValue } from '../helpers/glass.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const DefaultScene = defaultScene.component

const phone = { width: 390, height: 844 }

describe.each(Object.values(scenes))('the composition of the $id scene', ({ id, component: Scene }) => {
  it('has its vanishing point right of the text in a wide window', async () => {
    const scene = await renderScene(<Scene />)
    scene.frame(0)
    const { camera } = scene.state()
    camera.updateMatrixWorld()
    expect(new Vector3(0, 0, -500).project(camera).x).toBeGreaterThan(textEdge(1440))
  })

  // The bars of the sea are all alike.
  it.skipIf(id === 'portfolio')(
    'places its first body beside the text, and below it in a tall window',
    async () => {
      const placeOf = async (size: object) => {
        const scene = await renderScene(<Scene />, size)
        scene.frame(0)
        const { camera } = scene.state()
        camera.updateMatrixWorld()
        return scene.bodies()[0]?.position.clone().project(camera)
      }
      expect((await placeOf({}))?.x).toBeGreaterThan(textEdge(1440))
      expect((await placeOf(phone))?.y).toBeLessThan(0)
    },
  )
})

it.each(Object.values(scenes))(
  'the light of the first seconds is at rest in the poster of the $id scene, and sweeps after it',
  async ({ component: Scene, posterTime }) => {
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
  },
)

describe('a scene that enters or leaves', () => {
  it('grows its bodies one after the other, to their size at their place', async () => {
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

  it('keeps its own composition while another scene leads the camera', async () => {
    const progress = { value: 1, lead: true, partner: null, ring: null }
    const scene = await renderScene(<DefaultScene />, { stage: { progress } })
    scene.frame(0)
    const camera = scene.state().camera as PerspectiveCamera
    const [x, y] = [lensShiftOf(camera, 0), lensShiftOf(camera, 1)]
    const shift = () => meshesIn(scene.scene).map(({ material }) => material.uniforms.uShift.value)
    for (const value of shift()) expect(value.length()).toBeCloseTo(0, 9)
    progress.lead = false
    camera.setViewOffset(1440, 900, 72, 90, 1440, 900)
    scene.frame(0)
    expect(camera.view).toMatchObject({ offsetX: 72, offsetY: 90 })
    for (const value of shift()) {
      expect(value.x).toBeCloseTo(x + 0.1, 9)
      expect(value.y).toBeCloseTo(y - 0.2, 9)
    }
  })
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

  it('moves the picture up in step with the page for two window heights, and not the camera', async () => {
    const one = await shiftAfter(900)
    expect(one).toBeGreaterThan(0.01)
    expect(await shiftAfter(450)).toBeCloseTo(one / 2, 6)
    expect(await shiftAfter(1800)).toBeCloseTo(one * 2, 6)
    expect(await shiftAfter(9000)).toBeCloseTo(one * 2, 6)
    expect(await shiftAfter(-300)).toBe(0)
  })

  it('is followed over several frames', async () => {
    const soon = await shiftAfter(900, 1 / 60)
    expect(soon).toBeGreaterThan(0)
    expect(soon).toBeLessThan((await shiftAfter(900)) / 2)
  })

  it('gives a finite shift after a frame of 0, NaN, -1 or 3600 seconds', async () => {
    const scene = await renderScene(<DefaultScene />, { stage: { store: createSiteStore({ scrollY: 900 }) } })
    for (const delta of [0, Number.NaN, -1, 3600]) {
      scene.frame(delta)
      expect(Number.isFinite(lensShiftOf(scene.state().camera, 1))).toBe(true)
    }
  })
})
