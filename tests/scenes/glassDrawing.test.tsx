import { act } from '@react-three/test-renderer'
import { Matrix4 } from 'three'
import { describe, expect, it } from 'vitest'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { meshesIn, resourcesOf, type GlassMesh } from '../helpers/glass.ts'
import { allScenes, renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const meshesOf = ({ scene }: RenderedScene) => meshesIn(scene)

describe.each(allScenes)('the drawing of the $id scene', ({ id, component: Scene }) => {
  it('has its faces between the lines behind the glass and the other lines', async () => {
    const scene = await renderScene(<Scene />)
    const parts = meshesOf(scene).map(({ name }) => name.replace(`${id}-`, ''))
    expect(['hidden-lines', 'faces', 'lines', 'contours'].filter((part) => parts.includes(part))).toEqual(
      parts,
    )
    expect(parts).toContain('faces')
    for (const { name, material, frustumCulled } of meshesOf(scene)) {
      // three.js does not know where the shaders put the bodies.
      expect(frustumCulled, name).toBe(false)
      expect(material.depthWrite).toBe(name.endsWith('faces'))
      expect(material).toMatchObject({ transparent: true, premultipliedAlpha: true, toneMapped: false })
    }
  })

  it('draws far bodies first, and leaves no body to three.js', async () => {
    const scene = await renderScene(<Scene />)
    scene.advance(0.1)
    const { geometry } = scene.find(`${id}-faces`) as GlassMesh
    const points = geometry.getAttribute('aPoint')
    const corners = geometry.index?.array ?? []
    const [first = 0, last = 0] = [corners.at(0), corners.at(-1)]
    const zOf = (corner: number) => scene.bodies()[points.getW(corner)]!.position.z
    expect(Math.sign(zOf(first) - zOf(last))).toBe(-1)
    expect(scene.find(`${id}-bodies`).visible).toBe(false)
    scene.scene.updateMatrixWorld(true)
    for (const { matrixWorld } of scene.bodies()) expect(matrixWorld).toEqual(new Matrix4())
  })

  it('rebuilds nothing when the width of a wide window changes', async () => {
    const scene = await renderScene(<Scene />)
    scene.frame(0)
    const before = resourcesOf(scene)
    for (const width of [1300, 1920, 1000]) {
      await act(async () => scene.state().setSize(width, 900))
      scene.frame(0)
    }
    const after = resourcesOf(scene)
    expect(after).toHaveLength(before.length)
    for (const [index, resource] of after.entries()) expect(resource).toBe(before[index])
  })
})

it('a scene with the parts of others shares their programs: a change compiles none', async () => {
  const programsOf = async (id: SceneId) => {
    const Scene = scenes[id]
    return meshesOf(await renderScene(<Scene />)).map(({ material }) =>
      JSON.stringify([material.vertexShader, material.fragmentShader, material.defines]),
    )
  }
  const compiled = [...(await programsOf('default')), ...(await programsOf('services'))]
  expect(compiled).toEqual(expect.arrayContaining(await programsOf('testimonials')))
})
