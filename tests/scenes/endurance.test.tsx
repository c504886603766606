import { act } from '@react-three/test-renderer'
import { describe, expect, it, vi } from 'vitest'
import { createSceneSet } from '../../src/stage/sceneSet.ts'
import { Stage } from '../../src/stage/Stage.tsx'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { drawnPoses, meshesIn, watchResources, resourcesOf } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const objectsIn = ({ scene }: RenderedScene) => scene.getObjectsByProperty('isObject3D', true)

describe.each(allScenes)('the $id scene', ({ id, component: Scene }) => {
  const tags = id === 'portfolio' ? [] : ['deep']
  it(
    'runs a thousand frames with finite poses and the same objects, and writes nothing',
    { tags },
    async () => {
      const store = createSiteStore()
      const onWrite = vi.fn<() => void>()
      store.subscribe(onWrite)
      const scene = await renderScene(<Scene />, { stage: { store } })
      scene.frame(0)
      const before = [...objectsIn(scene), ...resourcesOf(scene)]
      for (let frame = 0; frame < 1000; frame += 1) {
        scene.frame(1 / 60)
        if (!drawnPoses(scene.bodies()).every(Number.isFinite))
          throw new Error(`A pose is not finite in frame ${frame}.`)
      }
      for (const { scale } of scene.bodies()) expect(scale.x).toBeGreaterThan(0)
      const after = [...objectsIn(scene), ...resourcesOf(scene)]
      expect(after).toHaveLength(before.length)
      after.forEach((each, index) => expect(each).toBe(before[index]))
      expect(onWrite).not.toHaveBeenCalled()
    },
  )
})

/** A route of each scene, home last. */
const changedRoutes = allScenes.map(({ route }) => route).toReversed()

it.each([false, true])('disposes of all after a change to each scene (strict: %s)', async (strict) => {
  const store = createSiteStore({ route: 'home' })
  const onFailure = vi.fn<(error: Error) => void>()
  const stage = await renderScene(
    <Stage store={store} sceneSet={createSceneSet()} onFailure={onFailure} prepare={async () => {}} />,
    { strict },
  )
  const { seen, disposed, look } = watchResources()
  stage.frame(0)
  look(stage)
  for (const [change, route] of changedRoutes.entries()) {
    await act(async () => updateSite(store, { route }))
    await act(async () => stage.frame(1 / 60))
    look(stage)
    // Every third transition is cut short by the next change.
    await act(async () => stage.advance(change % 3 === 0 ? 0.2 : 1.5, 20))
  }
  await act(async () => stage.advance(3, 20))
  expect(onFailure).not.toHaveBeenCalled()
  expect(seen.size).toBeGreaterThan(changedRoutes.length * 4)
  const undisposed = [...seen].filter((resource) => !disposed.has(resource))
  // StrictMode unmounts each scene once for a test, so that it may dispose of resources that it then creates
  // again.
  if (!strict)
    expect(new Set(undisposed)).toEqual(new Set(meshesIn(stage.scene).map(({ material }) => material)))
  await stage.unmount()
  expect([...seen].every((resource) => disposed.has(resource))).toBe(true)
})
