import { Group, Mesh } from 'three'
import type { AmbientLight, BufferGeometry, DirectionalLight, ShaderMaterial, WebGLRenderer } from 'three'
import type { BodyLook } from '../body.ts'
import { POSE_STRIDE } from '../poseFields.ts'
import type { SceneView } from '../sceneView.ts'
import { createDepthOrder } from './depthOrder.ts'
import { createFaceGeometry } from './faceGeometry.ts'
import { createFloatTexture } from './floatTexture.ts'
import type { SceneShaders, GlassExtension } from './glassExtension.ts'
import { createHiddenLineGeometry, createLineGeometry, engravedLines } from './lineGeometry.ts'
import { createFaceMaterial, createLineMaterial } from './materials.ts'
import type { GlassStyle } from './style.ts'
import { createUniforms, setViewUniforms } from './uniforms.ts'

/**
 * Creates the etched glass of a scene: one to three draw calls, for lines behind the glass, all faces and
 * lines in front of the glass. `name` is a prefix for the names of its meshes. `shaders` adds what belongs to
 * this scene only.
 */
export function createGlass(
  name: string,
  bodies: readonly BodyLook[],
  style: GlassStyle,
  shaders?: SceneShaders,
) {
  const extension: GlassExtension = shaders?.(bodies) ?? {}
  /** The poses of a frame, in one row. WebGL 2 guarantees room for 682 bodies. */
  const poseData = new Float32Array(Math.max(1, bodies.length) * POSE_STRIDE)
  const poseTexture = createFloatTexture(poseData, poseData.length / 4, 1)
  const own = createUniforms(style, poseTexture.texture)
  const uniforms = { ...own, ...extension.uniforms }
  const object = new Group()
  object.matrixAutoUpdate = false
  const meshes: Mesh<BufferGeometry, ShaderMaterial>[] = []

  const add = (part: string, mesh: Mesh<BufferGeometry, ShaderMaterial>) => {
    mesh.name = `${name}-${part}`
    mesh.renderOrder = meshes.length
    // The vertex shader moves the bodies, so three.js cannot tell whether they are in view.
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = false
    meshes.push(mesh)
    object.add(mesh)
  }
  const { geometry: faces, ranges } = createFaceGeometry(bodies)
  const hidden = style.hiddenLines > 0 ? createHiddenLineGeometry(bodies) : null
  const lines = createLineGeometry(extension.lines?.lines ?? engravedLines(bodies))
  if (hidden) add('hidden-lines', new Mesh(hidden, createLineMaterial(uniforms, style.hiddenLines)))
  add('faces', new Mesh(faces, createFaceMaterial(style, uniforms, extension.faces)))
  if (lines) add('lines', new Mesh(lines, createLineMaterial(uniforms, 0, extension.lines)))

  const order = createDepthOrder(faces, ranges)
  return {
    object,
    /** Of the view, for what is drawn beside the glass. */
    uniforms: own,
    add,
    /**
     * Takes the view and the poses of this frame, with the fields of `poseFields`, with the entrance in them.
     * It does not allocate.
     */
    setPoses(poses: Float32Array, view: SceneView, renderer: WebGLRenderer) {
      setViewUniforms(own, view)
      poseData.set(poses)
      poseTexture.upload(renderer)
      order.update(poses)
    },
    /**
     * Takes the lights of this frame: colour, intensity and, for the directional light, position as
     * direction.
     */
    setLights({ position, color, intensity }: DirectionalLight, ambient: AmbientLight) {
      const { uAccent, uAmbient, uFoam, uGlint, uToLight } = own
      uToLight.value.copy(position).normalize()
      uAccent.value.copy(color).multiplyScalar(intensity)
      uAmbient.value.copy(ambient.color).multiplyScalar(ambient.intensity)
      uGlint.value.copy(uAccent.value).lerp(uFoam.value, style.glintFoam).multiplyScalar(style.glint)
    },
    dispose() {
      poseTexture.texture.dispose()
      for (const { geometry, material } of meshes) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}
