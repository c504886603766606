import { Matrix4, Quaternion, Vector3, type Camera, type Mesh } from 'three'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { CAMERA } from '../../src/scenes/composition.ts'
import { scenes, type SceneId } from '../../src/scenes/registry.ts'
import { TALL_ASPECT } from '../../src/theme/grid.ts'
import { textEdge } from '../../src/theme/textEdge.ts'
import { poseTextureOf, poseValue, posesIn, type GlassMesh } from '../helpers/glass.ts'
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

/**
 * Where the page sets its text: the left columns. In a tall window it is the middle of the first screen, and the upper
 * half below the header at the later stations.
 */
function textZone(width: number, height: number, isLater = false): Box {
  if (width / height >= TALL_ASPECT) return { left: -1, right: textEdge(width), bottom: -1, top: 1 }
  return isLater
    ? { left: -1, right: 1, bottom: 0.04, top: 0.83 }
    : { left: -1, right: 1, bottom: -0.345, top: 0.77 }
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
const pose = new Matrix4()

function screenBoxOf(points: readonly Vector3[], camera: Camera): Box {
  const box: Box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const point of points) {
    const { x, y } = projected.copy(point).applyMatrix4(pose).project(camera)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return box
}

/**
 * Returns a function for the share of the text's zone that bodies cover now, each weighted by how little fog and a
 * negative glow hide it.
 */
function createCoverage(scene: RenderedScene, id: SceneId): (zone: Box) => number {
  const faces = scene.find(`${id}-faces`) as GlassMesh
  const uFog = faces.material.uniforms.uFog.value
  const { camera } = scene.state()
  const bodies = scene.bodies()
  const points = pointsByBody(faces, bodies.length).map((all, index) => {
    const motion = bodies[index]?.userData['motion'] as Motion
    // A bar fades out below its cap.
    return motion.type === 'wave' ? all.filter(({ y }) => y >= -0.5) : all
  })
  return (zone) => {
    camera.updateMatrixWorld()
    const poses = posesIn(poseTextureOf([faces]), bodies.length)
    let covered = 0
    for (const index of bodies.keys()) {
      const position = new Vector3(...poseValue(poses, index, 'position'))
      const [scale = Number.NaN] = poseValue(poses, index, 'scale')
      const [glow = Number.NaN] = poseValue(poses, index, 'glow')
      const rotation = new Quaternion(...poseValue(poses, index, 'rotation'))
      pose.compose(position, rotation, new Vector3(scale, scale, scale))
      const box = screenBoxOf(points[index] ?? [], camera)
      const fogged = Math.max(0, CAMERA.z - position.z - uFog.x) * uFog.y
      covered += areaOf(intersection(box, zone)) * Math.exp(-(fogged ** 1.5)) * Math.min(1, 1 + glow)
    }
    return covered / areaOf(zone)
  }
}

/**
 * Largest share of the zone that may be covered at any time; the shaders also lower the brightness there to a third.
 * Services' orbits pass by the text, and the left corner of portfolio's grid lies in the zone, sunk in fog.
 */
const maxCoverage: Record<SceneId, number> = {
  default: 0.03,
  services: 0.07,
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
      const coverage = createCoverage(scene, id)
      const zone = textZone(width, height)
      for (let t = 0; t < 120; t += 1.5) {
        scene.seek(t)
        expect(coverage(zone), `at ${t} s`).toBeLessThan(maxCoverage[id])
      }
      await scene.unmount()
    },
  )

  it.each([scenes.about, scenes.portfolio])(
    'the $id scene stays quiet on its whole voyage',
    async ({ component: Scene, id }) => {
      const scene = await renderScene(<Scene />, { width, height })
      const coverage = createCoverage(scene, id)
      for (let s = 0; s <= 2.05; s += 0.1) {
        const zone = textZone(width, height, s > 0.4)
        for (const t of [0, 4.4, 20, 47, 90]) {
          scene.seek(t, s)
          expect(coverage(zone), `at station ${s.toFixed(1)}, ${t} s`).toBeLessThan(maxCoverage[id])
        }
      }
      await scene.unmount()
    },
  )
})
