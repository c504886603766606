import { Vector3, type BufferGeometry, type Mesh, type ShaderMaterial } from 'three'
import { describe, expect, it } from 'vitest'
import type { Motion } from '../../src/motion/motionSystem.ts'
import { POSE_STRIDE, poseLayout } from '../../src/motion/poseLayout.ts'
import { CAMERA } from '../../src/scenes/composition.ts'
import type { GlassUniforms } from '../../src/scenes/glass/uniforms.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { textEdge } from '../../src/theme/layout.ts'
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
  return width / height < 0.8
    ? { left: -1, right: 1, bottom: -0.345, top: 0.77 }
    : { left: -1, right: textEdge(width), bottom: -1, top: 1 }
}

const areaOf = ({ left, right, bottom, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom)

const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  top: Math.min(one.top, other.top),
})

const point = new Vector3()

/** Share of the text's zone that bodies cover, each weighed by how far it is from sunk in the fog. */
function coverOf(scene: RenderedScene, zone: Box): number {
  const faces = scene.scene.getObjectByName(`${scene.scene.children.at(-1)!.name}-faces`) as Mesh<
    BufferGeometry,
    ShaderMaterial
  >
  const { geometry } = faces
  const { uFog, uPoses } = faces.material.uniforms as unknown as GlassUniforms
  const { camera } = scene.state()
  camera.updateMatrixWorld()
  const points = geometry.getAttribute('aPoint')
  const { data } = uPoses.value.image as { data: Float32Array }
  const bodies = scene.bodies()
  const boxes = bodies.map((): Box => ({ left: 9, right: -9, bottom: 9, top: -9 }))
  for (let at = 0; at < points.count; at += 1) {
    const index = points.getW(at)
    const body = bodies[index]!
    // A bar fades below its cap.
    if ((body.userData['motion'] as Motion).type === 'wave' && points.getY(at) < -0.5) continue
    point.fromBufferAttribute(points, at).multiplyScalar(data[index * POSE_STRIDE + poseLayout.scale.offset]!)
    point.applyQuaternion(body.quaternion).add(body.position).project(camera)
    const box = boxes[index]!
    box.left = Math.min(box.left, point.x)
    box.right = Math.max(box.right, point.x)
    box.bottom = Math.min(box.bottom, point.y)
    box.top = Math.max(box.top, point.y)
  }
  const lit = boxes.reduce((sum, box, index) => {
    const far = Math.max(0, CAMERA.z - bodies[index]!.position.z - uFog.value.x) * uFog.value.y
    return sum + areaOf(common(box, zone)) * Math.exp(-(far ** 1.5))
  }, 0)
  return lit / areaOf(zone)
}

/**
 * Most of the zone that may be covered at any time. The shaders leave a third of the brightness there besides. Orbits
 * pass by the text, and the left corner of the sea drowns there.
 */
const most = {
  default: 0.03,
  services: 0.07,
  about: 0.01,
  portfolio: 0.055,
  testimonials: 0.03,
  contact: 0.03,
} as const satisfies Record<keyof typeof scenes, number>

describe.each(windows)('behind the text on $name', ({ width, height }) => {
  it.each(Object.values(scenes))(
    'the $id scene stays quiet for two minutes',
    async ({ component: Scene, id }) => {
      const scene = await renderScene(<Scene />, { width, height })
      for (let t = 0; t < 120; t += 1.5) {
        scene.seek(t)
        expect(coverOf(scene, textZone(width, height)), `at ${t} s`).toBeLessThan(most[id])
      }
      await scene.unmount()
    },
  )
})
