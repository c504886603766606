import { createRandom } from '../../shared/random.ts'
import type { Coast } from './coast.ts'
import { LINE_STRIDE, MAX_LINES, OVERHANG, type Lines } from './contours.ts'
import type { FieldGrid } from './field.ts'

/** Strokes of the digits 0 to 9: points on a grid of 5 x 7, x and y of each from the lower left. */
const DIGITS = [
  '10 30 41 45 36 16 05 01 10',
  '14 26 20',
  '04 05 16 36 45 44 00 40',
  '05 16 36 45 44 33 23 33 42 41 30 10 01',
  '30 36 02 42',
  '46 16 03 33 42 41 30 10 01',
  '36 16 03 01 10 30 41 42 33 03',
  '06 46 10',
  '13 04 05 16 36 45 44 33 13 02 01 10 30 41 42 33',
  '10 30 43 45 36 16 05 04 13 43',
].map((points) => Float32Array.from(points.replaceAll(' ', ''), Number))
/** Height of a digit and distance between two digits, on the grid. */
const HEIGHT = 6
const ADVANCE = 5.4
/** Slant of the digits. */
const SLANT = 0.2
const BRIGHTNESS = 0.62
/** Brightness beside text. */
const BESIDE_TEXT = 0.6
/** CSS pixels between a figure and the next line, and by which a figure may slide away from one. */
const CLEAR = 9
const SLIDE = 14
/**
 * Distance to the nearest line, in levels, at which a figure has its brightness. It appears as lines make
 * room.
 */
const APPEARS = 0.08
/** Share of sea around a figure. */
const LEAST_SEA = 0.2

const COLUMNS = 12
const ROWS = 9
/** How far a figure stands from the middle of its place, in places. */
const JITTER = 0.32

/** Places of figures: x and y in NDC, one at each place of a grid, moved at random. */
const PLACES = (() => {
  const random = createRandom(7)
  return Float32Array.from({ length: COLUMNS * ROWS * 2 }, (_, at) => {
    const place = Math.floor(at / 2)
    const [index, count] = at % 2 === 0 ? [place % COLUMNS, COLUMNS] : [Math.floor(place / COLUMNS), ROWS]
    return (2 * (index + 0.5 + random.between(-JITTER, JITTER))) / count - 1
  })
})()

/** Where figures stand. */
export interface FigureView {
  aspect: number
  /** Lines per unit of the field's height. */
  density: number
  /** Height of the window in CSS pixels. */
  height: number
  /** Height of a figure, as a fraction of half the window's height. */
  size: number
  /** Each `every`-th place has a figure, from the first. */
  every: number
  /** NDC. Text stands left of or above it: figures appear there by `lit` of `Coast`. */
  left: number
  top: number
  /** Whether the page mirrors the picture. The figures are mirrored too then, so that they can be read. */
  mirrored: boolean
}

/**
 * The units of a digit along x and y, its lower left corner, and its brightness. `x` is not the first: V8
 * keeps one layout for all literals that begin with it, some of which have no number there, and would box it.
 */
const pen = { across: 0.5, up: 0.5, x: 0.5, y: 0.5, brightness: 0.5 }
/**
 * A figure's box on the grid: its middle and half its sides, in columns and rows; the field's least and
 * largest height in it; and the least share of sea, which is 0 inside a body. Data and not arguments, which
 * V8 boxes.
 */
const box = { halfX: 0.5, halfY: 0.5, x: 0.5, y: 0.5, least: 0.5, most: 0.5, sea: 0.5 }

/** Reads the field in the box: at nine points, each between the corners of its cell. */
function readBox({ columns, rows, heights, inside, sea }: FieldGrid): void {
  box.least = Infinity
  box.most = -Infinity
  box.sea = 1
  for (let point = 0; point < 9; point += 1) {
    const across = Math.max(0, Math.min(box.x + ((point % 3) - 1) * box.halfX, columns - 1.001))
    const down = Math.max(0, Math.min(box.y + (Math.trunc(point / 3) - 1) * box.halfY, rows - 1.001))
    const column = Math.trunc(across)
    const row = Math.trunc(down)
    const at = row * columns + column
    const u = across - column
    const v = down - row
    const above = (heights[at] ?? 0) * (1 - u) + (heights[at + 1] ?? 0) * u
    const below = (heights[at + columns] ?? 0) * (1 - u) + (heights[at + columns + 1] ?? 0) * u
    const height = above * (1 - v) + below * v
    if (height < box.least) box.least = height
    if (height > box.most) box.most = height
    const isInside = inside[at] === 1 || inside[at + columns + 1] === 1
    box.sea = isInside ? 0 : Math.min(box.sea, sea[at] ?? 1, sea[at + columns + 1] ?? 1)
  }
}

/**
 * Adds the figures to the contour lines of the same field: the depth in one or two digits, smaller where the
 * field is higher. None stands on a body, and no line passes within CLEAR of one: all of its box is between
 * two levels, to whose middle it slides. Allocates nothing.
 */
export function writeFigures(lines: Lines, { lit }: Pick<Coast, 'lit'>, view: FigureView): void {
  const { grid } = lines
  const { density } = view
  pen.up = view.size / HEIGHT
  pen.across = ((view.mirrored ? -1 : 1) * pen.up) / view.aspect
  const perX = (grid.columns - 1 - 2 * OVERHANG) / 2
  const perY = (grid.rows - 1 - 2 * OVERHANG) / 2
  const pixel = (2 * perY) / view.height
  const width = 2 * ADVANCE * pen.across
  box.halfX = (perX * Math.abs(width)) / 2 + CLEAR * pixel
  box.halfY = (perY * view.size) / 2 + CLEAR * pixel
  const most = SLIDE * pixel
  for (let at = 0; at < PLACES.length; at += 2 * view.every) {
    const x = PLACES[at] ?? 0
    const y = PLACES[at + 1] ?? 0
    const isBesideText = x < view.left || y > view.top
    if (isBesideText && lit === 0) continue
    // Mirrored digits run to the left: the figure begins at its other end.
    const start = view.mirrored ? x - width : x
    box.x = OVERHANG + perX * (start + width / 2 + 1)
    box.y = OVERHANG + perY * (1 - y - view.size / 2)
    const placeY = box.y
    readBox(grid)
    // It slides until the mean of its heights is halfway between two lines.
    const middle = (density * (box.least + box.most)) / 2
    const spread = density * (box.most - box.least)
    // Neither where it is no number.
    if (!(spread < 1)) continue
    const level = Math.floor(middle)
    const off = level + 0.5 - middle
    const column = Math.max(0, Math.min(Math.trunc(box.x), grid.columns - 2))
    const row = Math.max(0, Math.min(Math.trunc(box.y), grid.rows - 2))
    const corner = row * grid.columns + column
    const perRow = density * ((grid.heights[corner] ?? 0) - (grid.heights[corner + grid.columns] ?? 0))
    if (Math.abs(perRow) > 1e-3) box.y -= Math.max(-most, Math.min(off / perRow, most))
    readBox(grid)
    const room = Math.min(
      density * box.least - Math.floor(density * box.least),
      Math.floor(density * box.least) + 1 - density * box.most,
    )
    if (box.sea < LEAST_SEA || room <= 0) continue
    const fathoms = Math.round(58 * Math.exp(-0.2 * (box.least + box.most)) * box.sea)
    const depth = Math.trunc(Math.max(0, Math.min(fathoms, 99)))
    pen.brightness = (isBesideText ? BESIDE_TEXT * lit : BRIGHTNESS) * Math.min(1, room / APPEARS)
    pen.x = start
    pen.y = y + (placeY - box.y) / perY
    if (depth > 9) addDigit(lines, Math.trunc(depth / 10))
    pen.x += ADVANCE * pen.across
    addDigit(lines, depth % 10)
  }
}

/** Adds the strokes of a digit at the pen as straight curves, with the fields of LINE_STRIDE. */
function addDigit(lines: Lines, digit: number): void {
  const points = DIGITS[digit]
  if (!points) return
  const { data } = lines
  for (let at = 0; at + 3 < points.length && lines.count < MAX_LINES; at += 2) {
    const line = lines.count * LINE_STRIDE
    lines.count += 1
    for (let end = 0; end < 2; end += 1) {
      const y = points[at + 2 * end + 1] ?? 0
      data[line + 2 * end] = pen.x + ((points[at + 2 * end] ?? 0) + SLANT * y) * pen.across
      data[line + 2 * end + 1] = pen.y + y * pen.up
    }
    data[line + 4] = pen.brightness
    data[line + 5] = 0
    for (let axis = 0; axis < 2; axis += 1)
      data[line + 6 + axis] = ((data[line + axis] ?? 0) + (data[line + 2 + axis] ?? 0)) / 2
  }
}
