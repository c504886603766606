import type { RootState } from '@react-three/fiber'
import { Matrix4, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { lastKeyframeOf } from '../../src/scenes/facts.ts'
import { createSceneView, updateSceneView } from '../../src/engine/sceneView.ts'
import type { Body } from '../../src/motion/body.ts'
import type { SceneId } from '../../src/scenes/registry.ts'
import { TALL_ASPECT, textEdge } from '../../src/theme/grid.ts'
import { facesIn, pointsOf as pointsIn } from '../helpers/glass.ts'
import { allScenes, describeIn, renderScene, windows, type RenderedScene } from '../helpers/renderScene.tsx'
import { sceneNumbers } from '../helpers/sceneNumbers.ts'

/** A box on the screen, NDC. */
interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

/**
 * Where the page sets its text: in the left columns, or in the middle of a tall window. There it is in the
 * upper half, over a scene that has left its first keyframe.
 */
function textZone(width: number, height: number, hasLeft: boolean): Box {
  return width / height < TALL_ASPECT
    ? { left: -1, right: 1, bottom: hasLeft ? 0.04 : -0.345, top: 0.77 }
    : { left: -1, right: textEdge(width), bottom: -1, top: 1 }
}

/**
 * The keyframe at which the page sets text over a scene that has the whole width of a wide window, and where.
 * On the way there, all text in view stands on a panel. The portfolio's figures stand on a scrim.
 */
const aroundText: Partial<Record<SceneId, { keyframe: number; zone?: Box }>> = {
  portfolio: { keyframe: 1 },
  services: { keyframe: 1, zone: { left: -0.5, right: 0.5, bottom: -0.25, top: 0.5 } },
  testimonials: { keyframe: 2, zone: { left: -0.36, right: 0.36, bottom: -0.4, top: 0.45 } },
}

const overlapOf = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom))

/** Returns the points of a body's faces. */
function pointsOf(body: Body): Vector3[] {
  const points = facesIn(body).flatMap(({ geometry }) => pointsIn(geometry).map((at) => new Vector3(...at)))
  // A bar fades out below its cap.
  return /bar|star|lantern/.test(body.name) ? points.filter(({ y }) => y >= -0.5) : points
}

/**
 * Returns a function for the share of the text's zone that bodies cover in the frame drawn last, each
 * weighted by its brightness.
 */
function createCoverage(scene: RenderedScene, zone: Box): () => number {
  const { camera } = scene.state()
  const bodies = scene.bodies().map((body) => ({ body, points: pointsOf(body) }))
  const seen = new Vector3()
  const toScreen = new Matrix4()
  return () => {
    camera.updateMatrixWorld()
    let covered = 0
    for (const { body, points } of bodies) {
      const box: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
      body.updateMatrix()
      toScreen.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse).multiply(body.matrix)
      for (const point of points) {
        const { x, y } = seen.copy(point).applyMatrix4(toScreen)
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x)
        box.bottom = Math.min(box.bottom, y)
        box.top = Math.max(box.top, y)
      }
      covered += overlapOf(box, zone) * (1 + body.brightness)
    }
    return covered / overlapOf(zone, zone)
  }
}

const largeScreen = { window: 'large screen', width: 1920, height: 1080, tags: ['deep'] } as const

describeIn([...windows, largeScreen], 'on a', ({ window, width, height }) => {
  it.each(allScenes)(
    'bodies of the $id scene leave the text free at all keyframes',
    async ({ component: Scene, id }) => {
      const scene = await renderScene(<Scene />, { width, height, contours: false })
      const { coverage: most } = sceneNumbers[id]
      const first = createCoverage(scene, textZone(width, height, false))
      const shares: number[] = []
      for (let t = 0; t < 120; t += 1.5) {
        scene.seek(t)
        shares.push(first())
      }
      expect(Math.max(...shares), 'coverage at keyframe 0').toBeLessThan(most)
      // The zones of later keyframes are those of a desktop and a phone.
      if (window === 'large screen' || window === 'tablet') return
      const zone = textZone(width, height, true)
      const around = zone.right < 1 ? aroundText[id] : undefined
      const beside = createCoverage(scene, zone)
      const amid = around?.zone ? createCoverage(scene, around.zone) : null
      for (let step = 1; step <= lastKeyframeOf(id) * 10; step += 1) {
        const away = around ? Math.abs(step - 10 * around.keyframe) : 10
        const coverage = away <= 2 ? amid : away < 5 ? null : beside
        if (!coverage) continue
        const later = [0, 20, 40, 60].map((t) => {
          scene.seek(t, step / 10)
          return coverage()
        })
        const hint = `coverage at keyframe ${step / 10}; around text by a row of aroundText`
        expect(Math.max(...later), hint).toBeLessThan(most)
      }
    },
  )
})

it('on a sharper screen all lengths of a view grow with its pixels', () => {
  const viewAt = (dpr: number) => {
    const view = createSceneView()
    const size = { width: 1440, height: 900, top: 0, left: 0 }
    updateSceneView(view, { size, viewport: { dpr } as RootState['viewport'] }, 0, 0)
    return [view.width, view.height, view.lineScale]
  }
  expect(viewAt(2)).toEqual(viewAt(1).map((length) => 2 * length))
})
