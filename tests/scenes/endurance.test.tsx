import { act } from '@react-three/test-renderer'
import { expect, it, vi } from 'vitest'
import { createSceneSet } from '../../src/stage/sceneSet.ts'
import { Stage } from '../../src/stage/Stage.tsx'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { resourcesIn, watchResources } from '../helpers/glass.ts'
import { allScenes, renderScene } from '../helpers/renderScene.tsx'

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
  look(stage)
  expect(onFailure).not.toHaveBeenCalled()
  expect(seen.size).toBeGreaterThan(changedRoutes.length * 4)
  const undisposed = [...seen].filter((resource) => !disposed.has(resource))
  // StrictMode unmounts each scene once for a test, so that it may dispose of resources that it then creates
  // again.
  if (!strict) expect(new Set(undisposed)).toEqual(new Set(resourcesIn(stage.scene)))
  await stage.unmount()
  expect([...seen].every((resource) => disposed.has(resource))).toBe(true)
})
