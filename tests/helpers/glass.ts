import {
  Texture,
  Vector3,
  type BufferGeometry,
  type DataTexture,
  type EventDispatcher,
  type Mesh,
  type ShaderMaterial,
} from 'three'
import { POSE_STRIDE, poseFields } from '../../src/engine/poseFields.ts'
import type { GlassUniforms } from '../../src/engine/glass/uniforms.ts'
import type { RenderedScene } from './renderScene.tsx'

export type GlassMesh = Mesh<BufferGeometry, ShaderMaterial & { uniforms: GlassUniforms }>

/** Returns the glass meshes below an object, in drawing order. */
export function meshesIn(root: RenderedScene['scene'] | GlassMesh['parent']): GlassMesh[] {
  const found = (root?.getObjectsByProperty('isMesh', true) ?? []) as GlassMesh[]
  return found.toSorted((a, b) => a.renderOrder - b.renderOrder)
}

type GpuResource = BufferGeometry | ShaderMaterial | Texture

/** Returns everything in a scene that holds GPU memory. */
export const resourcesOf = ({ scene }: RenderedScene): GpuResource[] =>
  meshesIn(scene).flatMap(({ geometry, material }) => {
    const values = Object.values(material.uniforms).map(({ value }: { value: unknown }) => value)
    return [geometry, material, ...values.filter((value) => value instanceof Texture)]
  })

/** Records which resources were seen in a scene, and which of them were disposed of. */
export function watchResources() {
  const seen = new Set<GpuResource>()
  const disposed = new Set<GpuResource>()
  return {
    seen,
    disposed,
    look: (scene: RenderedScene) => {
      for (const resource of resourcesOf(scene)) {
        if (seen.has(resource)) continue
        seen.add(resource)
        const listening: EventDispatcher<{ dispose: object }> = resource
        listening.addEventListener('dispose', () => disposed.add(resource))
      }
    },
  }
}

/**
 * Returns the poses that a scene draws. @throws {Error} if its materials do not share exactly one pose
 * texture
 */
export function drawnPoses(root: Parameters<typeof meshesIn>[0], count: number): Float32Array {
  const textures = new Set(
    meshesIn(root).map(({ material }) => material.uniforms.uPoses.value as DataTexture),
  )
  const [texture] = textures
  if (!texture || textures.size > 1)
    throw new Error(`The materials read ${textures.size} pose textures, expected one.`)
  return (texture.image.data as Float32Array).slice(0, count * POSE_STRIDE)
}

/** Returns one value of the pose of the body `index`, from a pose buffer. */
export function poseValue(poses: Float32Array, index: number, value: keyof typeof poseFields): number[] {
  const start = index * POSE_STRIDE + poseFields[value]
  const size = value === 'position' ? 3 : value === 'rotation' ? 4 : 1
  return [...poses.subarray(start, start + size)]
}

/** Returns the position of the body `index`, from a pose buffer. */
export const positionIn = (poses: Float32Array, index: number): Vector3 =>
  new Vector3().fromArray(poses, index * POSE_STRIDE + poseFields.position)
