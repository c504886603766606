import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Mesh, ShaderMaterial } from 'three'
import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf } from '../color.ts'
import type { Body } from '../../motion/body.ts'
import type { Obstacles } from './obstacles.ts'
import { COLUMNS, createField, ROWS, writeField, writeSources } from './field.ts'
import { createSceneView, type SceneView } from '../sceneView.ts'
import fragment from './contours.frag.glsl?raw'
import vertex from './contours.vert.glsl?raw'
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
/** Share of a cell's heights by which a line may pass beside it and reach into it: about a pixel. */
const BESIDE = 0.1

/** Writes two triangles for each cell that a line crosses. Returns the number of corners. */
function writeCells(corners: Uint16Array, heights: Float32Array): number {
  let count = 0
  for (let row = 0; row < ROWS - 1; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const northWest = row * COLUMNS + column
      const southWest = northWest + COLUMNS
      const a = heights[2 * northWest] ?? 0
      const b = heights[2 * northWest + 2] ?? 0
      const c = heights[2 * southWest] ?? 0
      const d = heights[2 * southWest + 2] ?? 0
      const most = Math.max(a, b, c, d)
      const least = Math.min(a, b, c, d)
      const beside = BESIDE * (most - least)
      if (Math.floor(most + beside) < Math.ceil(least - beside)) continue
      corners[count] = northWest
      corners[count + 1] = southWest
      corners[count + 2] = northWest + 1
      corners[count + 3] = northWest + 1
      corners[count + 4] = southWest
      corners[count + 5] = southWest + 1
      count += 6
    }
  return count
}

/**
 * Creates the contour lines around a scene's bodies and text: one draw call. `shared` are uniforms of the
 * glass.
 */
export function createContours({ contours, obstaclesOnly, fog }: GlassStyle, shared: GlassUniforms) {
  const field = createField()
  let sources = new Float32Array(0)
  const lit = { value: 0 }
  const cell = { value: 1 }
  const geometry = new BufferGeometry()
  const points = new BufferAttribute(field.data, 2).setUsage(DynamicDrawUsage)
  geometry.setAttribute('aField', points)
  const corners = new BufferAttribute(new Uint16Array((COLUMNS - 1) * (ROWS - 1) * 6), 1)
  geometry.setIndex(corners.setUsage(DynamicDrawUsage))
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
      uCell: cell,
    },
    defines: { COLUMNS, ROWS },
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
      cell.value = (2 * view.height) / (ROWS - 1)
      if (!obstaclesOnly) sources = writeSources(sources, bodies, screen)
      writeField(field, sources, obstacles, { aspect: screen.aspect, t: view.time, density: contours })
      points.needsUpdate = true
      geometry.setDrawRange(0, writeCells(corners.array as Uint16Array, field.data))
      corners.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
