import { describe, expect, it } from 'vitest'
import { finishTransitions, finishedTransition } from '../../src/stage/transitions.ts'
import { CAMERA, halfHeightAt } from '../../src/motion/composition.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { createSnapshot } from '../../src/engine/StageContext.ts'
import { drawnPoses, meshesIn, poseValue } from '../helpers/glass.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

const DefaultScene = scenes.default.component
const ContactScene = scenes.contact.component

/** Centre, radius and brightness of the ring of light, which every material draws alike. */
function ringOf({ scene }: RenderedScene) {
  const rings = meshesIn(scene).map(({ material }) => material.uniforms.uRing.value)
  const [ring] = rings
  if (!ring || rings.some((each) => each !== ring)) throw new Error('The materials have different rings.')
  return { x: ring.x, y: ring.y, radius: ring.z, brightness: ring.w }
}

describe('the ring of light', () => {
  it('runs once from the first frame in which time passes, and fades', async () => {
    const scene = await renderScene(<DefaultScene />, { contours: false })
    scene.frame(0)
    expect(ringOf(scene).brightness).toBe(0)
    scene.frame(1 / 60)
    expect(ringOf(scene)).toMatchObject({ radius: 0, brightness: 1 })
    scene.advance(1)
    expect(ringOf(scene).radius).toBeCloseTo(1.05, 1)
    expect(ringOf(scene).brightness).toBeCloseTo(Math.exp(-1 / 0.87), 1)
    scene.advance(8)
    expect(ringOf(scene).brightness).toBe(0)
  })

  it('runs again when a message has been sent, from the lantern that comes to where the letter was', async () => {
    const snapshot = createSnapshot()
    const scene = await renderScene(<ContactScene />, {
      site: { route: 'contact' },
      stage: { snapshot },
      contours: false,
    })
    scene.advance(6)
    scene.cue({ delivery: 'sending' })
    scene.advance(2)
    scene.cue({ delivery: 'sent' })
    scene.advance(1.5)
    expect(ringOf(scene).brightness).toBe(0)
    while (ringOf(scene).brightness === 0) scene.frame(1 / 60)
    expect(ringOf(scene).brightness).toBe(1)
    const lantern = scene.bodies().indexOf(scene.body('near lantern'))
    const [x = 0, y = 0, z = 0] = poseValue(snapshot.poses, lantern, 'position')
    const half = halfHeightAt(CAMERA.z - z)
    expect(ringOf(scene).x).toBeCloseTo(x / half + snapshot.shiftX * 1.6, 5)
    expect(ringOf(scene).y).toBeCloseTo(y / half + snapshot.shiftY, 5)
  })

  it('ends when the scene is paused, and in a frame at a chosen moment', async () => {
    const transition = finishedTransition('default')
    const scene = await renderScene(<DefaultScene />, { stage: { progress: transition.progress } })
    scene.advance(0.5)
    expect(finishTransitions([transition])).toBe(true)
    scene.frame(0)
    expect(ringOf(scene).brightness).toBe(0)
    expect(finishTransitions([transition])).toBe(false)
    transition.progress.ring = 0
    scene.seek(3)
    expect(ringOf(scene).brightness).toBe(0)
  })

  it('waits until a scene that enters can be seen', async () => {
    const progress = { value: 0.1, lead: true, partner: null, ring: null }
    const scene = await renderScene(<DefaultScene />, { stage: { progress } })
    scene.advance(0.2)
    expect(ringOf(scene).brightness).toBe(0)
    progress.value = 0.5
    scene.frame(1 / 60)
    expect(ringOf(scene).brightness).toBe(1)
    // Its bodies grow one after the other.
    const bodies = scene.bodies()
    const poses = drawnPoses(scene.scene, bodies.length)
    const shares = bodies.map(({ scale }, index) => (poseValue(poses, index, 'scale')[0] ?? 0) / scale.x)
    expect(Math.max(...shares)).toBeLessThan(1)
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.2)
  })
})
