import { Color, Group, Mesh, type BufferGeometry, type ShaderMaterial } from 'three'
import type { CreateDrawing, SceneDescription, SceneDrawing } from '../drawing.ts'
import type { SceneView } from '../sceneView.ts'
import { createContourMesh } from './contourMesh.ts'
import { createDepthOrder } from './depthOrder.ts'
import { createFaceGeometry } from './faceGeometry.ts'
import type { ExtendGlass } from './glassExtension.ts'
import { createHiddenLineGeometry, createLineGeometry, engravedLines } from './lineGeometry.ts'
import { createFaceMaterial, createHiddenLineMaterial, createLineMaterial } from './materials.ts'
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

/** The extension of a scene that adds nothing. */
const plainGlass: ExtendGlass = () => ({})

/**
 * Returns a function that creates drawings of etched glass. A drawing takes one to four draw calls: lines behind the
 * glass, all faces, lines in front of the glass, contour lines. `extend` adds what belongs to one scene only.
 */
export function createGlass(style: GlassStyle, extend: ExtendGlass = plainGlass): CreateDrawing {
  return (scene) => drawGlass(scene, style, extend)
}

function drawGlass(scene: SceneDescription, style: GlassStyle, extend: ExtendGlass): SceneDrawing {
  const { name, bodies } = scene
  const extension = extend(scene)
  const poseTexture = createPoseTexture(bodies.length)
  const own = createUniforms(style, poseTexture.texture)
  const uniforms = { ...own, ...extension.uniforms }
  const object = new Group()
  object.matrixAutoUpdate = false
  const meshes: Mesh<BufferGeometry, ShaderMaterial>[] = []

  const add = (part: string, geometry: BufferGeometry | null, createMaterial: () => ShaderMaterial) => {
    if (!geometry) return
    addMesh(part, new Mesh(geometry, createMaterial()))
  }
  const addMesh = (part: string, mesh: Mesh<BufferGeometry, ShaderMaterial>) => {
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
  add('hidden-lines', hidden, () => createHiddenLineMaterial(style, uniforms))
  add('faces', faces, () => createFaceMaterial(style, uniforms, extension.faces))
  add('lines', lines, () => createLineMaterial(uniforms, extension.lines))

  const contours = style.contours > 0 ? createContourMesh(bodies.length, style, own) : null
  if (contours) addMesh('contours', contours.mesh)

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
