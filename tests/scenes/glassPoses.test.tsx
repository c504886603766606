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

it('the bodies of a scene that enters grow one after the other', async () => {
  const progress = { value: 0, lead: true, partner: null, ring: null }
  const scene = await renderScene(<DefaultScene />, { stage: { progress } })
  scene.frame(1 / 60)
  progress.value = 0.5
  scene.frame(1 / 60)
  const poses = posesOf(scene)
  const shares = scene
    .bodies()
    .map(({ scale }, index) => (poseValue(poses, index, 'scale')[0] ?? 0) / scale.x)
  expect(Math.max(...shares)).toBeLessThan(1)
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2)
})
