import { BufferAttribute, BufferGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { expect, it } from 'vitest'
import { BodyScene } from '../../src/scenes/BodyScene.tsx'
import { colorOf } from '../../src/scenes/color.ts'
import { defaultLayout } from '../../src/scenes/default/layout.ts'
import type { CreateDrawing } from '../../src/scenes/drawing.ts'
import { poseValue } from '../helpers/glass.ts'
import { renderScene } from '../helpers/renderScene.tsx'

let disposed = 0

/** A drawing without glass: one mesh with a material of three.js for each body. */
const createMeshes: CreateDrawing = ({ bodies }) => {
  const object = new Group()
  const meshes = bodies.map(({ name, shape, color }) => {
    const corners = shape.parts.flatMap(({ triangles }) =>
      triangles.flatMap((triangle) => triangle.corners.flat()),
    )
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
    geometry.computeVertexNormals()
    const mesh = new Mesh(geometry, new MeshStandardMaterial({ color: colorOf(color), flatShading: true }))
    mesh.name = `mesh-of-${name}`
    object.add(mesh)
    return mesh
  })
  return {
    object,
    litByThree: true,
    setPoses(poses) {
      for (const [index, mesh] of meshes.entries()) {
        mesh.position.set(...(poseValue(poses, index, 'position') as [number, number, number]))
        mesh.quaternion.set(...(poseValue(poses, index, 'rotation') as [number, number, number, number]))
        mesh.scale.setScalar(poseValue(poses, index, 'scale')[0] ?? 1)
      }
    },
    setView() {},
    setLights() {},
    dispose() {
      for (const { geometry, material } of meshes) {
        geometry.dispose()
        material.dispose()
        disposed += 1
      }
    },
  }
}

it('draws the bodies of a scene with meshes that three.js lights, in place of glass', async () => {
  const layout = defaultLayout({ seed: 1, count: 3, aspect: 1.6 })
  const scene = await renderScene(
    <BodyScene name="tide" accent={[1, 1, 1]} createDrawing={createMeshes} startTime={0} {...layout} />,
  )
  scene.advance(0.5)
  for (const body of scene.bodies()) {
    const mesh = scene.find(`mesh-of-${body.name}`)
    expect(mesh.position.distanceTo(body.position)).toBeLessThan(1e-5)
    expect(mesh.quaternion.angleTo(body.quaternion)).toBeLessThan(1e-3)
    expect(mesh.scale.distanceTo(body.scale)).toBeLessThan(1e-5)
  }
  const lights = scene.scene.getObjectsByProperty('isLight', true)
  expect(lights.map(({ layers }) => layers.test(scene.state().camera.layers))).toEqual([true, true])
  await scene.unmount()
  expect(disposed).toBe(3)
})
