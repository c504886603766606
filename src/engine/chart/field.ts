import type { Body } from '../../motion/body.ts'
import { CAMERA, halfHeightAt } from '../../motion/layout.ts'
import { writeFree, type Obstacles } from './obstacles.ts'

/** Floats per body in the buffer that `writeSources` writes: x, y, radius and strength. */
const SOURCE_STRIDE = 4
/** Points of the field along the sides of the window: cells have 16-bit numbers of points. */
export const COLUMNS = 97
export const ROWS = 65

/** Where a scene's bodies stand on the screen. */
export interface ScreenView {
  /** View offset of the scene, NDC. */
  viewOffsetX: number
  viewOffsetY: number
  /** Width / height of the window. */
  aspect: number
}

/** Largest radius with which a body counts, as a fraction of half the window's height. */
const MOST_RADIUS = 0.5
/** Least one: about a cell of the grid. */
const LEAST_RADIUS = 0.045

/**
 * Writes the sources of the field, the bodies on the screen, into `sources` or into an array of their number,
 * and returns it. Lengths are in halves of the window's height, from its middle, so that circles are round.
 */
export function writeSources(
  sources: Float32Array<ArrayBuffer>,
  bodies: ReadonlySet<Body>,
  { viewOffsetX, viewOffsetY, aspect }: ScreenView,
) {
  const out =
    sources.length === bodies.size * SOURCE_STRIDE ? sources : new Float32Array(bodies.size * SOURCE_STRIDE)
  let at = 0
  for (const { position, scale, shown } of bodies) {
    const depth = CAMERA.z - position.z
    const perUnit = 1 / halfHeightAt(Math.max(CAMERA.near, depth))
    const radius = scale.x * perUnit
    out[at] = position.x * perUnit + viewOffsetX * aspect
    out[at + 1] = position.y * perUnit + viewOffsetY
    out[at + 2] = Math.max(radius, LEAST_RADIUS)
    // One behind the camera has no hill.
    out[at + 3] = depth > CAMERA.near ? 2.4 * Math.min(radius, MOST_RADIUS) ** 0.7 * shown : 0
    at += SOURCE_STRIDE
  }
  return out
}

/**
 * Slow waves of the field without bodies: amplitude, angle per length along x and y, per second, and at the
 * start.
 */
const WAVES = Float64Array.of(0.17, 1.9, 0.8, 0.06, 0, 0.13, -1.2, 2.3, 0.085, 1.7, 0.1, 2.7, -1.6, -0.11, 4)
const WAVE_STRIDE = 5
/** Height without waves. */
const FIELD_LEVEL = 0.62
/** How fast hills fall: at the distance `radius` to 1 / (1 + FALLOFF) of their height. */
const FALLOFF = 0.42

/** The field, row by row from the top of the window: height in lines and free share of each point. */
export type Field = ReturnType<typeof createField>

export const createField = () => ({
  data: new Float32Array(COLUMNS * ROWS * 2),
  heights: new Float32Array(COLUMNS),
  free: new Float32Array(COLUMNS),
  rimWaves: new Float32Array(COLUMNS),
  /** Of a row. Data and not arguments, which V8 boxes: thousands of objects a frame. */
  points: { x: 0.5, y: 0.5, step: 0.5 },
})

export interface FieldView {
  /** Width / height of the window. */
  aspect: number
  /** Seconds. */
  t: number
  /** Lines per unit of the field's height. */
  density: number
}

/** Writes the field: the waves, a hill for each source, and the obstacles, the page's text. */
export function writeField(field: Field, sources: Float32Array, obstacles: Obstacles, view: FieldView): void {
  const { data, heights, free, points } = field
  const { aspect, t, density } = view
  const stepY = 2 / (ROWS - 1)
  points.step = (2 * aspect) / (COLUMNS - 1)
  points.x = -aspect
  for (let row = 0; row < ROWS; row += 1) {
    points.y = 1 - row * stepY
    const { x, y, step } = points
    heights.fill(FIELD_LEVEL)
    for (let wave = 0; wave < WAVES.length; wave += WAVE_STRIDE) {
      const amplitude = WAVES[wave] ?? 0
      const perX = WAVES[wave + 1] ?? 0
      const angle =
        perX * x + (WAVES[wave + 2] ?? 0) * y + (WAVES[wave + 3] ?? 0) * t + (WAVES[wave + 4] ?? 0)
      let sine = amplitude * Math.sin(angle)
      let cosine = amplitude * Math.cos(angle)
      // The next sine from the last one: a sine at each point would be half of all the time.
      const turnSine = Math.sin(perX * step)
      const turnCosine = Math.cos(perX * step)
      for (let index = 0; index < COLUMNS; index += 1) {
        heights[index] = (heights[index] ?? 0) + sine
        const turned = sine * turnCosine + cosine * turnSine
        cosine = cosine * turnCosine - sine * turnSine
        sine = turned
      }
    }
    for (let source = 0; source < sources.length; source += SOURCE_STRIDE) {
      const radius = sources[source + 2] ?? 1
      const strength = sources[source + 3] ?? 0
      const falloff = FALLOFF / (radius * radius)
      const dy = y - (sources[source + 1] ?? 0)
      const base = 1 + falloff * dy * dy
      let dx = x - (sources[source] ?? 0)
      for (let index = 0; index < COLUMNS; index += 1, dx += step)
        heights[index] = (heights[index] ?? 0) + strength / (base + falloff * dx * dx)
    }
    writeFree(field, obstacles, COLUMNS)
    for (let index = 0; index < COLUMNS; index += 1) {
      const at = 2 * (row * COLUMNS + index)
      const share = free[index] ?? 1
      data[at] = density * (obstacles.height + ((heights[index] ?? 0) - obstacles.height) * share)
      data[at + 1] = share
    }
  }
}
