import { DataTexture, Vector3, type BufferGeometry, type Mesh, type ShaderMaterial } from 'three'
import type { Body } from '../../src/motion/body.ts'
import { LAYER } from '../../src/engine/index.ts'
import type { BodyUniforms } from '../../src/engine/glass/uniforms.ts'
import { itemAt, memoize } from '../../src/shared/lists.ts'
import { pointKey, type Vec3 } from '../../src/shared/vector.ts'
import type { RenderedScene } from './renderScene.tsx'

export type GlassMesh = Mesh<BufferGeometry, ShaderMaterial & { uniforms: BodyUniforms }>

/** Returns the glass meshes below an object, in the order of their layers. */
export function meshesIn(root: RenderedScene['scene'] | GlassMesh['parent']): GlassMesh[] {
  const found = (root?.getObjectsByProperty('isMesh', true) ?? []) as GlassMesh[]
  return found.toSorted((a, b) => a.renderOrder - b.renderOrder)
}

/** Returns the points of a geometry, each once. */
export const pointsOf = memoize((geometry: BufferGeometry): Vec3[] => {
  const { array = [] } = geometry.attributes['position'] ?? {}
  const all = Array.from({ length: array.length / 3 }, (_, at): Vec3 => [
    array[3 * at]!,
    array[3 * at + 1]!,
    array[3 * at + 2]!,
  ])
  return [...new Map(all.map((point) => [pointKey(point), point])).values()]
})

/** Returns the meshes of a body's faces. */
export const facesIn = (body: Body): Mesh[] =>
  (body.children as Mesh[]).filter(({ renderOrder }) => renderOrder === LAYER.faces)

/** Returns what the shaders get of what hooks have made of a body. */
export function drawnLook(body: Body) {
  const { uBrightness, uElevation, uHighlight, uShown } = itemAt(meshesIn(body), 0).material.uniforms
  return {
    brightness: uBrightness.value,
    elevation: uElevation.value,
    highlight: uHighlight.value,
    shown: uShown.value,
  }
}

type GpuResource = ShaderMaterial | DataTexture

/** Returns the materials of a scene's meshes, and the textures that only they read. */
export const resourcesIn = (scene: Parameters<typeof meshesIn>[0]): GpuResource[] =>
  meshesIn(scene).flatMap(({ material }) => [
    material,
    ...Object.values<{ value: unknown }>(material.uniforms)
      .map(({ value }) => value)
      .filter((value) => value instanceof DataTexture),
  ])

/** Records which resources were seen in a scene, and which of them were disposed of. */
export function watchResources() {
  const seen = new Set<GpuResource>()
  const disposed = new Set<GpuResource>()
  return {
    seen,
    disposed,
    look: ({ scene }: RenderedScene) => {
      for (const resource of resourcesIn(scene)) {
        if (seen.has(resource)) continue
        seen.add(resource)
        resource.addEventListener('dispose', () => disposed.add(resource))
      }
    },
  }
}

/** Where each value of a pose begins, in the floats of a body. */
const poseFields = {
  position: 0,
  scale: 3,
  rotation: 4,
  elevation: 8,
  brightness: 9,
  highlight: 10,
  shown: 11,
} as const
const POSE_STRIDE = 12

/** Returns the poses of a scene's bodies, to keep them. */
export const drawnPoses = (bodies: readonly Body[]): Float32Array =>
  Float32Array.from(
    bodies.flatMap(({ position, scale, quaternion, elevation, brightness, highlight, shown }) => [
      ...position,
      scale.x,
      ...quaternion,
      elevation,
      brightness,
      highlight,
      shown,
    ]),
  )

/** Returns one value of the pose of the body `index`, from a pose buffer. */
export function poseValue(poses: Float32Array, index: number, value: keyof typeof poseFields): number[] {
  const start = index * POSE_STRIDE + poseFields[value]
  const size = value === 'position' ? 3 : value === 'rotation' ? 4 : 1
  return [...poses.subarray(start, start + size)]
}

/** Returns the position of the body `index`, from a pose buffer. */
export const positionIn = (poses: Float32Array, index: number): Vector3 =>
  new Vector3().fromArray(poses, index * POSE_STRIDE)
