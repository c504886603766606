import {
  Vector3,
  type BufferGeometry,
  type Camera,
  type Mesh,
  type Object3D,
  type ShaderMaterial,
  type Vector2,
} from 'three'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { CAMERA } from '../../src/scenes/composition.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { TALL_ASPECT } from '../../src/theme/grid.ts'
import { textEdge } from '../../src/theme/textEdge.ts'
import { renderScene, type RenderedScene } from '../helpers/renderScene.tsx'

/** A box on the screen, NDC. */
interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

const windows = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a large screen', width: 1920, height: 1080 },
  { name: 'a wide screen', width: 2560, height: 1080 },
  { name: 'a tablet', width: 768, height: 1024 },
  { name: 'a phone', width: 390, height: 844 },
]

/** Where the page sets its text over the first screen: the left columns, or the middle of a tall window. */
function textZone(width: number, height: number): Box {
  return width / height < TALL_ASPECT
    ? { left: -1, right: 1, bottom: -0.345, top: 0.77 }
    : { left: -1, right: textEdge(width), bottom: -1, top: 1 }
}

const areaOf = ({ left, right, bottom, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom)

const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  top: Math.min(a.top, b.top),
})

/** The points of the drawn faces, by the index of their body, in the body's own coordinates. */
function pointsByBody({ geometry }: Mesh, count: number): Vector3[][] {
  const attribute = geometry.getAttribute('aPoint')
  const points = Array.from({ length: count }, (): Vector3[] => [])
  for (let at = 0; at < attribute.count; at += 1)
    points[attribute.getW(at)]?.push(new Vector3().fromBufferAttribute(attribute, at))
  return points
}

const projected = new Vector3()

function screenBoxOf(points: readonly Vector3[], body: Object3D, camera: Camera): Box {
  const box: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const point of points) {
    projected.copy(point).multiply(body.scale).applyQuaternion(body.quaternion).add(body.position)
    const { x, y } = projected.project(camera)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}

/** Returns a function for the share of the text's zone that bodies cover now, each weighted by how little fog hides it. */
function createCoverage(scene: RenderedScene, id: SceneId, zone: Box): () => number {
  const faces = scene.find(`${id}-faces`) as Mesh<BufferGeometry, ShaderMaterial>
  const uFog = faces.material.uniforms['uFog']?.value as Vector2
  const { camera } = scene.state()
  const bodies = scene.bodies()
  const points = pointsByBody(faces, bodies.length).map((all, index) => {
    const motion = bodies[index]?.userData['motion'] as Motion
    // A bar fades out below its cap.
    return motion.type === 'wave' ? all.filter(({ y }) => y >= -0.5) : all
  })
  return () => {
    camera.updateMatrixWorld()
    let covered = 0
    for (const [index, body] of bodies.entries()) {
      const box = screenBoxOf(points[index] ?? [], body, camera)
      const fogged = Math.max(0, CAMERA.z - body.position.z - uFog.x) * uFog.y
      covered += areaOf(intersection(box, zone)) * Math.exp(-(fogged ** 1.5))
    }
    return covered / areaOf(zone)
  }
}

/**
 * Largest share of the zone that may be covered at any time; the shaders also lower the brightness there to a third.
 * The left corner of portfolio's grid lies in the zone, sunk in fog.
 */
const maxCoverage: Record<SceneId, number> = {
  default: 0.03,
  services: 0.03,
  about: 0.01,
  portfolio: 0.055,
  testimonials: 0.03,
  contact: 0.03,
}

describe.each(windows)('behind the text on $name', ({ width, height }) => {
  it.each(Object.values(scenes))(
    'the $id scene stays quiet for two minutes',
    async ({ component: Scene, id }) => {
      const scene = await renderScene(<Scene />, { width, height })
      const coverage = createCoverage(scene, id, textZone(width, height))
      for (let t = 0; t < 120; t += 1.5) {
        scene.seek(t)
        expect(coverage(), `at ${t} s`).toBeLessThan(maxCoverage[id])
      }
      await scene.unmount()
    },
  )
})
