import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { POSE_STRIDE } from '../../src/scenes/engine/poseLayout.ts'
import { sampleWave } from '../../src/motion/wave.ts'
import { poseGlsl, createPoseTexture } from '../../src/scenes/engine/glass/poseTexture.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { meshesIn, posesIn, poseTextureOf, poseValue } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const posesOf = (scene: RenderedScene) => posesIn(poseTextureOf(meshesIn(scene.scene)), scene.bodies().length)

describe.each(allScenes)('the poses of the $id scene', ({ component: Scene }) => {
  it('reach the shaders in every frame', async () => {
    const scene = await renderScene(<Scene />)
    scene.frame(0)
    for (let frame = 1; frame <= 3; frame += 1) {
      const { version } = poseTextureOf(meshesIn(scene.scene))
      scene.frame(1 / 30)
      expect(poseTextureOf(meshesIn(scene.scene)).version).toBe(version + 1)
      const poses = posesOf(scene)
      for (const { position, quaternion, scale, userData } of scene.bodies()) {
        const { index } = userData['motion'] as Motion
        expect(poseValue(poses, index, 'position')).toEqual(position.toArray().map(Math.fround))
        expect(poseValue(poses, index, 'rotation')).toEqual(quaternion.toArray().map(Math.fround))
        expect(poseValue(poses, index, 'scale')).toEqual([Math.fround(scale.x)])
        expect(poseValue(poses, index, 'progress')).toEqual([1])
      }
    }
  })

  it('tell the shaders the elevation of the wave below each body', async () => {
    const scene = await renderScene(<Scene />)
    scene.seek(5)
    const poses = posesOf(scene)
    for (const { userData } of scene.bodies()) {
      const motion = userData['motion'] as Motion
      const sample = { elevation: 0, slopeX: 0, slopeZ: 0 }
      if (motion.type === 'wave') sampleWave(sample, motion.surface, ...motion.at, 5)
      expect(poseValue(poses, motion.index, 'elevation')).toEqual([Math.fround(sample.elevation)])
    }
  })
})

it('the pose layout, with no overlap and no value across two texels, is what GLSL reads', () => {
  expect(poseGlsl).toContain(
    'struct Pose { vec3 position; float scale; vec4 rotation; float progress; float elevation; float glow; float warmth; };',
  )
  expect(poseGlsl).toContain(
    'return Pose(texel0.xyz, texel0.w, texel1.xyzw, texel2.x, texel2.y, texel2.z, texel2.w);',
  )
})

it('keeps a texture of 3000 poses within the 2048 texels a side that WebGL 2 guarantees', async () => {
  const scene = await renderScene(<group />)
  const poses = Float32Array.from({ length: 3000 * POSE_STRIDE }, (_, float) => float)
  const poseTexture = createPoseTexture(3000)
  poseTexture.upload(poses, scene.state().gl)
  const { width, height } = poseTexture.texture.image
  expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
  expect(posesIn(poseTexture.texture, 3000)).toEqual(poses)
  poseTexture.dispose()
})
