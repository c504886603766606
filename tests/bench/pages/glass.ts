import {
  type BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  Scene,
  Sphere,
  Vector3,
  type InterleavedBufferAttribute,
  type Object3D,
} from 'three'
import { POSE_STRIDE } from '../../../src/motion/motionSystem.ts'
import { LINK } from '../../../src/scenes/glass/lineGeometry.ts'
import type { GlassMaterial } from '../../../src/scenes/glass/materials.ts'
import { createPoseTexture } from '../../../src/scenes/glass/poseTexture.ts'
import type { Layout } from '../../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { drawScene } from './fiber.tsx'
import type { Drawn } from './plain.ts'
import { place, pose } from './solids.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** In place of a index, for what is no body's own. */
const COMMON = -1

/** Which body each vertex of a merged geometry belongs to, and which of its attributes says where it is. */
function ownersOf(geometry: BufferGeometry): { slotOf: (vertex: number) => number; points: Attribute[] } {
  const { aPoint, aFrom, aTo, aCorner } = geometry.attributes
  if (aPoint) return { slotOf: (vertex) => aPoint.getW(vertex), points: [aPoint] }
  return {
    slotOf: (vertex) => (aCorner!.getZ(vertex) >= LINK ? COMMON : aFrom!.getW(vertex)),
    points: [aFrom!, aTo!],
  }
}

/** Cuts a merged geometry into one for each body, by index. All share its attributes and have an index of their own. */
function cut(geometry: BufferGeometry): Map<number, BufferGeometry> {
  const { slotOf, points } = ownersOf(geometry)
  const corners = new Map<number, number[]>()
  for (const vertex of geometry.index!.array) {
    const index = slotOf(vertex)
    const own = corners.get(index)
    if (own) own.push(vertex)
    else corners.set(index, [vertex])
  }
  const point = new Vector3()
  return new Map(
    [...corners].map(([index, own]) => {
      const piece = new BufferGeometry()
      for (const [name, attribute] of Object.entries(geometry.attributes)) piece.setAttribute(name, attribute)
      piece.setIndex(own)
      const reach = own.reduce(
        (most, vertex) =>
          Math.max(most, ...points.map((each) => point.fromBufferAttribute(each, vertex).length())),
        0,
      )
      piece.boundingSphere = new Sphere(new Vector3(), index === COMMON ? Infinity : reach)
      return [index, piece]
    }),
  )
}

/**
 * The bodies of `layout` by hand in the scene's own glass: a group for each body with one mesh for each of the scene's
 * draw calls that holds something of it, sorted and left out when out of sight by three.js, with the materials of the
 * mounted scene, which is drawn no more. Links and lines of the sky are one mesh. As the materials read the poses from a
 * texture, they are written into one here too, beside the matrices that three.js keeps for each object.
 */
export async function drawGlass(canvas: HTMLCanvasElement, id: SceneId, layout: Layout): Promise<Drawn> {
  const { bodies } = layout
  const mounted = await drawScene(canvas, id, bodies.length)
  // Its first frame sets the lens and every uniform.
  mounted.step(0)
  const { gl: renderer, scene: own, camera } = mounted.state()
  const texture = createPoseTexture(bodies.length)
  const poses = new Float32Array(bodies.length * POSE_STRIDE)
  const scene = new Scene()
  const groups = bodies.map((body): Object3D => {
    const group = new Group()
    place(group, { body, scale: [body.radius, body.radius, body.radius] })
    scene.add(group)
    return group
  })
  const merged: Mesh<BufferGeometry, GlassMaterial>[] = []
  own.traverse((object) => {
    if (object instanceof Mesh) merged.push(object)
  })
  for (const { geometry, material, renderOrder } of merged) {
    material.uPoses = texture.texture
    for (const [index, piece] of cut(geometry)) {
      const mesh = new Mesh(piece, material)
      mesh.renderOrder = renderOrder
      ;(groups[index] ?? scene).add(mesh)
    }
    // What is near hides what is far, where nothing shines through: else the picture would be another one.
    if ('SEA' in material.defines) {
      renderer.setTransparentSort((a, b) => a.renderOrder - b.renderOrder || a.z - b.z)
    }
  }
  let time: number = scenes[id].posterTime
  return {
    renderer,
    step(seconds) {
      time += seconds
      for (let index = 0; index < groups.length; index += 1) {
        const group = groups[index]!
        const level = pose(group, bodies[index]!, time)
        const { position, quaternion, scale } = group
        const at = index * POSE_STRIDE
        position.toArray(poses, at)
        poses[at + 3] = scale.x
        quaternion.toArray(poses, at + 4)
        poses[at + 8] = 1
        poses[at + 9] = level
      }
      texture.upload(poses, renderer)
      renderer.render(scene, camera)
    },
  }
}
