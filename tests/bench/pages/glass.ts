import {
  type BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  Scene,
  ShaderMaterial,
  Sphere,
  Vector3,
  type InterleavedBufferAttribute,
  type Object3D,
} from 'three'
import { POSE_STRIDE, poseLayout } from '../../../src/motion/poseLayout.ts'
import { createPoseTexture } from '../../../src/scenes/glass/poseTexture.ts'
import type { Layout } from '../../../src/scenes/layout.ts'
import { scenes, type SceneId } from '../../../src/scenes/registry.ts'
import { drawScene } from './fiber.tsx'
import type { Drawn } from './plain.ts'
import { place, pose } from './solids.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** In place of a body's index, for lines that belong to no single body. */
const COMMON = -1

/** Returns which body each vertex of a merged geometry belongs to, and the attributes that hold its points. */
function ownersOf(
  geometry: BufferGeometry,
  skyLines: boolean,
): { bodyOf: (vertex: number) => number; points: Attribute[] } {
  const { aPoint, aFrom, aTo } = geometry.attributes
  if (aPoint) return { bodyOf: (vertex) => aPoint.getW(vertex), points: [aPoint] }
  if (!aFrom || !aTo) throw new Error('The geometry has neither faces nor lines.')
  const ofOneBody = (vertex: number) => !skyLines && aFrom.getW(vertex) === aTo.getW(vertex)
  return { bodyOf: (vertex) => (ofOneBody(vertex) ? aFrom.getW(vertex) : COMMON), points: [aFrom, aTo] }
}

/**
 * Cuts a merged geometry into one for each body, by index. All share its attributes and have an index of their own.
 * `skyLines` says that its lines belong to no body.
 */
function cut(geometry: BufferGeometry, skyLines: boolean): Map<number, BufferGeometry> {
  const { bodyOf, points } = ownersOf(geometry, skyLines)
  const corners = new Map<number, number[]>()
  for (const vertex of geometry.index!.array) {
    const index = bodyOf(vertex)
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
  const merged: Mesh<BufferGeometry, ShaderMaterial>[] = []
  own.traverse((object) => {
    if (object instanceof Mesh && object.material instanceof ShaderMaterial) merged.push(object)
  })
  const isSea = id === 'portfolio'
  for (const { geometry, material, renderOrder } of merged) {
    material.uniforms['uPoses'] = { value: texture.texture }
    for (const [index, piece] of cut(geometry, isSea)) {
      const mesh = new Mesh(piece, material)
      mesh.renderOrder = renderOrder
      ;(groups[index] ?? scene).add(mesh)
    }
  }
  // The sea is opaque and drawn near first. With three.js's order, far first, its picture differs.
  if (isSea) renderer.setTransparentSort((a, b) => a.renderOrder - b.renderOrder || a.z - b.z)
  let time: number = scenes[id].posterTime
  return {
    renderer,
    step(seconds) {
      time += seconds
      for (let index = 0; index < groups.length; index += 1) {
        const group = groups[index]!
        const elevation = pose(group, bodies[index]!, time)
        const { position, quaternion, scale } = group
        const at = index * POSE_STRIDE
        position.toArray(poses, at + poseLayout.position.offset)
        poses[at + poseLayout.scale.offset] = scale.x
        quaternion.toArray(poses, at + poseLayout.rotation.offset)
        poses[at + poseLayout.progress.offset] = 1
        poses[at + poseLayout.elevation.offset] = elevation
      }
      texture.upload(poses, renderer)
      renderer.render(scene, camera)
    },
  }
}
