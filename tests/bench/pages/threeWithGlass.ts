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
import { applyMotion } from '../../helpers/bodies.ts'
import type { Drawing } from './frameRequest.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** Owner of the vertices that belong to no single body. */
const NO_BODY = -1

/** Returns which body each vertex of a merged geometry belongs to, and the attributes that hold its points. */
function ownersOf(
  geometry: BufferGeometry,
  skyLines: boolean,
): { bodyOf: (vertex: number) => number; points: Attribute[] } {
  const { aPoint, aFrom, aTo } = geometry.attributes
  if (aPoint) return { bodyOf: (vertex) => aPoint.getW(vertex), points: [aPoint] }
  if (!aFrom || !aTo) throw new Error('The geometry has neither faces nor lines.')
  const ofOneBody = (vertex: number) => !skyLines && aFrom.getW(vertex) === aTo.getW(vertex)
  return { bodyOf: (vertex) => (ofOneBody(vertex) ? aFrom.getW(vertex) : NO_BODY), points: [aFrom, aTo] }
}

/**
 * Splits a merged geometry into one per body index. They share its attributes; each has an index buffer of its own.
 * `skyLines` is true if its lines belong to no body.
 */
function splitByBody(geometry: BufferGeometry, skyLines: boolean): Map<number, BufferGeometry> {
  const { bodyOf, points } = ownersOf(geometry, skyLines)
  const verticesOfBody = new Map<number, number[]>()
  for (const vertex of geometry.index!.array) {
    const index = bodyOf(vertex)
    const vertices = verticesOfBody.get(index)
    if (vertices) vertices.push(vertex)
    else verticesOfBody.set(index, [vertex])
  }
  const point = new Vector3()
  return new Map(
    [...verticesOfBody].map(([index, vertices]) => {
      const piece = new BufferGeometry()
      for (const [name, attribute] of Object.entries(geometry.attributes)) piece.setAttribute(name, attribute)
      piece.setIndex(vertices)
      const radius = vertices.reduce(
        (largest, vertex) =>
          Math.max(largest, ...points.map((each) => point.fromBufferAttribute(each, vertex).length())),
        0,
      )
      piece.boundingSphere = new Sphere(new Vector3(), index === NO_BODY ? Infinity : radius)
      return [index, piece]
    }),
  )
}

/**
 * Draws the bodies of `layout` with plain three.js and the scene's own materials: one group per body, one mesh in it per
 * draw call of the scene that draws a part of the body. three.js sorts and culls the meshes. The materials come from a
 * mounted scene that is not drawn, and read the poses from a texture.
 */
export async function drawThreeWithGlass(
  canvas: HTMLCanvasElement,
  id: SceneId,
  layout: Layout,
): Promise<Drawing> {
  const { bodies } = layout
  const mounted = await drawScene(canvas, id, bodies.length)
  // The scene's first frame sets the camera and all uniforms.
  mounted.step(0)
  const { gl: renderer, scene: own, camera } = mounted.state()
  const texture = createPoseTexture(bodies.length)
  const poses = new Float32Array(bodies.length * POSE_STRIDE)
  const scene = new Scene()
  const groups = bodies.map((body): Object3D => {
    const group = new Group()
    group.position.set(...body.position)
    group.rotation.set(...body.rotation)
    group.scale.setScalar(body.radius)
    scene.add(group)
    return group
  })
  const merged: Mesh<BufferGeometry, ShaderMaterial>[] = []
  own.traverse((object) => {
    if (object instanceof Mesh && object.visible && object.material instanceof ShaderMaterial)
      merged.push(object)
  })
  const isSea = id === 'portfolio'
  for (const { geometry, material, renderOrder } of merged) {
    material.uniforms['uPoses'] = { value: texture.texture }
    for (const [index, piece] of splitByBody(geometry, isSea)) {
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
        const elevation = applyMotion(group, bodies[index]!.motion, time)
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
