import { DataTexture, FloatType, NearestFilter, RGBAFormat, type Color } from 'three'
import { POSE_STRIDE } from '../../motion/field.ts'
import type { GlassBody, GlassLink } from './bodies.ts'
import { createDepthOrder } from './depthOrder.ts'
import { createFaceGeometry } from './faceGeometry.ts'
import { createLineGeometry } from './lineGeometry.ts'
import type { Look } from './look.ts'
import { createFaceMaterial, createLineMaterial, type GlassMaterial } from './materials.ts'

/** Bodies in one row of the texture of poses; its width is three texels for each. */
const ROW = 256

/** What a frame changes for the shaders besides the poses. */
export interface View {
  /** Lens shift of this scene beyond the camera's own, NDC. */
  shiftX: number
  shiftY: number
  /** Device pixels. */
  width: number
  height: number
  /** Factor on the width of lines, in device pixels. */
  line: number
  /** Right edge of the page's text, NDC. */
  textEdge: number
  tall: boolean
}

/** The GPU side of a scene: geometries, materials and the texture of poses. */
export interface GlassDrawing {
  faces: ReturnType<typeof createFaceGeometry>['geometry']
  lines: ReturnType<typeof createLineGeometry>
  faceMaterial: GlassMaterial
  lineMaterial: GlassMaterial
  /** Null where the look has no lines behind glass. */
  hiddenMaterial: GlassMaterial | null
  /** Takes this frame's poses. */
  pose(poses: Float32Array): void
  /** Takes this frame's view. */
  look(view: View): void
  /** Takes the lights' colours, scaled by their intensity. */
  light(sun: Color, sunIntensity: number, ambient: Color, ambientIntensity: number): void
  dispose(): void
}

function createPoseTexture(count: number) {
  const columns = Math.min(Math.max(count, 1), ROW)
  const rows = Math.max(1, Math.ceil(count / ROW))
  const data = new Float32Array(columns * rows * POSE_STRIDE)
  const texture = new DataTexture(data, columns * 3, rows, RGBAFormat, FloatType)
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  return { texture, data, columns }
}

export interface DrawingInput {
  bodies: readonly GlassBody[]
  links?: readonly GlassLink[] | undefined
  look: Look
  /** Scene units beyond which links are not drawn. */
  reach: number
}

export function createGlassDrawing({ bodies, links, look, reach }: DrawingInput): GlassDrawing {
  const { geometry: faces, ranges } = createFaceGeometry(bodies)
  const lines = createLineGeometry(bodies, links)
  const { texture, data, columns } = createPoseTexture(bodies.length)
  const order = createDepthOrder(faces, ranges)
  const faceMaterial = createFaceMaterial(look)
  const lineMaterial = createLineMaterial(look)
  const hiddenMaterial = look.hidden > 0 ? createLineMaterial(look, look.hidden) : null
  const materials = [faceMaterial, lineMaterial, ...(hiddenMaterial ? [hiddenMaterial] : [])]
  for (const material of materials) {
    material.uPoses = texture
    material.uColumns = columns
    material.uReach = reach
  }
  return {
    faces,
    lines,
    faceMaterial,
    lineMaterial,
    hiddenMaterial,
    pose(poses) {
      data.set(poses)
      texture.needsUpdate = true
      order.update(poses)
    },
    look(view) {
      for (const material of materials) {
        material.uShift.set(view.shiftX, view.shiftY)
        material.uResolution.set(view.width, view.height)
        material.uLine = view.line
        material.uQuiet.x = view.textEdge
        material.uQuiet.w = view.tall ? 1 : 0
      }
    },
    light(sun, sunIntensity, ambient, ambientIntensity) {
      for (const material of materials) {
        material.uAccent.copy(sun).multiplyScalar(sunIntensity)
        material.uAmbient.copy(ambient).multiplyScalar(ambientIntensity)
      }
    },
    dispose() {
      faces.dispose()
      lines.dispose()
      texture.dispose()
      for (const material of materials) material.dispose()
    },
  }
}
