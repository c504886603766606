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
import quietZone from '../glass/quietZone.glsl?raw'
import { LEAST_FREE, MOST_SEGMENTS, MOST_SLOPE, SEGMENT_STRIDE, writeSegments } from './segments.ts'
import type { GlassStyle } from '../glass/style.ts'
import type { GlassUniforms } from '../glass/uniforms.ts'

/**
 * Fraction of the brightness that the quiet zone takes away: more than from bodies, since lines are
 * everywhere.
 */
const QUIET = 0.84
/** Seconds of the scene for which lines are kept while the page is not scrolled. */
const KEPT = 1 / 31
/** Share of the window's height over which slopes count where lines fade. */
const FADE_LENGTH = 1 / 48
/** Segments in one row of the texture. WebGL 2 guarantees 2048 texels. */
const SEGMENTS_PER_ROW = 512
const ROW = SEGMENTS_PER_ROW * SEGMENT_STRIDE
/** Corners of the two triangles of a segment. */
const QUAD = [0, 1, 2, 1, 3, 2]

/**
 * Returns the index of all segments. Instances would be one draw call each where the CPU renders.
 */
const quads = () =>
  Array.from({ length: MOST_SEGMENTS }, (_, segment) => QUAD.map((corner) => 4 * segment + corner)).flat()

/**
 * Creates the contour lines around a scene's bodies and text: one draw call. `shared` are uniforms of the
 * glass.
 */
export function createContours({ contours, obstaclesOnly, fog }: GlassStyle, shared: GlassUniforms) {
  const field = createField()
  let sources = new Float32Array(0)
  const lit = { value: 0 }
  const fadeLength = { value: 1 }
  const geometry = new BufferGeometry()
  geometry.setIndex(quads())
  const segments = new Float32Array(MOST_SEGMENTS * SEGMENT_STRIDE)
  const rows = MOST_SEGMENTS / SEGMENTS_PER_ROW
  const texture = new DataTexture(segments, 2 * SEGMENTS_PER_ROW, rows, RGBAFormat, FloatType)
  const material = new ShaderMaterial({
    ...blending,
    vertexShader: quietZone + vertex,
    fragmentShader: fragment,
    uniforms: {
      ...shared,
      uQuiet: { value: QUIET },
      uLine: { value: colorOf(rgbOf(colors['line-strong'])) },
      uLit: lit,
      uObstaclesOnly: { value: obstaclesOnly ? 1 : 0 },
      uDensity: { value: contours },
      uFadeLength: fadeLength,
      uSegments: { value: texture },
    },
    defines: { SEGMENTS_PER_ROW, LEAST_FREE: LEAST_FREE.toFixed(3), MOST_SLOPE: MOST_SLOPE.toFixed(3) },
    // Behind all bodies: the depth that faces have written hides the lines in their outlines.
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  const screen = { viewOffsetX: 0, viewOffsetY: 0, aspect: 1, fog }
  const last = { ...createSceneView(), time: Number.NaN }
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
      fadeLength.value = FADE_LENGTH * view.height
      if (!obstaclesOnly) sources = writeSources(sources, bodies, screen)
      writeField(field, sources, obstacles, { aspect: screen.aspect, t: view.time, density: contours })
      const count = writeSegments(segments, field, view.width, view.height)
      geometry.setDrawRange(0, QUAD.length * count)
      texture.clearUpdateRanges()
      // A range of three.js must not reach beyond its row.
      for (let row = 0; row < count / SEGMENTS_PER_ROW; row += 1) texture.addUpdateRange(row * ROW, ROW)
      texture.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}
