import { clamp } from '../../shared/math.ts'
import { createRandom } from '../../shared/random.ts'
import type { Coast } from './coast.ts'
import { LINE_STRIDE, MAX_LINES, type Lines } from './contours.ts'
import { createRow, writeRow } from './field.ts'

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
const BESIDE_TEXT = 0.44
/** Share of sea at both ends of a figure. */
const LEAST_SEA = 0.2

const COLUMNS = 12
const ROWS = 9
/** How far a figure stands from the middle of its place, in places. */
const JITTER = 0.32

/** Places of figures: x and y in NDC, at random places of a grid. */
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
  t: number
  /** Height of a figure, as a fraction of half the window's height. */
  size: number
  /** Each `every`-th place has a figure. */
  every: number
  /** Left of or above it, figures stand only where the coast is lit, NDC: text does. */
  left: number
  top: number
  /** Whether the page mirrors the picture. The figures are mirrored too then, so that they can be read. */
  mirrored: boolean
}

/** Both ends of a figure. */
const point = createRow(2)
/** Where a digit begins, and its units along x and y. */
const pen = { x: 0.5, y: 0.5, across: 0.5, up: 0.5 }

/**
 * Adds the figures: the depth in one or two digits, smaller where the field is higher. None begins on a body.
 * Allocates nothing.
 */
export function writeFigures(lines: Lines, sources: Float32Array, coast: Coast, view: FigureView): void {
  point.points.t = view.t
  pen.up = view.size / HEIGHT
  pen.across = ((view.mirrored ? -1 : 1) * pen.up) / view.aspect
  for (let at = 0; at < PLACES.length; at += 2 * view.every) {
    pen.x = PLACES[at] ?? 0
    pen.y = PLACES[at + 1] ?? 0
    // Mirrored digits run to the left: the figure begins at its other end.
    const isBesideText = pen.x < view.left || pen.y > view.top
    if (view.mirrored) pen.x -= 2 * ADVANCE * pen.across
    point.points.x = Math.min(pen.x, pen.x + 2 * ADVANCE * pen.across) * view.aspect
    point.points.y = pen.y
    point.points.step = Math.abs(2 * ADVANCE * pen.across * view.aspect)
    writeRow(point, sources, coast, 2)
    const { lit } = coast
    const sea = Math.min(point.sea[0] ?? 1, point.sea[1] ?? 1)
    if (point.inside[0] === 1 || sea < LEAST_SEA || (isBesideText && lit === 0)) continue
    const depth = clamp(Math.round(58 * Math.exp(-0.4 * (point.heights[0] ?? 0)) * sea), 0, 99)
    const brightness = isBesideText ? BESIDE_TEXT * lit : BRIGHTNESS
    if (depth > 9) addDigit(lines, Math.floor(depth / 10), brightness)
    pen.x += ADVANCE * pen.across
    addDigit(lines, depth % 10, brightness)
  }
}

function addDigit(lines: Lines, digit: number, brightness: number): void {
  const points = DIGITS[digit]
  if (!points) return
  for (let at = 0; at + 3 < points.length && lines.count < MAX_LINES; at += 2) {
    const line = lines.count * LINE_STRIDE
    lines.count += 1
    for (let end = 0; end < 2; end += 1) {
      const y = points[at + 2 * end + 1] ?? 0
      lines.data[line + 2 * end] = pen.x + ((points[at + 2 * end] ?? 0) + SLANT * y) * pen.across
      lines.data[line + 2 * end + 1] = pen.y + y * pen.up
    }
    lines.data[line + 4] = brightness
    lines.data[line + 5] = 0
  }
}
