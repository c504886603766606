import { BufferGeometry, Mesh, ShaderMaterial } from 'three'
import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf } from '../color.ts'
import type { Coast } from './coast.ts'
import { COLUMNS, createField, ROWS, SOURCE_STRIDE, writeField, writeSources } from './field.ts'
import { createSceneView, type SceneView } from '../sceneView.ts'
import fragment from './contours.frag.glsl?raw'
import vertex from './contours.vert.glsl?raw'
import { createFloatTexture, type Uploader } from '../glass/floatTexture.ts'
import { blending } from '../glass/materials.ts'
import quietZone from '../glass/quietZone.glsl?raw'
import type { GlassStyle } from '../glass/style.ts'
import type { GlassUniforms } from '../glass/uniforms.ts'

/**
 * Fraction of the brightness that the quiet zone takes away: more than from bodies, since lines are
 * everywhere.
 */
const QUIET = 0.84
/** Seconds of the scene for which lines are kept while the page is not scrolled. */
const KEPT = 1 / 31
/** Cells of the fine grid, along a side of one of the coarse grid. */
const REFINED = 2
const FINE_COLUMNS = (COLUMNS - 3) * REFINED + 1
const FINE_ROWS = (ROWS - 3) * REFINED + 1

/** Returns the index of the fine grid: two triangles a cell. */
function gridIndex(): number[] {
  const index: number[] = []
  for (let row = 0; row < FINE_ROWS - 1; row += 1)
    for (let column = 0; column < FINE_COLUMNS - 1; column += 1) {
      const at = row * FINE_COLUMNS + column
      const below = at + FINE_COLUMNS
      index.push(at, below, at + 1, at + 1, below, below + 1)
    }
  return index
}

/** Creates the contour lines around a scene's bodies and text: one draw call. `shared` are uniforms of the glass. */
export function createContourMesh(
  count: number,
  { contours, coastOnly, fog }: GlassStyle,
  shared: GlassUniforms,
) {
  const field = createField()
  const sources = new Float32Array(count * SOURCE_STRIDE)
  const { texture, upload } = createFloatTexture(field.data, COLUMNS, ROWS)
  const lit = { value: 0 }
  const cell = { value: 1 }
  const geometry = new BufferGeometry()
  geometry.setIndex(gridIndex())
  const material = new ShaderMaterial({
    ...blending,
    vertexShader: quietZone + vertex,
    fragmentShader: fragment,
    uniforms: {
      ...shared,
      uQuiet: { value: QUIET },
      uField: { value: texture },
      uLine: { value: colorOf(rgbOf(colors['line-strong'])) },
      uLit: lit,
      uCoastOnly: { value: coastOnly ? 1 : 0 },
      uDensity: { value: contours },
      uCell: cell,
    },
    defines: { REFINED, FINE_COLUMNS, FINE_ROWS },
    // Behind all bodies: the depth that faces have written hides the lines in their outlines.
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  const screen = { lensX: 0, lensY: 0, aspect: 1, fog }
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
    /** Computes and uploads the field of this frame, unless that of the last one still holds. */
    update(poses: Float32Array, view: SceneView, coast: Coast, renderer: Uploader) {
      lit.value = coast.lit
      if (!mesh.visible || (isCurrent(view) && !coast.changed)) return
      Object.assign(last, view)
      screen.lensX = view.lensX
      screen.lensY = view.lensY
      screen.aspect = view.width / Math.max(1, view.height)
      cell.value = view.height / (ROWS - 3)
      if (!coastOnly) writeSources(sources, poses, screen)
      writeField(field, sources, coast, { aspect: screen.aspect, t: view.time, density: contours })
      upload(renderer)
    },
    dispose: () => texture.dispose(),
  }
}
