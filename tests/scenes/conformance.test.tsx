import { PerspectiveCamera, type AmbientLight, type DirectionalLight, type Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { FRAME_ORDER } from '../../src/scenes/engine/StageContext.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { createSiteStore } from '../../src/store/site.ts'
import type { ColorName } from '../../src/theme/palette.ts'
import { colors } from '../helpers/content.ts'
import { DRAW_CALLS, MAX_DRAW_CALLS } from '../helpers/drawCalls.ts'
import { allScenes, renderScene } from '../helpers/renderScene.tsx'

interface Specified {
  motions: Partial<Record<Motion['type'], number>>
  /** Colour of the directional light. */
  accent: ColorName
}

/** Numbers of bodies by motion from the specification, and the accents of the pages. */
const specified: Record<SceneId, Specified> = {
  default: { motions: { floating: 15 }, accent: 'teal' },
  services: { motions: { floating: 4, orbital: 4 }, accent: 'blue' },
  about: { motions: { wave: 20 }, accent: 'aqua' },
  portfolio: { motions: { wave: 121 }, accent: 'blue' },
  testimonials: { motions: { floating: 20 }, accent: 'green' },
  contact: { motions: { floating: 5, wave: 3 }, accent: 'teal' },
}

const motionOf = (body: Object3D) => body.userData['motion'] as Motion

it('moves bodies after the stage has moved the scenes, and leaves rendering to the canvas', () => {
  expect(FRAME_ORDER.transitions).toBeLessThan(FRAME_ORDER.motion)
  expect(FRAME_ORDER.motion).toBeLessThan(0)
})

describe.each(allScenes)('the $id scene', ({ id, component: Scene, count }) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]

  it.each(sizes)('has the specified bodies, motions and amplitudes at $width x $height', async (size) => {
    const scene = await renderScene(<Scene />, size)
    const motions: Record<string, number> = {}
    for (const motion of scene.bodies().map(motionOf)) {
      motions[motion.type] = (motions[motion.type] ?? 0) + 1
      if (motion.type !== 'wave') continue
      expect(motion.surface.amplitude).toBeGreaterThanOrEqual(1)
      expect(motion.surface.amplitude).toBeLessThanOrEqual(5)
    }
    expect(motions).toEqual(specified[id].motions)
    expect(scene.bodies()).toHaveLength(count)
  })

  it('has the specified camera, one dark grey ambient light and one directional light at intensity 1', async () => {
    const scene = await renderScene(<Scene />)
    scene.advance(0.1)
    const { camera } = scene.state()
    expect(camera).toBeInstanceOf(PerspectiveCamera)
    expect(camera).toMatchObject({ fov: 75, near: 0.1, far: 1000 })
    expect(camera.position.toArray()).toEqual([0, 0, 30])
    const lights = scene.scene.getObjectsByProperty('isLight', true)
    const ambient = lights.filter((light): light is AmbientLight => light.type === 'AmbientLight')
    const directional = lights.filter((light): light is DirectionalLight => light.type === 'DirectionalLight')
    expect([ambient.length, directional.length, lights.length]).toEqual([1, 1, 2])
    expect(directional[0]!.intensity).toBe(1)
    const bytes = directional[0]!.color.toArray().map((value) => Math.round(value * 255))
    const shown = `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    expect(shown, 'A changed accent changes in `specified` too').toBe(colors[specified[id].accent])
    const { r, g, b } = ambient[0]!.color
    expect(r).toBe(g)
    expect(g).toBe(b)
    expect(r).toBeLessThan(0.4)
    expect(r * ambient[0]!.intensity).toBeGreaterThan(0.05)
  })

  it('never renders with React in a frame, and never writes the store', async () => {
    const store = createSiteStore()
    let writes = 0
    store.subscribe(() => (writes += 1))
    const scene = await renderScene(<Scene />, { stage: { store } })
    const renders = scene.renders()
    scene.advance(2)
    store.setState({ scrollY: 400 })
    writes = 0
    scene.advance(2)
    expect(scene.renders()).toBe(renders)
    expect(writes).toBe(0)
  })

  it(`takes ${DRAW_CALLS[id]} draw calls, as tests/helpers/drawCalls.ts says`, async () => {
    const scene = await renderScene(<Scene />)
    const drawn: Object3D[] = []
    scene.scene.traverseVisible((object) => void ('isMesh' in object && drawn.push(object)))
    expect(drawn).toHaveLength(DRAW_CALLS[id])
    expect(drawn.length).toBeLessThanOrEqual(MAX_DRAW_CALLS)
  })

  it('takes a count of 0', async () => {
    const scene = await renderScene(<Scene count={0} />)
    scene.advance(0.1)
    expect(scene.bodies()).toHaveLength(0)
  })
})
