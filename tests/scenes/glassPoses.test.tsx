import { describe, expect, it } from 'vitest'
import { scenes } from '../../src/scenes/registry.ts'
import { meshesIn, posesIn, poseTextureOf, poseValue } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const DefaultScene = scenes.default.component

const posesOf = (scene: RenderedScene) => posesIn(poseTextureOf(meshesIn(scene.scene)), scene.bodies().length)

describe.each(allScenes)('the poses of the $id scene', ({ component: Scene }) => {
  it('reach the shaders in every frame', async () => {
    const scene = await renderScene(<Scene />)
    scene.seek(5, 0.5)
    for (let frame = 1; frame <= 3; frame += 1) {
      const { version } = poseTextureOf(meshesIn(scene.scene))
      scene.frame(1 / 30)
      expect(poseTextureOf(meshesIn(scene.scene)).version).toBe(version + 1)
      // The least that WebGL 2 guarantees.
      expect(poseTextureOf(meshesIn(scene.scene)).width).toBeLessThanOrEqual(2048)
      const poses = posesOf(scene)
      for (const [index, { position, quaternion, scale, elevation, glow }] of scene.bodies().entries()) {
        expect(poseValue(poses, index, 'position')).toEqual(position.toArray().map(Math.fround))
        expect(poseValue(poses, index, 'rotation')).toEqual(quaternion.toArray().map(Math.fround))
        for (const [value, expected] of Object.entries({ scale: scale.x, progress: 1, elevation, glow }))
          expect(poseValue(poses, index, value as 'scale')).toEqual([Math.fround(expected)])
      }
    }
  })
})

it('a scene that enters grows its bodies one after the other, to their size at their place', async () => {
  const progress = { value: 0, lead: true, partner: null, ring: null }
  const scene = await renderScene(<DefaultScene />, { stage: { progress } })
  const posesAt = (value: number) => {
    progress.value = value
    scene.frame(1 / 60)
    return posesOf(scene)
  }
  const hidden = posesAt(0)
  const halfway = posesAt(0.5)
  const entered = posesAt(1)
  const shares: number[] = []
  for (const [index, { position, scale }] of scene.bodies().entries()) {
    expect(poseValue(hidden, index, 'progress')).toEqual([0])
    shares.push((poseValue(halfway, index, 'scale')[0] ?? 0) / scale.x)
    expect(poseValue(entered, index, 'progress')).toEqual([1])
    expect(poseValue(entered, index, 'scale')).toEqual([Math.fround(scale.x)])
    expect(poseValue(entered, index, 'position')).toEqual(position.toArray().map(Math.fround))
  }
  expect(Math.max(...shares)).toBeLessThan(1)
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2)
})
