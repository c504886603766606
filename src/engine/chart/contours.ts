import { clamp, smoothstep } from '../../shared/math.ts'
import type { Coast } from './coast.ts'
import { createGrid, writeRow } from './field.ts'
import { createLoops, EAST, NORTH, SOUTH, WEST } from './loops.ts'

/**
 * Floats per curve in the buffer: both ends (x, y) in NDC, brightness, share of the accent in its color, and
 * the point (x, y) towards which it bends: it is a quadratic Bézier curve.
 */
export const LINE_STRIDE = 8
/** Most curves of one picture. Those beyond are left out. */
export const MAX_LINES = 8192

/** Curves of one picture, and the field from which they are drawn. */
export type Lines = ReturnType<typeof createLines>

export const createLines = () => ({
  data: new Float32Array(MAX_LINES * LINE_STRIDE),
  count: 0,
  grid: createGrid(0, 0),
})

export interface ContourView {
  /** Width / height of the window. */
  aspect: number
  /** Seconds. */
  t: number
  /** Lines per unit of the field's height. */
  density: number
  /** Height of the window in CSS pixels. */
  height: number
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
/** Lengths in CSS pixels between which a closed line appears: an island of few cells would be a triangle. */
const LOOP = { from: 160, to: 220 } as const
/** The heights between which a line takes on the accent: from open sea to a body. */
const NEAR = { from: 0.75, to: 2 } as const

/** Shares of sea between which lines fade. */
const [DRY, WET] = [0.03, 0.28]
/** Levels in a cell below which lines fade beside text. In a strait they would pinch into spikes. */
const STEEP = 0.9
/**
 * CSS pixels by which a curve may be apart from the straight line that is drawn for it, and the cosine of the
 * largest angle in it, 20 degrees. In curves over `long` pixels, `apart` allows no larger one.
 */
const ROUND = { apart: 0.35, cosine: 0.94, long: 8 } as const
/** Light and accent of a shore. */
const SHORE = { light: 2.6, accent: 2 } as const

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

/** Where a line crosses the four sides of a cell: x and y of each. */
const crossings = new Float64Array(8)
/** Floats per line of a cell: both ends, brightness and accent. */
const STRIDE = 6
/** Lines of the cells. A curve goes from the middle of one to the middle of the next. */
const pieces = new Float32Array(MAX_LINES * STRIDE)
/** The end that each end of a line has joined, as 2 * line + end, or -1. */
const partners = new Int16Array(MAX_LINES * 2)
/** Both ends of each line, moved towards the ends beside them. */
const smooth = new Float32Array(MAX_LINES * 4)
const loops = createLoops(MAX_LINES)

/** Moves the ends of the first `count` lines towards those beside them: cells leave corners in a line. */
function smoothEnds(count: number): void {
  for (let own = 0; own < 2 * count; own += 1) {
    const joins = (partners[own] ?? -1) >= 0
    // An index below 0 would be looked up as a name.
    const partner = joins ? (partners[own] ?? 0) : own
    const at = (own >> 1) * STRIDE
    const end = at + 2 * (own & 1)
    const before = at + 2 * (1 - (own & 1))
    const after = (partner >> 1) * STRIDE + 2 * (1 - (partner & 1))
    for (let axis = 0; axis < 2; axis += 1) {
      const place = pieces[end + axis] ?? 0
      const beside = ((pieces[before + axis] ?? 0) + (pieces[after + axis] ?? 0)) / 2
      smooth[2 * own + axis] = joins ? (place + beside) / 2 : place
    }
  }
}

/**
 * Adds the curve from the middle of a line to the middle of the one that its end joins, bent there. All
 * curves of a chain are the quadratic B-spline of its points, to which Chaikin's cutting of corners tends. An
 * end that joins none has a straight line from the middle.
 */
function addCurve(lines: Lines, own: number, partner: number): void {
  if (lines.count >= MAX_LINES) return
  const isOpen = partner < 0
  const line = own >> 1
  const chain = loops.closedOf(line)
  // A choice between a whole number and this would be boxed.
  const length = loops.lengths[Math.max(0, chain)] ?? 0
  if (chain >= 0 && length <= LOOP.from) return
  const other = isOpen ? line : partner >> 1
  const at = lines.count * LINE_STRIDE
  const { data } = lines
  for (let axis = 0; axis < 2; axis += 1) {
    const start = ((smooth[4 * line + axis] ?? 0) + (smooth[4 * line + 2 + axis] ?? 0)) / 2
    const joint = smooth[2 * own + axis] ?? 0
    const stop = ((smooth[4 * other + axis] ?? 0) + (smooth[4 * other + 2 + axis] ?? 0)) / 2
    data[at + axis] = start
    data[at + 2 + axis] = isOpen ? joint : stop
    data[at + 6 + axis] = isOpen ? (start + joint) / 2 : joint
    const look = pieces[line * STRIDE + 4 + axis] ?? 0
    data[at + 4 + axis] = isOpen ? look : (look + (pieces[other * STRIDE + 4 + axis] ?? 0)) / 2
  }
  if (chain >= 0 && length < LOOP.to)
    data[at + 4] = (data[at + 4] ?? 0) * smoothstep(LOOP.from, LOOP.to, length)
  if (isOutside(data, at)) return
  lines.count += 1
}

/** Whether a curve lies beyond one edge of the window. */
function isOutside(data: Float32Array, at: number): boolean {
  for (let axis = 0; axis < 2; axis += 1) {
    const start = data[at + axis] ?? 0
    const stop = data[at + 2 + axis] ?? 0
    const bend = data[at + 6 + axis] ?? 0
    if (Math.min(start, stop, bend) > 1 || Math.max(start, stop, bend) < -1) return true
  }
  return false
}

/** Whether somebody sees that a curve is drawn straight. */
function isSharp(data: Float32Array, at: number, { aspect, height }: ContourView): boolean {
  const inX = aspect * ((data[at + 6] ?? 0) - (data[at] ?? 0))
  const inY = (data[at + 7] ?? 0) - (data[at + 1] ?? 0)
  const outX = aspect * ((data[at + 2] ?? 0) - (data[at + 6] ?? 0))
  const outY = (data[at + 3] ?? 0) - (data[at + 7] ?? 0)
  const pixel = 2 / height
  const apart = (outX - inX) ** 2 + (outY - inY) ** 2
  if (apart > (4 * ROUND.apart * pixel) ** 2) return true
  const length = (inX + outX) ** 2 + (inY + outY) ** 2
  if (length > (ROUND.long * pixel) ** 2) return false
  const product = (inX ** 2 + inY ** 2) * (outX ** 2 + outY ** 2)
  return inX * outX + inY * outY < ROUND.cosine * Math.sqrt(product)
}

/**
 * Halves the curves of which somebody sees that they are drawn straight, until there is none or no room. New
 * halves come last, and are looked at in turn.
 */
function roundCurves(lines: Lines, view: ContourView): void {
  const { data } = lines
  for (let curve = 0; curve < lines.count; curve += 1)
    for (let at = curve * LINE_STRIDE; lines.count < MAX_LINES && isSharp(data, at, view);) {
      const half = lines.count * LINE_STRIDE
      for (let axis = 0; axis < 2; axis += 1) {
        const start = data[at + axis] ?? 0
        const stop = data[at + 2 + axis] ?? 0
        const bend = data[at + 6 + axis] ?? 0
        const middle = (start + 2 * bend + stop) / 4
        data[at + 2 + axis] = middle
        data[at + 6 + axis] = (start + bend) / 2
        data[half + axis] = middle
        data[half + 2 + axis] = stop
        data[half + 4 + axis] = data[at + 4 + axis] ?? 0
        data[half + 6 + axis] = (bend + stop) / 2
      }
      lines.count += 1
    }
}

/**
 * Writes the contour lines of the field of `sources` (see field.ts) as curves: the lines of marching squares,
 * whose corners are cut. The same arguments give the same curves. Allocates only when the grid changes.
 *
 * @see https://en.wikipedia.org/wiki/Marching_squares
 * @see https://en.wikipedia.org/wiki/Chaikin%27s_algorithm
 */
export function writeContours(lines: Lines, sources: Float32Array, coast: Coast, view: ContourView): void {
  const { aspect, t, density, height: windowHeight } = view
  const columns = clamp(Math.round(Math.sqrt(CELLS * aspect)), LEAST, CELLS / LEAST)
  const rows = Math.round(CELLS / columns)
  const width = 2 / columns
  const height = 2 / rows
  const cells = columns + 2 * OVERHANG
  const points = rows + 2 * OVERHANG + 1
  if (lines.grid.columns !== cells + 1 || lines.grid.rows !== points)
    lines.grid = createGrid(cells + 1, points)
  const { views } = lines.grid
  const cellPixels = (windowHeight * height) / 2
  let count = 0
  lines.count = 0
  loops.begin(cells)
  for (let row = 0; row < points; row += 1) {
    const below = views[row]
    if (!below) break
    below.points.x = (-OVERHANG * width - 1) * aspect
    below.points.y = 1 - (row - OVERHANG) * height
    below.points.step = width * aspect
    below.points.t = t
    writeRow(below, sources, coast, cells + 1)
    const above = views[row - 1]
    if (!above) continue
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
          const line = count * STRIDE
          const x = crossings[from] ?? 0
          const y = crossings[from + 1] ?? 0
          const toX = crossings[to] ?? 0
          const toY = crossings[to + 1] ?? 0
          pieces[line] = x
          pieces[line + 1] = y
          pieces[line + 2] = toX
          pieces[line + 3] = toY
          const usual = level % STRONG === 0 ? BRIGHTNESS.strong : BRIGHTNESS.usual
          pieces[line + 4] = usual * (0.7 + 0.3 * near) * seen * (1 + SHORE.light * shore)
          pieces[line + 5] = Math.min(1, near + SHORE.accent * shore)
          const across = (toX - x) / width
          const up = (toY - y) / height
          loops.lengths[count] = cellPixels * Math.sqrt(across * across + up * up)
          loops.add(count)
          for (let end = 0; end < 2; end += 1) {
            const other = loops.reach(count, end, (end === 0 ? from : to) / 2, row, column, level)
            partners[2 * count + end] = other
            if (other >= 0) partners[other] = 2 * count + end
          }
        }
      }
    }
  }
  smoothEnds(count)
  for (let own = 0; own < 2 * count; own += 1) {
    const partner = partners[own] ?? -1
    // Each joint once, and each open end.
    if (partner < own) addCurve(lines, own, partner)
  }
  roundCurves(lines, view)
}
