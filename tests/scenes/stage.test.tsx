import { act } from '@react-three/test-renderer'
import type { Object3D } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { createSceneSet } from '../../src/stage/sceneSet.ts'
import { entrance } from '../../src/engine/entrance.ts'
import { Stage } from '../../src/stage/Stage.tsx'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
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
  it('fades the old scene out, and the new one in once its shaders are compiled', async () => {
    const asked: (string | undefined)[] = []
    const compiled = Promise.withResolvers<void>()
    const { store, stage, sceneSet } = await renderStage((scene) => {
      asked.push(scene.children[0]?.name)
      return compiled.promise
    })
    stage.frame(0)
    await committed(() => updateSite(store, { route: 'portfolio' }))
    stage.advance(entrance.fade / 2)
    expect(sceneNames(stage, isDrawn)).toEqual(['default'])
    expect(sceneSet.entered.value).toBeGreaterThan(0.3)
    await committed(() => stage.advance(entrance.fade))
    stage.advance(entrance.fade * 4)
    // The first scene is not prepared: its poster waits for it.
    expect(asked).toEqual(['portfolio'])
    expect(sceneNames(stage)).toEqual(['portfolio'])
    expect(sceneNames(stage, isDrawn)).toEqual([])
    await committed(() => compiled.resolve())
    stage.advance(entrance.fade / 2)
    expect(sceneNames(stage, isDrawn)).toEqual(['portfolio'])
    stage.advance(entrance.fade)
    expect(sceneSet.isSettled()).toBe(true)
  })

  it('fades a scene in again that is wanted again before it has left', async () => {
    const { store, stage, sceneSet } = await renderStage()
    const before = stage.find('hero')
    await committed(() => updateSite(store, { route: 'about' }))
    stage.advance(entrance.fade / 2)
    await committed(() => updateSite(store, { route: 'home' }))
    stage.advance(entrance.fade)
    expect(stage.find('hero')).toBe(before)
    expect(sceneSet.isSettled()).toBe(true)
  })

  it('seeks the scene that a route change has mounted, also in StrictMode', async () => {
    const { store, stage, sceneSet } = await renderStage(undefined, { strict: true })
    await committed(() => updateSite(store, { route: 'about' }))
    await committed(() => stage.advance(entrance.fade * 4))
    sceneSet.seek({ time: 4, progress: null })
    stage.frame(0)
    const alone = await renderScene(<AboutScene />)
    alone.seek(4)
    expect(positionsOf(stage)).toEqual(positionsOf(alone))
  })

  it('keeps a scene mounted over routes that share it', async () => {
    const { store, stage } = await renderStage()
    const before = stage.find('hero')
    await committed(() => updateSite(store, { route: 'privacy' }))
    stage.advance(2)
    expect(stage.find('hero')).toBe(before)
  })
})
