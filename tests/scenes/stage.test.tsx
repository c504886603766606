import { act } from '@react-three/test-renderer'
import { describe, expect, it, vi } from 'vitest'
import { settleActs, CHANGE_TIME, type Act } from '../../src/backdrop/stage/acts.ts'
import { Stage } from '../../src/backdrop/stage/Stage.tsx'
import { scenes } from '../../src/scenes/registry.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { renderScene } from '../helpers/renderScene.tsx'

async function renderStage() {
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
    />,
  )
  return { store, failures, seekers, stage, onStage: () => acts, ids: () => acts.map(({ id }) => id) }
}

/** Does something that makes React render, and waits until it has. */
const committed = (change: () => void) => act(async () => change())

describe('the stage', () => {
  it('shows the scene of the route, settled', async () => {
    const { stage, onStage, seekers } = await renderStage()
    stage.advance(0.1)
    expect(onStage().map(({ id, presence }) => [id, presence.value])).toEqual([['default', 1]])
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
    expect(onStage().map(({ presence }) => presence.value)).toEqual([
      expect.closeTo(0.5, 1),
      expect.closeTo(0.5, 1),
    ])
    await committed(() => stage.advance(CHANGE_TIME))
    expect(ids()).toEqual(['testimonials'])
    expect(stage.scene.getObjectByName('default-faces')).toBeUndefined()
    expect(stage.bodies()).toHaveLength(20)
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
    expect(onStage()[0]!.presence.value).toBe(1)
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
