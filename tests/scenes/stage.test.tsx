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

/** React commits what a frame or the store asked for. */
const committed = () => new Promise((resolve) => setTimeout(resolve, 20))

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
    updateSite(store, { route: 'testimonials' })
    await committed()
    expect(ids()).toEqual(['default', 'testimonials'])
    stage.advance(CHANGE_TIME / 2)
    expect(onStage().map(({ presence }) => presence.value)).toEqual([
      expect.closeTo(0.5, 1),
      expect.closeTo(0.5, 1),
    ])
    stage.advance(CHANGE_TIME)
    await committed()
    expect(ids()).toEqual(['testimonials'])
    expect(stage.scene.getObjectByName('default-faces')).toBeUndefined()
    expect(stage.bodies()).toHaveLength(20)
    await stage.unmount()
  })

  it('keeps a scene running over routes that share it', async () => {
    const { store, stage } = await renderStage()
    const before = stage.find('default-faces')
    updateSite(store, { route: 'privacy' })
    await committed()
    stage.advance(2)
    expect(stage.find('default-faces')).toBe(before)
    await stage.unmount()
  })

  it('shows the new scene at once where a change is ended', async () => {
    const { store, stage, onStage, ids } = await renderStage()
    updateSite(store, { route: 'about' })
    await committed()
    settleActs(onStage())
    stage.frame(0)
    await committed()
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
    updateSite(store, { route: 'about' })
    await committed()
    vi.restoreAllMocks()
    expect(failures.map(({ message }) => message)).toEqual(['Scene "about": no compass'])
    await stage.unmount()
  })
})
