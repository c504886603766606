import { act } from '@react-three/test-renderer'
import { CustomBlending, type BufferAttribute } from 'three'
import { describe, expect, it } from 'vitest'
import { LAYER } from '../../src/engine/index.ts'
import { drawnPoses, meshesIn } from '../helpers/glass.ts'
import { allScenes, renderScene } from '../helpers/renderScene.tsx'

describe.each(allScenes)('the meshes of the $id scene', ({ component: Scene }) => {
  it('have finite points, and lie in layers: hidden lines, faces, lines', async () => {
    const scene = await renderScene(<Scene />, { contours: false })
    scene.frame(0)
    for (const body of scene.bodies()) {
      const meshes = meshesIn(body)
      expect(meshes.some(({ renderOrder }) => renderOrder === LAYER.faces)).toBe(true)
      for (const { geometry, material, renderOrder } of meshes) {
        const points = geometry.attributes['position'] as BufferAttribute
        expect(points.count).toBeGreaterThan(0)
        expect(points.array.every(Number.isFinite)).toBe(true)
        expect(material.depthWrite).toBe(renderOrder === LAYER.faces)
        expect(material).toMatchObject({
          blending: CustomBlending,
          premultipliedAlpha: true,
          toneMapped: false,
        })
      }
    }
  })
})

it.each(allScenes)('the $id scene looks in a window as if it had been mounted there', async (row) => {
  const Scene = row.component
  const scene = await renderScene(<Scene />, { contours: false })
  scene.seek(3, 1)
  await act(async () => scene.state().setSize(390, 844))
  scene.seek(3, 1)
  const fresh = await renderScene(<Scene />, { width: 390, height: 844, contours: false })
  fresh.seek(3, 1)
  expect(drawnPoses(scene.bodies())).toEqual(drawnPoses(fresh.bodies()))
})

it.each(allScenes)('the $id scene keeps its materials while the width of a window changes', async (row) => {
  const Scene = row.component
  const scene = await renderScene(<Scene />, { contours: false })
  const before = meshesIn(scene.scene).map(({ material }) => material)
  for (const width of [1300, 1920, 1000]) {
    await act(async () => scene.state().setSize(width, 900))
    scene.frame(0)
  }
  const after = meshesIn(scene.scene).map(({ material }) => material)
  expect(after).toHaveLength(before.length)
  for (const [index, material] of after.entries()) expect(material).toBe(before[index])
})
