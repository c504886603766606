import { Color, type BufferGeometry } from 'three'
import type { BodySpec, BodyLink, SkyLine } from '../body.ts'
import { createDepthOrder } from './depthOrder.ts'
import { createFaceGeometry } from './faceGeometry.ts'
import { createHiddenGeometry, createLineGeometry } from './lineGeometry.ts'
import type { Look } from './look.ts'
import {
  createFaceMaterial,
  createHiddenMaterial,
  createLineMaterial,
  glintOf,
  type GlassMaterial,
  type Lamps,
} from './materials.ts'
import { createPoseTexture, type Uploader } from './poseTexture.ts'

/** Where the quiet zone ends, NDC: right of the text, and above and below it in tall windows. */
const QUIET = { right: 0.085, above: [0.77, 0.86], below: [-0.44, -0.345] } as const

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

/** One draw call. */
export interface DrawnPart {
  name: 'hidden-lines' | 'faces' | 'lines'
  geometry: BufferGeometry
  material: GlassMaterial
}

/** The GPU side of a scene: geometries, materials and the texture of poses. */
export interface GlassDrawing {
  /** In drawing order. */
  parts: readonly DrawnPart[]
  /** Takes this frame's poses, for the renderer that will draw them. */
  pose(poses: Float32Array, renderer?: Uploader): void
  /** Takes this frame's view. */
  look(view: View): void
  /** Takes the lights' colours, scaled by their intensity. */
  light(sun: Color, sunIntensity: number, ambient: Color, ambientIntensity: number): void
  dispose(): void
}

/** What the GPU side of a scene is made from. */
export interface DrawingInput {
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[] | undefined
  sky?: readonly SkyLine[] | undefined
  look: Look
  /** Scene units beyond which links are not drawn. */
  reach: number
}

/** Windows and scroll positions rest most of the time. */
function sameView(one: View, other: View): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.shiftX === other.shiftX &&
    one.shiftY === other.shiftY &&
    one.line === other.line &&
    one.textEdge === other.textEdge &&
    one.tall === other.tall
  )
}

/** Each vertex asks each lamp for its light: more of them than this would cost more than anybody sees. */
const MOST_LAMPS = 8

/** The lamps among the bodies, which stand together; of very many the first. */
function lampsOf(bodies: readonly BodySpec[]): Lamps | null {
  const first = bodies.findIndex(({ lamp }) => lamp)
  return first < 0 ? null : { first, count: Math.min(MOST_LAMPS, bodies.filter(({ lamp }) => lamp).length) }
}

export function createGlassDrawing({ bodies, links, sky, look, reach }: DrawingInput): GlassDrawing {
  const { geometry: faces, ranges } = createFaceGeometry(bodies)
  const hidden = look.hidden > 0 ? createHiddenGeometry(bodies) : null
  const lines = createLineGeometry(bodies, links, sky)
  const chart = Boolean(links ?? sky)
  const poseTexture = createPoseTexture(bodies.length)
  const { texture } = poseTexture
  const order = createDepthOrder(faces, ranges, look.deep ? 'near first' : 'far first')
  const parts: DrawnPart[] = []
  const lastView = { width: Number.NaN } as View
  const lastSun = new Color()
  const lastAmbient = new Color()
  const scaledSun = new Color()
  const scaledAmbient = new Color()
  let lit = false
  if (hidden) parts.push({ name: 'hidden-lines', geometry: hidden, material: createHiddenMaterial(look) })
  parts.push({ name: 'faces', geometry: faces, material: createFaceMaterial(look, lampsOf(bodies)) })
  if (lines) parts.push({ name: 'lines', geometry: lines, material: createLineMaterial(look, chart) })
  for (const { material } of parts) {
    material.uPoses = texture
    material.uReach = reach
  }
  return {
    parts,
    pose(poses, renderer) {
      poseTexture.upload(poses, renderer)
      order.update(poses)
    },
    look(view) {
      if (sameView(view, lastView)) return
      Object.assign(lastView, view)
      const { shiftX, shiftY, width, height, line, textEdge, tall } = view
      const { right, above, below } = QUIET
      const perX = 2 / width
      const perY = 2 / height
      for (const { material } of parts) {
        material.uShift.set(shiftX, shiftY)
        material.uResolution.set(width, height)
        material.uLine = line
        if (tall) {
          const [from, to] = above
          const [low, high] = below
          material.uQuietX.set(0, 1)
          material.uQuietY.set(
            -perY / (to - from),
            (to + 1) / (to - from),
            perY / (high - low),
            (-1 - low) / (high - low),
          )
        } else {
          material.uQuietX.set(-perX / right, (textEdge + right + 1) / right)
          material.uQuietY.set(0, 1, 0, 1)
        }
      }
    },
    light(sun, sunIntensity, ambient, ambientIntensity) {
      scaledSun.copy(sun).multiplyScalar(sunIntensity)
      scaledAmbient.copy(ambient).multiplyScalar(ambientIntensity)
      if (lit && scaledSun.equals(lastSun) && scaledAmbient.equals(lastAmbient)) return
      lit = true
      lastSun.copy(scaledSun)
      lastAmbient.copy(scaledAmbient)
      for (const { material } of parts) {
        material.uAccent.copy(scaledSun)
        material.uAmbient.copy(scaledAmbient)
        glintOf(material.uGlint, material.uAccent, look)
      }
    },
    dispose() {
      texture.dispose()
      for (const { geometry, material } of parts) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}
