import { act } from '@react-three/test-renderer'
import type { Object3D } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { settleActs, CHANGE_TIME, type Act } from '../../src/backdrop/stage/acts.ts'
import { Stage } from '../../src/backdrop/stage/Stage.tsx'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { renderScene, type RenderOptions } from '../helpers/renderScene.tsx'

async function renderStage(
  prepare: (scene: Object3D) => Promise<void> = async () => {},
  options: RenderOptions = {},
) {
  const store = createSiteStore({ route: 'home' })
  let acts: readonly Act[] = []
  const failures: Error[] = []
  const seekers = new Set<(t: number) => void>()
  const stage = await renderScene(
    <Stage
      store={store}
      onFailure={(error) => failures.push(error)}
      seekers={seekers}
      onActs={(each) => (acts = each)}
      prepare={prepare}
    />,
    options,
  )
  return { store, failures, seekers, stage, onStage: () => acts, ids: () => acts.map(({ id }) => id) }
}

/** Does something that makes React render, and waits until it has. */
const committed = (change: () => void) => act(async () => change())

describe('the stage', () => {
  it('shows the scene of the route, settled', async () => {
    const { stage, onStage, seekers } = await renderStage()
    stage.advance(0.1)
    expect(onStage().map(({ id, progress }) => [id, progress.value])).toEqual([['default', 1]])
    expect(stage.find('default-faces')).toBeDefined()
    expect(stage.bodies()).toHaveLength(15)
    expect(seekers.size).toBe(1)
    await stage.unmount()
  })

  it('changes the scene with the route and takes the old one down once it has sunk', async () => {
    const { store, stage, ids, onStage } = await renderStage()
    await committed(() => updateSite(store, { route: 'testimonials' }))
    expect(ids()).toEqual(['default', 'testimonials'])
    stage.advance(CHANGE_TIME / 2)
    expect(onStage().map(({ progress }) => progress.value)).toEqual([
      expect.closeTo(0.5, 1),
      expect.closeTo(0.5, 1),
    ])
    await committed(() => stage.advance(CHANGE_TIME))
    expect(ids()).toEqual(['testimonials'])
    expect(stage.scene.getObjectByName('default-faces')).toBeUndefined()
    expect(stage.bodies()).toHaveLength(20)
    await stage.unmount()
  })

  it('goes on with the old scene until the shaders of the new one are compiled', async () => {
    const asked: string[] = []
    const compiled = Promise.withResolvers<void>()
    const { store, stage, onStage } = await renderStage((scene) => {
      asked.push(scene.children[0]!.name)
      return compiled.promise
    })
    expect(asked).toEqual([])
    await committed(() => updateSite(store, { route: 'about' }))
    stage.advance(1)
    expect(asked).toEqual(['about'])
    const faces = stage.find('about-faces')
    const drawn = () => {
      let shown = true
      faces.traverseAncestors((each) => (shown &&= each.visible))
      return shown
    }
    expect(drawn()).toBe(false)
    expect(onStage().map(({ id, progress }) => [id, progress.value, progress.lead])).toEqual([
      ['default', 1, true],
      ['about', 0, false],
    ])
    await committed(() => compiled.resolve())
    stage.advance(CHANGE_TIME / 2)
    expect(drawn()).toBe(true)
    expect(onStage().map(({ progress }) => progress.lead)).toEqual([false, true])
    expect(onStage()[1]!.progress.value).toBeCloseTo(0.5, 1)
    await stage.unmount()
  })

  it('turns round in the middle, to the very scene that was leaving', async () => {
    const { store, stage, ids } = await renderStage()
    const before = stage.find('default-faces')
    await committed(() => updateSite(store, { route: 'about' }))
    stage.advance(CHANGE_TIME / 2)
    await committed(() => updateSite(store, { route: 'home' }))
    await committed(() => stage.advance(CHANGE_TIME * 2))
    expect(ids()).toEqual(['default'])
    expect(stage.find('default-faces')).toBe(before)
    await stage.unmount()
  })

  it('draws two scenes at most, however fast one follows another', async () => {
    const { store, stage } = await renderStage()
    const shown = () =>
      stage.scene.children.flatMap(({ visible, children }) =>
        visible && children[0]?.name.match(/^[a-z]+$/) ? [children[0].name] : [],
      )
    for (const [route, seconds] of [
      ['about', 0.3],
      ['contact', 0.2],
      ['services', 0.1],
    ] as const) {
      await committed(() => updateSite(store, { route }))
      stage.advance(seconds)
      expect(shown().length, route).toBeLessThanOrEqual(2)
    }
    expect(shown()).toEqual(['contact', 'services'])
    await stage.unmount()
  })

  it('changes scenes in strict mode as well', async () => {
    const { store, stage, ids, seekers } = await renderStage(undefined, { strict: true })
    await committed(() => updateSite(store, { route: 'contact' }))
    await committed(() => stage.advance(CHANGE_TIME * 2))
    expect(ids()).toEqual(['contact'])
    expect(seekers.size).toBe(1)
    expect(stage.bodies()).toHaveLength(8)
    await stage.unmount()
  })

  it('forgets a scene that was never seen', async () => {
    const { store, stage, ids } = await renderStage(() => new Promise(() => {}))
    const before = stage.find('default-faces')
    await committed(() => updateSite(store, { route: 'about' }))
    await committed(() => updateSite(store, { route: 'contact' }))
    expect(ids()).toEqual(['default', 'contact'])
    await committed(() => updateSite(store, { route: 'home' }))
    stage.advance(2)
    expect(ids()).toEqual(['default'])
    expect(stage.find('default-faces')).toBe(before)
    await stage.unmount()
  })

  it('keeps a scene running over routes that share it', async () => {
    const { store, stage } = await renderStage()
    const before = stage.find('default-faces')
    await committed(() => updateSite(store, { route: 'privacy' }))
    stage.advance(2)
    expect(stage.find('default-faces')).toBe(before)
    await stage.unmount()
  })

  it('shows the new scene at once where a change is ended', async () => {
    const { store, stage, onStage, ids } = await renderStage()
    await committed(() => updateSite(store, { route: 'about' }))
    settleActs(onStage())
    await committed(() => stage.frame(0))
    expect(ids()).toEqual(['about'])
    expect(onStage()[0]!.progress.value).toBe(1)
    await stage.unmount()
  })

  it('names the scene that throws', async () => {
    vi.spyOn(scenes.about, 'component').mockImplementation(() => {
      throw new Error('no compass')
    })
    // React reports what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { store, stage, failures } = await renderStage()
    await committed(() => updateSite(store, { route: 'about' }))
    vi.restoreAllMocks()
    expect(failures.map(({ message }) => message)).toEqual(['Scene "about": no compass'])
    await stage.unmount()
  })
})
