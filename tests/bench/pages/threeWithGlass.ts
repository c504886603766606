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
import { applyMotion, applyRest } from './stockBodies.ts'
import type { Drawing } from './stockThree.ts'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** Owner of the vertices that belong to no single body. */
const NO_BODY = -1

interface Vertices {
  /** Index of the body that a vertex belongs to, or `NO_BODY`. */
  bodyOf: (vertex: number) => number
  /** Attributes that contain the vertex positions, in the body's space. */
  points: Attribute[]
}

/** Reads the vertex layout of a merged geometry: faces have `aPoint`, lines have `aFrom`, `aTo` and `aCorner`. */
function verticesOf(geometry: BufferGeometry): Vertices {
  const { aPoint, aFrom, aTo, aCorner } = geometry.attributes
  if (aPoint) return { bodyOf: (vertex) => aPoint.getW(vertex), points: [aPoint] }
  return {
    bodyOf: (vertex) => (aCorner!.getZ(vertex) >= LINK ? NO_BODY : aFrom!.getW(vertex)),
    points: [aFrom!, aTo!],
  }
}

/** Splits a merged geometry into one per body index. They share its attributes; each has an index buffer of its own. */
function splitByBody(geometry: BufferGeometry): Map<number, BufferGeometry> {
  const { bodyOf, points } = verticesOf(geometry)
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
    applyRest(group, { body, scale: [body.radius, body.radius, body.radius] })
    scene.add(group)
    return group
  })
  const merged: Mesh<BufferGeometry, GlassMaterial>[] = []
  own.traverse((object) => {
    if (object instanceof Mesh) merged.push(object)
  })
  for (const { geometry, material, renderOrder } of merged) {
    material.uPoses = texture.texture
    for (const [index, piece] of splitByBody(geometry)) {
      const mesh = new Mesh(piece, material)
      mesh.renderOrder = renderOrder
      ;(groups[index] ?? scene).add(mesh)
    }
    // The bars of the sea hide what is behind them. Near ones are drawn first, as in the scene, or the picture differs.
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
        const elevation = applyMotion(group, bodies[index]!, time)
        const { position, quaternion, scale } = group
        const at = index * POSE_STRIDE
        position.toArray(poses, at)
        poses[at + 3] = scale.x
        quaternion.toArray(poses, at + 4)
        poses[at + 8] = 1
        poses[at + 9] = elevation
      }
      texture.upload(poses, renderer)
      renderer.render(scene, camera)
    },
  }
}
