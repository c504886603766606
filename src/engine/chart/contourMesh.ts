import { BufferGeometry, Mesh, ShaderMaterial, type Color, type DataTexture } from 'three'
import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf } from '../color.ts'
import type { BodyLook } from '../body.ts'
import type { Coast } from './coast.ts'
import { createLines, LINE_STRIDE, MAX_LINES, writeContours } from './contours.ts'
import { SOURCE_STRIDE, writeSources } from './field.ts'
import { createSceneView, type SceneView } from '../sceneView.ts'
import fragment from './contours.frag.glsl?raw'
import vertex from './contours.vert.glsl?raw'
import { createFloatTexture, type Uploader } from '../glass/floatTexture.ts'
import { blending } from '../glass/materials.ts'
import quietZone from '../glass/quietZone.glsl?raw'
import type { GlassStyle } from '../glass/style.ts'
import type { GlassUniforms } from '../glass/uniforms.ts'

const precision = 'precision highp sampler2D;\n'
/** Corners of the index of a curve's ribbon. */
export const CURVE_CORNERS = 6
/** Lines in one row of the texture, a power of two. WebGL 2 guarantees 2048 texels a row. */
const LINES_PER_ROW = 512
/**
 * Fraction of the brightness that the quiet zone takes away: more than from bodies, since lines are
 * everywhere.
 */
const QUIET = 0.84
/** Seconds of the scene for which lines are kept while the page is not scrolled. */
const KEPT = 1 / 31

export type ContourUniforms = GlassUniforms & {
  uLines: { value: DataTexture }
  /** Color of lines far from bodies. */
  uLine: { value: Color }
  /** How far lines beside text are lit. */
  uLit: { value: number }
  /** 1 where there are no lines before the coast is lit. */
  uCoastOnly: { value: number }
}

/** Returns the index of the ribbons of all curves: two vertices at each end. */
const ribbonIndex = () =>
  Array.from({ length: MAX_LINES }, (_, curve) =>
    [0, 2, 1, 1, 2, 3].map((corner) => 4 * curve + corner),
  ).flat()

/** Share of a body's radius in which no line begins. The faces hide what is drawn farther out. */
const INSIDE = 0.55

/** Creates the contour lines of a scene's bodies: one draw call. `shared` are the uniforms of the glass. */
export function createContourMesh(
  bodies: readonly BodyLook[],
  { contours, coastOnly, fog }: GlassStyle,
  shared: GlassUniforms,
) {
  const lines = createLines()
  const sources = new Float32Array(bodies.length * SOURCE_STRIDE)
  const clear = Float32Array.from(bodies, ({ marks = INSIDE }) => marks)
  const rows = MAX_LINES / LINES_PER_ROW
  const { texture, upload } = createFloatTexture(lines.data, (LINES_PER_ROW * LINE_STRIDE) / 4, rows)
  const lit = { value: 0 }
  const uniforms: ContourUniforms = {
    ...shared,
    uQuiet: { value: QUIET },
    uLines: { value: texture },
    uLine: { value: colorOf(rgbOf(colors['line-strong'])) },
    uLit: lit,
    uCoastOnly: { value: coastOnly ? 1 : 0 },
  }
  const geometry = new BufferGeometry()
  geometry.setIndex(ribbonIndex())
  const material = new ShaderMaterial({
    ...blending,
    vertexShader: precision + quietZone + vertex,
    fragmentShader: fragment,
    uniforms,
    defines: { LINES_PER_ROW },
    // Behind all bodies: the depth that faces have written hides the lines in their outlines.
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  const screen = { lensX: 0, lensY: 0, aspect: 1, fog }
  const picture = { aspect: 1, t: 0, density: contours, height: 1 }
  /** The view of the last frame that computed the lines. */
  const last = { ...createSceneView(), time: Number.NaN }
  const isCurrent = (view: SceneView) =>
    view.s === last.s &&
    view.width === last.width &&
    view.height === last.height &&
    view.lensX === last.lensX &&
    view.lensY === last.lensY &&
    Math.abs(view.time - last.time) < KEPT
  return {
    mesh,
    /** Computes and uploads the lines of this frame, unless those of the last one still hold. */
    update(poses: Float32Array, view: SceneView, coast: Coast, renderer: Uploader) {
      if (lit.value !== coast.lit) lit.value = coast.lit
      if (!mesh.visible || (isCurrent(view) && !coast.changed)) return
      Object.assign(last, view)
      const aspect = view.width / Math.max(1, view.height)
      screen.lensX = view.lensX
      screen.lensY = view.lensY
      screen.aspect = aspect
      if (!coastOnly) writeSources(sources, poses, clear, screen)
      picture.aspect = aspect
      picture.t = view.time
      picture.height = view.height / view.dpr
      writeContours(lines, sources, coast, picture)
      geometry.setDrawRange(0, lines.count * CURVE_CORNERS)
      upload(renderer, Math.ceil(lines.count / LINES_PER_ROW))
    },
    dispose: () => texture.dispose(),
  }
}
