import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/scenes/registry.ts'
import { sceneFacts } from '../../src/scenes/facts.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

function posesOf(scene: RenderedScene): number[] {
  return scene
    .bodies()
    .flatMap(({ position, quaternion, scale }) => [...position.toArray(), ...quaternion.toArray(), scale.x])
}

// keyframes.test.tsx shows for every scene that its poses depend on the time and the keyframe alone.
describe('the time of a scene', () => {
  const Scene = scenes.contact
  const { startTime } = sceneFacts.contact

  it('has the same poses at 30, 60 and 144 frames per second', async () => {
    const all: number[][] = []
    for (const rate of [30, 60, 144]) {
      const scene = await renderScene(<Scene />, { contours: false })
      scene.advance(2, rate)
      all.push(posesOf(scene))
    }
    for (const poses of all) expect(poses).toEqual(all[0]!.map((value) => expect.closeTo(value, 9)))
  })

  it('begins at the moment of its poster, and moves only while time passes', async () => {
    const scene = await renderScene(<Scene />, { contours: false })
    scene.frame(0)
    const beginning = posesOf(scene)
    scene.frame(0)
    expect(posesOf(scene)).toEqual(beginning)
    scene.advance(0.5)
    expect(posesOf(scene)).not.toEqual(beginning)
    scene.seek(startTime)
    expect(posesOf(scene)).toEqual(beginning)
  })

  it('does not jump after a tab was hidden for an hour, nor at a clock that runs backwards', async () => {
    const [scene, usual] = [
      await renderScene(<Scene />, { contours: false }),
      await renderScene(<Scene />, { contours: false }),
    ]
    for (const delta of [3600, Number.NaN, -1]) scene.frame(delta)
    usual.frame(0.05)
    expect(posesOf(scene)).toEqual(posesOf(usual))
  })
})
