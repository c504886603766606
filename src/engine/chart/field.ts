import { POSE_STRIDE, poseFields } from '../poseFields.ts'
import { CAMERA, halfHeightAt, visibilityAt, type Fog } from '../../motion/composition.ts'
import { writeSea, type Coast } from './coast.ts'

/**
 * Floats per body in the buffer that `writeSources` writes: x, y, radius, strength and radius without lines.
 */
export const SOURCE_STRIDE = 5

/** Where a scene's bodies stand on the screen, and how the fog dims them. */
export interface ScreenView {
  /** Lens shift of the scene, NDC. */
  lensX: number
  lensY: number
  /** Width / height of the window. */
  aspect: number
  fog: Fog
}

/** Largest radius with which a body counts, as a fraction of half the window's height. */
const MOST_RADIUS = 0.5
/** Least one: about a cell of the grid. The lines of a smaller body would have corners. */
const LEAST_RADIUS = 0.045

/**
 * Writes the sources of the field: the bodies on the screen. Lengths are in halves of the window's height,
 * from its middle, so that circles are round. A body behind the camera or with a pose that is no number has
 * the strength 0. `clear` has the radius of each body without lines, in radii of the body.
 */
export function writeSources(
  sources: Float32Array,
  poses: Float32Array,
  clear: Float32Array,
  view: ScreenView,
): void {
  const count = Math.min(sources.length / SOURCE_STRIDE, poses.length / POSE_STRIDE)
  for (let index = 0; index < count; index += 1) {
    const pose = index * POSE_STRIDE
    const source = index * SOURCE_STRIDE
    const depth = CAMERA.z - (poses[pose + poseFields.position + 2] ?? 0)
    const perUnit = 1 / halfHeightAt(depth)
    const x = (poses[pose + poseFields.position] ?? 0) * perUnit + view.lensX * view.aspect
    const y = (poses[pose + poseFields.position + 1] ?? 0) * perUnit + view.lensY
    const radius = (poses[pose + poseFields.scale] ?? 0) * perUnit
    const nearness = 0.35 + 0.65 * visibilityAt(depth, view.fog)
    const shown = poses[pose + poseFields.shown] ?? 0
    const strength = 2.1 * nearness * Math.sqrt(Math.min(radius, MOST_RADIUS)) * shown
    const isSeen = depth > CAMERA.near && Number.isFinite(x + y + strength)
    sources[source] = isSeen ? x : 0
    sources[source + 1] = isSeen ? y : 0
    sources[source + 2] = isSeen ? Math.max(radius, LEAST_RADIUS) : LEAST_RADIUS
    sources[source + 3] = isSeen ? strength : 0
    sources[source + 4] = isSeen ? radius * shown * (clear[index] ?? 0) : 0
  }
}

/**
 * Slow waves of the field without bodies: amplitude, angle per length along x and y, per second, and at the
 * start.
 */
const WAVES = Float64Array.of(0.17, 1.9, 0.8, 0.06, 0, 0.13, -1.2, 2.3, 0.085, 1.7, 0.1, 2.7, -1.6, -0.11, 4)
const WAVE_STRIDE = 5
/** Height without waves. */
const SEA_LEVEL = 0.62
/** How fast hills fall: at the distance `radius` to 1 / (1 + FALLOFF) of their height. */
const FALLOFF = 0.42

/**
 * Heights of the field along a row of points. The row is data, not arguments, because V8 boxes numbers that
 * it passes to a function: thousands of objects a frame.
 */
export type FieldRow = FieldGrid['views'][number]

/** The field at the points of a grid, row by row from the top of the window. */
export type FieldGrid = ReturnType<typeof createGrid>

/** Creates a grid of `columns` x `rows` points. */
export function createGrid(columns: number, rows: number) {
  const heights = new Float32Array(columns * rows)
  const inside = new Uint8Array(columns * rows)
  const sea = new Float32Array(columns * rows)
  const coves = new Float32Array(columns)
  return {
    columns,
    rows,
    heights,
    /** 1 for a point inside a body, where no line begins. */
    inside,
    /** Share of sea at a point: 0 on land. */
    sea,
    /** Its rows, for `writeRow`. */
    views: Array.from({ length: rows }, (_, row) => ({
      /**
       * `RowPoints`, and the time in seconds. Fractions, so that V8 stores all of them as numbers that it can
       * change without an allocation.
       */
      points: { x: 0.5, y: 0.5, step: 0.5, t: 0.5 },
      heights: heights.subarray(row * columns, (row + 1) * columns),
      inside: inside.subarray(row * columns, (row + 1) * columns),
      sea: sea.subarray(row * columns, (row + 1) * columns),
      /** See `writeSea`. */
      coves,
    })),
  }
}

/**
 * Writes the first `count` heights of a row: the waves, a hill for each source, and the land of the page's
 * text, and with them `inside` and `sea`.
 */
export function writeRow(row: FieldRow, sources: Float32Array, coast: Coast, count: number): void {
  const { heights, inside, sea } = row
  const { x, y, step, t } = row.points
  const { height } = coast
  heights.fill(SEA_LEVEL, 0, count)
  inside.fill(0, 0, count)
  for (let wave = 0; wave < WAVES.length; wave += WAVE_STRIDE) {
    const amplitude = WAVES[wave] ?? 0
    const perX = WAVES[wave + 1] ?? 0
    const angle = perX * x + (WAVES[wave + 2] ?? 0) * y + (WAVES[wave + 3] ?? 0) * t + (WAVES[wave + 4] ?? 0)
    let sine = amplitude * Math.sin(angle)
    let cosine = amplitude * Math.cos(angle)
    // The next sine from the last one: a sine at each point would be half of all the time.
    const turnSine = Math.sin(perX * step)
    const turnCosine = Math.cos(perX * step)
    for (let index = 0; index < count; index += 1) {
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
    const clear = sources[source + 4] ?? 0
    const within = clear > 0 ? 1 + falloff * clear * clear : 0
    const dy = y - (sources[source + 1] ?? 0)
    const base = 1 + falloff * dy * dy
    let dx = x - (sources[source] ?? 0)
    for (let index = 0; index < count; index += 1, dx += step) {
      const distance = base + falloff * dx * dx
      heights[index] = (heights[index] ?? 0) + strength / distance
      if (distance < within) inside[index] = 1
    }
  }
  writeSea(row, coast, count)
  if (coast.count === 0) return
  for (let index = 0; index < count; index += 1)
    heights[index] = height + ((heights[index] ?? 0) - height) * (sea[index] ?? 1)
}
