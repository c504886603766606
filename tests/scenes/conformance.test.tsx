import { Vector3, type AmbientLight, type DirectionalLight } from 'three'
import { describe, expect, it } from 'vitest'
import { routes, sceneOf } from '../../src/routes/table.ts'
import { textEdge } from '../../src/theme/grid.ts'
import { colors } from '../helpers/content.ts'
import { meshesIn } from '../helpers/glass.ts'
import { allScenes, renderScene, windows } from '../helpers/renderScene.tsx'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'

const sizes = windows.filter(({ window }) => window === 'desktop' || window === 'phone')

describe.each(allScenes)('the $id scene', ({ id, component: Scene }) => {
  it.each(sizes)(
    'has the specified bodies, motions and amplitudes, beside the text of a $window',
    async (size) => {
      const scene = await renderScene(<Scene />, size)
      const motions: Record<string, number> = {}
      const waterAt = (t: number) => {
        scene.seek(t)
        return scene.bodies().map(({ motionOffsetY, elevation }) => ({ motionOffsetY, elevation }))
      }
      const [before, after] = [waterAt(5), waterAt(7)]
      for (const [index, { motion }] of scene.bodies().entries()) {
        motions[motion ?? 'none'] = (motions[motion ?? 'none'] ?? 0) + 1
        if (motion !== 'wave') continue
        const [from, to] = [before[index]!, after[index]!]
        const amplitude = (to.motionOffsetY - from.motionOffsetY) / (to.elevation - from.elevation)
        expect(amplitude, 'the amplitude of a wave is 1 to 5').toBeGreaterThan(0.999)
        expect(amplitude, 'the amplitude of a wave is 1 to 5').toBeLessThan(5.001)
        if (id === 'portfolio') expect(amplitude).toBeCloseTo(5, 6)
      }
      expect(motions).toEqual(sceneNumbers[id].motions)
      // cost.spec.ts counts the calls themselves. A mesh out of view needs none.
      const { drawCalls } = sceneNumbers[id]
      expect(drawCalls).toBeLessThanOrEqual(id === 'portfolio' ? 125 : 60)
      expect(meshesIn(scene.scene).length, '`drawCalls` of sceneNumbers').toBeLessThanOrEqual(drawCalls)
      const { x, y } = scene.look(scene.bodies()[0]!)
      const isBeside = size.width > size.height ? x > textEdge(1440) : y < 0
      // The bars of the sea are all alike.
      if (id !== 'portfolio') expect(isBeside, 'the first body stands beside the text, or below').toBe(true)
    },
  )

  it('has the specified camera, a dark grey ambient and one directional light at intensity 1', async () => {
    const scene = await renderScene(<Scene />)
    scene.advance(0.1)
    const { camera } = scene.state()
    expect(camera).toMatchObject({ isPerspectiveCamera: true, fov: 75, near: 0.1, far: 1000 })
    expect(camera.position.toArray()).toEqual([0, 0, 30])
    const { x } = new Vector3(0, 0, -500).project(camera)
    expect(x, 'the view offset is beside the text').toBeGreaterThan(textEdge(1440))
    const lights = scene.scene.getObjectsByProperty('isLight', true)
    expect(lights.map(({ type }) => type)).toEqual(['AmbientLight', 'DirectionalLight'])
    const [ambient, directional] = lights as [AmbientLight, DirectionalLight]
    expect(directional.intensity).toBe(1)
    const bytes = directional.color.toArray().map((value) => Math.round(value * 255))
    const shown = `#${Buffer.from(bytes).toString('hex')}`
    expect(shown, 'A changed accent changes in `sceneNumbers` too').toBe(colors[sceneNumbers[id].accent])
    const { r, g, b } = ambient.color
    expect(r === g && g === b && r < 0.4).toBe(true)
    expect(r * ambient.intensity).toBeGreaterThan(0.05)
  })

  it('never renders with React in a frame', async () => {
    const scene = await renderScene(<Scene />, { site: {} })
    const renders = scene.renders()
    scene.advance(2, 20)
    scene.tell({ scrollY: 400 })
    scene.advance(2, 20)
    expect(scene.renders()).toBe(renders)
  })
})

it('shows the default scene on home and on every page without a scene of its own', () => {
  for (const { id } of routes) {
    const own = allScenes.find(({ id: scene }) => sceneNumbers[scene].page === id)?.id ?? 'default'
    expect(sceneOf(id, {}), `the scene of the page ${id}`).toBe(own)
  }
})
