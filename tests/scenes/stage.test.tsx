import { act } from '@react-three/test-renderer'
import type { Object3D } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { createSceneSet } from '../../src/stage/transitions.ts'
import { entrance } from '../../src/engine/entrance.ts'
import { Stage } from '../../src/stage/Stage.tsx'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { lensShiftOf } from '../../src/engine/camera.ts'
import { drawnPoses, meshesIn, poseValue } from '../helpers/glass.ts'
import { renderScene, type RenderedScene, type RenderOptions } from '../helpers/renderScene.tsx'

const AboutScene = scenes.about

async function renderStage(
  prepare: (scene: Object3D) => Promise<void> = async () => {},
  options: RenderOptions = {},
) {
  const store = createSiteStore({ route: 'home' })
  const onFailure = vi.fn<(error: Error) => void>()
  const sceneSet = createSceneSet()
  const stage = await renderScene(
    <Stage store={store} sceneSet={sceneSet} onFailure={onFailure} prepare={prepare} />,
    options,
  )
  return { store, onFailure, sceneSet, stage }
}

/** Runs something that makes React render, and waits until it has rendered. */
const committed = (change: () => void) => act(async () => change())

const isDrawn = (object: Object3D): boolean =>
  object.visible && (object.parent === null || isDrawn(object.parent))

/** Names of the scenes on stage, oldest first, that `wanted` selects. */
function sceneNames({ scene }: RenderedScene, wanted: (group: Object3D) => boolean = () => true): string[] {
  const names: string[] = []
  scene.traverse((each) => void (Object.hasOwn(scenes, each.name) && wanted(each) && names.push(each.name)))
  return names
}

const positionsOf = (stage: RenderedScene) => stage.bodies().map(({ position }) => position.toArray())

describe('the stage', () => {
  it('draws the old scene until the shaders of the new one are compiled, and unmounts it', async () => {
    const asked: (string | undefined)[] = []
    const compiled = Promise.withResolvers<void>()
    const { store, stage } = await renderStage((scene) => {
      asked.push(scene.children[0]?.name)
      return compiled.promise
    })
    stage.frame(0)
    const { camera } = stage.state()
    const lens = lensShiftOf(camera, 0)
    await committed(() => updateSite(store, { route: 'portfolio' }))
    stage.advance(entrance.fade * 4)
    // The first scene is not prepared: its poster waits for it.
    expect(asked).toEqual(['portfolio'])
    expect(sceneNames(stage, isDrawn)).toEqual(['default'])
    expect(lensShiftOf(camera, 0)).toBe(lens)
    await committed(() => compiled.resolve())
    stage.advance(entrance.fade / 2)
    expect(sceneNames(stage, isDrawn)).toEqual(['default'])
    await committed(() => stage.advance(entrance.fade))
    stage.advance(entrance.fade)
    for (const wanted of [undefined, isDrawn]) expect(sceneNames(stage, wanted)).toEqual(['portfolio'])
  })

  it('appears at once after a change without time, as a paused stage shows it', async () => {
    const { store, stage, sceneSet } = await renderStage()
    await committed(() => updateSite(store, { route: 'contact' }))
    sceneSet.finish()
    await committed(() => stage.frame(0))
    const poses = drawnPoses(stage.find('contact'), stage.bodies().length)
    for (const [index, { position }] of stage.bodies().entries())
      expect(poseValue(poses, index, 'position')).toEqual(position.toArray().map(Math.fround))
    for (const { material } of meshesIn(stage.find('contact')))
      expect(material.uniforms.uEntered.value).toBe(1)
  })

  it('seeks the scene that a route change has mounted, also in StrictMode', async () => {
    const { store, stage, sceneSet } = await renderStage(undefined, { strict: true })
    await committed(() => updateSite(store, { route: 'about' }))
    await committed(() => stage.advance(entrance.fade * 4))
    sceneSet.seek({ time: 4, station: null })
    stage.frame(0)
    const alone = await renderScene(<AboutScene />)
    alone.seek(4)
    expect(positionsOf(stage)).toEqual(positionsOf(alone))
  })

  it('keeps a scene mounted over routes that share it', async () => {
    const { store, stage } = await renderStage()
    const before = stage.find('default-faces')
    await committed(() => updateSite(store, { route: 'privacy' }))
    stage.advance(2)
    expect(stage.find('default-faces')).toBe(before)
  })
})
