import {
  type BufferAttribute,
  BufferGeometry,
  type DataTexture,
  Group,
  Mesh,
  Scene,
  ShaderMaterial,
  Sphere,
  Vector3,
  type InterleavedBufferAttribute,
} from 'three'
import { POSE_STRIDE, poseFields } from '../../../src/engine/poseFields.ts'
import { createFloatTexture } from '../../../src/engine/glass/floatTexture.ts'
import type { SceneId } from '../../../src/scenes/registry.ts'
import { meshesIn } from '../../helpers/glass.ts'
import { drawScene } from './drawScene.tsx'
import type { Drawing } from './frameRequest.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** Owner of the vertices that belong to no single body. */
const NO_BODY = -1

/**
 * Returns which body each vertex of a merged geometry belongs to, and the attributes that hold its points.
 */
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
 * Splits a merged geometry into one per body index. They share its attributes; each has an index buffer of
 * its own. `skyLines` is true if its lines belong to no body.
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

/** Returns a copy of the poses that a scene draws. */
function posesIn(scene: Parameters<typeof meshesIn>[0]): Float32Array {
  const poses = meshesIn(scene)[0]!.material.uniforms.uPoses.value as DataTexture
  return (poses.image.data as Float32Array).slice()
}

/** Seconds a frame, and number of frames that are recorded and then replayed back and forth. */
const STEP = 1 / 60
const RECORDED = 60

/**
 * Draws the bodies of a scene with plain three.js and the scene's own materials: one group per body, one mesh
 * in it per draw call of the scene that draws a part of the body. three.js sorts and culls the meshes. The
 * materials come from a mounted scene, whose poses were recorded, and read them from a texture.
 */
export async function drawThreeWithGlass(
  canvas: HTMLCanvasElement,
  id: SceneId,
  station: number,
): Promise<Drawing> {
  const mounted = await drawScene(canvas, id, station)
  const frames = Array.from({ length: RECORDED }, () => {
    mounted.step(STEP)
    return posesIn(mounted.state().scene)
  })
  // The lights of the picture that is compared.
  mounted.seekTo(2 * STEP)
  mounted.step(0)
  const { gl: renderer, scene: own, camera } = mounted.state()
  const count = posesIn(own).length / POSE_STRIDE
  const data = new Float32Array(count * POSE_STRIDE)
  const { texture, upload } = createFloatTexture(data, data.length / 4, 1)
  const scene = new Scene()
  const groups = Array.from({ length: count }, () => new Group())
  for (const group of groups) scene.add(group)
  const merged: Mesh<BufferGeometry, ShaderMaterial>[] = []
  own.traverse((object) => {
    if (object instanceof Mesh && object.visible && object.material instanceof ShaderMaterial)
      merged.push(object)
  })
  const isSea = id === 'portfolio'
  for (const { geometry, material, renderOrder } of merged) {
    material.uniforms['uPoses'] = { value: texture }
    for (const [index, piece] of splitByBody(geometry, isSea)) {
      const mesh = new Mesh(piece, material)
      mesh.renderOrder = renderOrder
      ;(groups[index] ?? scene).add(mesh)
    }
  }
  // The sea is opaque and drawn near first. With three.js's order, far first, its picture differs.
  if (isSea) renderer.setTransparentSort((a, b) => a.renderOrder - b.renderOrder || a.z - b.z)
  let shown = -1
  return {
    renderer,
    step() {
      shown += 1
      const there = shown % (2 * RECORDED)
      const poses = frames[there < RECORDED ? there : 2 * RECORDED - 1 - there]
      if (!poses) return
      for (let index = 0; index < count; index += 1) {
        const { position, quaternion, scale } = groups[index]!
        const at = index * POSE_STRIDE
        position.fromArray(poses, at + poseFields.position)
        quaternion.fromArray(poses, at + poseFields.rotation)
        scale.setScalar(poses[at + poseFields.scale]!)
      }
      data.set(poses)
      upload(renderer)
      renderer.render(scene, camera)
    },
  }
}
