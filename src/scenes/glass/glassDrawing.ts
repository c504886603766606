import { Color, Group, Mesh, type BufferGeometry, type ShaderMaterial } from 'three'
import type { CreateDrawing, SceneDescription, SceneDrawing } from '../drawing.ts'
import type { SceneView } from '../sceneView.ts'
import { createContourMesh } from './contourMesh.ts'
import { createDepthOrder } from './depthOrder.ts'
import { createFaceGeometry } from './faceGeometry.ts'
import type { ExtendGlass, GlassExtension } from './glassExtension.ts'
import { createHiddenLineGeometry, createLineGeometry, engravedLines } from './lineGeometry.ts'
import { createFaceMaterial, createLineMaterial } from './materials.ts'
import { createPoseTexture } from './poseTexture.ts'
import type { GlassStyle } from './style.ts'
import { createUniforms, setLightUniforms, setFrameUniforms, setViewUniforms } from './uniforms.ts'

/** Whether `setViewUniforms` writes the same for two views. */
const sameWindow = (a: SceneView, b: SceneView) =>
  a.width === b.width &&
  a.height === b.height &&
  a.shiftX === b.shiftX &&
  a.shiftY === b.shiftY &&
  a.lineScale === b.lineScale &&
  a.textEdge === b.textEdge &&
  a.header === b.header &&
  a.tall === b.tall &&
  a.open === b.open &&
  a.fullWidth === b.fullWidth

/**
 * Returns a function that creates drawings of etched glass. A drawing takes one to four draw calls: lines behind the
 * glass, all faces, lines in front of the glass, contour lines. `extend` adds what belongs to one scene only.
 */
export function createGlass(style: GlassStyle, extend?: ExtendGlass): CreateDrawing {
  return (scene) => drawGlass(scene, style, extend?.(scene))
}

function drawGlass(
  { name, bodies }: SceneDescription,
  style: GlassStyle,
  extension: GlassExtension = {},
): SceneDrawing {
  const poseTexture = createPoseTexture(bodies.length)
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
  const contours = style.contours > 0 ? createContourMesh(bodies.length, style, own) : null
  if (contours) add('contours', contours.mesh)

  const order = createDepthOrder(faces, ranges, extension.order)
  let current: SceneView | null = null
  /** The view that the uniforms have. */
  let lastView: SceneView | null = null
  const accent = new Color()
  const ambient = new Color()
  return {
    object,
    litByThree: false,
    setPoses(poses, renderer) {
      poseTexture.upload(poses, renderer)
      if (current) contours?.update(poses, current, renderer)
      order.update(poses)
    },
    setView(view) {
      current = view
      setFrameUniforms(own, view)
      if (lastView && sameWindow(view, lastView)) return
      // A copy, because BodyScene reuses `view`.
      lastView = Object.assign(lastView ?? {}, view)
      setViewUniforms(own, view, style.quietBorder)
    },
    setLights(directionalLight, ambientLight) {
      accent.copy(directionalLight.color).multiplyScalar(directionalLight.intensity)
      ambient.copy(ambientLight.color).multiplyScalar(ambientLight.intensity)
      own.uToLight.value.copy(directionalLight.position).normalize()
      setLightUniforms(own, accent, ambient, style)
    },
    dispose() {
      poseTexture.dispose()
      contours?.dispose()
      for (const { geometry, material } of meshes) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}
