import { clamp } from '../../shared/math.ts'
import type { Coast } from './coast.ts'
import { createRow, writeRow } from './field.ts'

/**
 * Floats per line in the buffer: both ends (x, y) in NDC, brightness, share of the accent in its color, two
 * unused.
 */
export const LINE_STRIDE = 8
/** Most lines of one picture. Those beyond are left out. */
export const MAX_LINES = 4096

/** Lines of one picture. */
export type Lines = ReturnType<typeof createLines>

export const createLines = () => ({ data: new Float32Array(MAX_LINES * LINE_STRIDE), count: 0 })

export interface ContourView {
  /** Width / height of the window. */
  aspect: number
  /** Seconds. */
  t: number
  /** Lines per unit of the field's height. */
  density: number
}

/** Cells of the grid, of any window. */
const CELLS = 3240
/** Least columns or rows. */
const LEAST = 8
/** Cells beyond each edge of the window, where lines end unseen. */
const OVERHANG = 1
/** Each fifth contour is stronger. */
const STRONG = 5
const BRIGHTNESS = { usual: 0.26, strong: 0.56 } as const
/** The heights between which a line takes on the accent: from open sea to a body. */
const NEAR = { from: 0.75, to: 2 } as const

/** Shares of sea between which lines fade. */
const [DRY, WET] = [0.03, 0.28]
/** Levels in a cell below which lines fade beside text. In a strait they would pinch into spikes. */
const STEEP = 0.9
/** Light and accent of a shore. */
const SHORE = { light: 2.6, accent: 2 } as const

/** Sides of a cell. */
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3]
/**
 * Sides of a cell that a line joins, in pairs, by the corners that are above its level: 8 north-west, 4
 * north-east, 2 south-east, 1 south-west. The opposite corners (15 less these) have the same sides. Row 8 is
 * not reached by corners: it is the other way through a saddle.
 */
const PAIRS = [
  [],
  [WEST, SOUTH],
  [SOUTH, EAST],
  [WEST, EAST],
  [NORTH, EAST],
  [WEST, SOUTH, NORTH, EAST],
  [NORTH, SOUTH],
  [WEST, NORTH],
  [WEST, NORTH, SOUTH, EAST],
]
/**
 * Corners above the level in the two saddles, and the row of PAIRS where the mean of the cell joins the other
 * diagonal.
 */
const [SADDLE, OTHER_SADDLE, JOINED] = [5, 10, 8]

const longest = CELLS / LEAST + 2 * OVERHANG + 1
/** Heights at the corners of a row of cells. */
const upper = createRow(longest)
const lower = createRow(longest)
/** Where a line crosses the four sides of a cell: x and y of each. */
const crossings = new Float64Array(8)

/**
 * Writes the contour lines of the field of `sources` (see field.ts), by marching squares. The same arguments
 * give the same lines. Allocates nothing.
 *
 * @see https://en.wikipedia.org/wiki/Marching_squares
 */
export function writeContours(
  lines: Lines,
  sources: Float32Array,
  coast: Coast,
  { aspect, t, density }: ContourView,
): void {
  const columns = clamp(Math.round(Math.sqrt(CELLS * aspect)), LEAST, CELLS / LEAST)
  const rows = Math.round(CELLS / columns)
  const width = 2 / columns
  const height = 2 / rows
  const cells = columns + 2 * OVERHANG
  const { data } = lines
  let count = 0
  for (let row = 0; row <= rows + 2 * OVERHANG; row += 1) {
    const above = row % 2 === 0 ? upper : lower
    const below = row % 2 === 0 ? lower : upper
    below.points.x = (-OVERHANG * width - 1) * aspect
    below.points.y = 1 - (row - OVERHANG) * height
    below.points.step = width * aspect
    below.points.t = t
    writeRow(below, sources, coast, cells + 1)
    if (row === 0) continue
    const bottom = below.points.y
    const top = bottom + height
    for (let column = 0; column < cells; column += 1) {
      const nw = density * (above.heights[column] ?? 0)
      const ne = density * (above.heights[column + 1] ?? 0)
      const sw = density * (below.heights[column] ?? 0)
      const se = density * (below.heights[column + 1] ?? 0)
      const most = Math.max(nw, ne, sw, se)
      const least = Math.min(nw, ne, sw, se)
      const highest = Math.floor(most)
      const lowest = Math.ceil(least)
      if (lowest > highest || above.inside[column] || below.inside[column + 1]) continue
      const sea =
        ((above.sea[column] ?? 1) +
          (above.sea[column + 1] ?? 1) +
          (below.sea[column] ?? 1) +
          (below.sea[column + 1] ?? 1)) /
        4
      const steepness = (most - least) / (STEEP * (1 - sea) + 1e-6)
      const seen = clamp((sea - DRY) / (WET - DRY), 0, 1) * Math.min(1, steepness) ** 2
      if (seen === 0) continue
      const left = (column - OVERHANG) * width - 1
      const shore = sea * (1 - sea)
      for (let level = lowest; level <= highest; level += 1) {
        const corners =
          (nw >= level ? 8 : 0) + (ne >= level ? 4 : 0) + (se >= level ? 2 : 0) + (sw >= level ? 1 : 0)
        const isSaddle = corners === SADDLE || corners === OTHER_SADDLE
        const joins = isSaddle && (corners === SADDLE) === (nw + ne + sw + se) / 4 >= level
        const pairs = PAIRS[joins ? JOINED : Math.min(corners, 15 - corners)] ?? []
        crossings[0] = left + (width * (level - nw)) / (ne - nw)
        crossings[1] = top
        crossings[2] = left + width
        crossings[3] = top - (height * (level - ne)) / (se - ne)
        crossings[4] = left + (width * (level - sw)) / (se - sw)
        crossings[5] = bottom
        crossings[6] = left
        crossings[7] = top - (height * (level - nw)) / (sw - nw)
        const near = clamp((level / density - NEAR.from) / (NEAR.to - NEAR.from), 0, 1)
        for (let pair = 0; pair < pairs.length && count < MAX_LINES; pair += 2, count += 1) {
          const from = 2 * (pairs[pair] ?? 0)
          const to = 2 * (pairs[pair + 1] ?? 0)
          const line = count * LINE_STRIDE
          data[line] = crossings[from] ?? 0
          data[line + 1] = crossings[from + 1] ?? 0
          data[line + 2] = crossings[to] ?? 0
          data[line + 3] = crossings[to + 1] ?? 0
          const usual = level % STRONG === 0 ? BRIGHTNESS.strong : BRIGHTNESS.usual
          data[line + 4] = usual * (0.7 + 0.3 * near) * seen * (1 + SHORE.light * shore)
          data[line + 5] = Math.min(1, near + SHORE.accent * shore)
        }
      }
    }
  }
  lines.count = count
}
