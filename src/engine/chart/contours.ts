import { BufferGeometry, DataTexture, FloatType, Mesh, RGBAFormat, ShaderMaterial } from 'three'
import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf } from '../color.ts'
import type { Body } from '../../motion/body.ts'
import type { Obstacles } from './obstacles.ts'
import { createField, writeField, writeSources } from './field.ts'
import { createSceneView, type SceneView } from '../sceneView.ts'
import fragment from './contours.frag.glsl?raw'
import vertex from './contours.vert.glsl?raw'
import { blending } from '../glass/materials.ts'
import { CURVE_STRIDE, MOST_CURVES, writeCurves } from './curves.ts'
import type { GlassStyle } from '../glass/style.ts'
import type { GlassUniforms } from '../glass/uniforms.ts'

/** Seconds of the scene for which lines are kept while the page is not scrolled. */
const KEPT = 1 / 21
/** CSS pixels right of the page's text over which lines round text alone fade out: there the bodies stand. */
const BESIDE_TEXT = 60
/** Curves in one row of the texture. WebGL 2 guarantees 2048 texels. */
const CURVES_PER_ROW = 1024
const ROW = CURVES_PER_ROW * CURVE_STRIDE
/** Corners of the four triangles of a curve, between its six vertices. */
const RIBBON = [0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4]

/** Returns the index of all curves. Instances would be one draw call each where the CPU renders. */
const ribbons = () =>
  Array.from({ length: MOST_CURVES }, (_, curve) => RIBBON.map((corner) => 6 * curve + corner)).flat()

/**
 * Creates the contour lines around a scene's bodies and text: one draw call. `shared` are uniforms of the
 * glass.
 */
export function createContours({ contours, obstaclesOnly }: GlassStyle, shared: GlassUniforms) {
  const field = createField()
  let sources = new Float32Array(0)
  const lit = { value: 0 }
  const geometry = new BufferGeometry()
  geometry.setIndex(ribbons())
  const curves = new Float32Array(MOST_CURVES * CURVE_STRIDE)
  const rows = MOST_CURVES / CURVES_PER_ROW
  const texture = new DataTexture(curves, 2 * CURVES_PER_ROW, rows, RGBAFormat, FloatType)
  const material = new ShaderMaterial({
    ...blending,
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: {
      ...shared,
      uLine: { value: colorOf(rgbOf(colors['line-strong'])) },
      uLit: lit,
      uObstaclesOnly: { value: obstaclesOnly ? 1 : 0 },
      uCurves: { value: texture },
    },
    defines: { CURVES_PER_ROW },
    // Behind all bodies: the depth that faces have written hides the lines in their outlines.
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  const screen = { viewOffsetX: 0, viewOffsetY: 0, aspect: 1 }
  const last = { ...createSceneView(), time: Number.NaN }
  let hasWarned = false
  const isCurrent = (view: SceneView) =>
    view.progress === last.progress &&
    view.width === last.width &&
    view.height === last.height &&
    view.viewOffsetX === last.viewOffsetX &&
    view.viewOffsetY === last.viewOffsetY &&
    Math.abs(view.time - last.time) < KEPT
  return {
    mesh,
    /** Computes and uploads the field of this frame, unless that of the last one still holds. */
    update(bodies: ReadonlySet<Body>, view: SceneView, obstacles: Obstacles) {
      lit.value = obstacles.lit
      if (!mesh.visible || (isCurrent(view) && !obstacles.changed)) return
      Object.assign(last, view)
      screen.viewOffsetX = view.viewOffsetX
      screen.viewOffsetY = view.viewOffsetY
      screen.aspect = view.width / Math.max(1, view.height)
      if (!obstaclesOnly) sources = writeSources(sources, bodies, screen)
      writeField(field, sources, obstacles, { aspect: screen.aspect, t: view.time, density: contours })
      const { width, height } = view
      const from = ((view.textEdge + 1) / 2) * width
      const end = obstaclesOnly && !view.tall ? { from, to: from + BESIDE_TEXT * view.dpr } : undefined
      const found = writeCurves(curves, field, { width, height, density: contours, end })
      const count = Math.min(found, MOST_CURVES)
      if (found > MOST_CURVES && !hasWarned) {
        hasWarned = true
        console.error(`${mesh.name}: lines beyond ${MOST_CURVES} curves are left out, lower \`contours\``)
      }
      geometry.setDrawRange(0, RIBBON.length * count)
      texture.clearUpdateRanges()
      // A range of three.js must not reach beyond its row.
      for (let row = 0; row < count / CURVES_PER_ROW; row += 1) texture.addUpdateRange(row * ROW, ROW)
      // Without a range all of it would be uploaded.
      if (count > 0) texture.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}
