import { clamp, smoothstep } from '../../shared/math.ts'
import { COLUMNS, ROWS, type Field } from './field.ts'

/**
 * Floats per curve: both ends (x, y) in device pixels from the top left of the window, brightness at both
 * ends, share of the accent in its colour, and pixels by which its middle lies to the right of its chord.
 */
export const CURVE_STRIDE = 8
/** Most curves of a window, twice what the densest page draws. Those beyond are left out. */
export const MOST_CURVES = 8192
/** Slope in lines per device pixel at which lines have merged, and are not drawn. */
const MOST_SLOPE = 0.5
/** Free share up to which an obstacle has no line, and over which lines fade in. */
export const FREE = { least: 0.03, fade: 0.25 } as const
/** Share of the window's height over which the slope of the field counts where lines fade. */
const FADE_LENGTH = 1 / 48

export interface CurveView {
  /** Size of the window in device pixels. */
  width: number
  height: number
  /** Lines per unit of the field's height. */
  density: number
}

/** Floats per point of the field, and per row. */
const POINT = 2
const ROW = POINT * COLUMNS

/** Where a line crosses a side of a cell: place, free share, and unit vector along the line. */
const createCrossing = () => ({ x: 0.5, y: 0.5, free: 0.5, alongX: 0.5, alongY: 0.5 })
const crossings = [createCrossing(), createCrossing(), createCrossing(), createCrossing()]
const [first, second, third, fourth] = crossings as [Crossing, Crossing, Crossing, Crossing]
type Crossing = ReturnType<typeof createCrossing>

/** The cells of the grid, and how far the slope counts where lines fade, in device pixels. */
const cell = { width: 0.5, height: 0.5 }
const fade = { length: 0.5 }

/** Writes the crossing between two points of the field beside each other in a row. */
function crossRow(crossing: Crossing, data: Float32Array, at: number, level: number, x: number, y: number) {
  const from = data[at] ?? 0
  const rise = (data[at + POINT] ?? 0) - from
  const share = (level - from) / rise
  const above = at < ROW ? at : at - ROW
  const below = at + ROW >= data.length ? at : at + ROW
  const down =
    (1 - share) * ((data[below] ?? 0) - (data[above] ?? 0)) +
    share * ((data[below + POINT] ?? 0) - (data[above + POINT] ?? 0))
  crossing.x = x + share * cell.width
  crossing.y = y
  crossing.free = (1 - share) * (data[at + 1] ?? 0) + share * (data[at + POINT + 1] ?? 0)
  setAlong(crossing, rise / cell.width, (down / (below - above)) * (ROW / cell.height))
}

/** Writes the crossing between two points of the field below each other. */
function crossColumn(
  crossing: Crossing,
  data: Float32Array,
  at: number,
  level: number,
  x: number,
  y: number,
) {
  const from = data[at] ?? 0
  const rise = (data[at + ROW] ?? 0) - from
  const share = (level - from) / rise
  const column = at % ROW
  const left = column === 0 ? at : at - POINT
  const right = column === ROW - POINT ? at : at + POINT
  const across =
    (1 - share) * ((data[right] ?? 0) - (data[left] ?? 0)) +
    share * ((data[right + ROW] ?? 0) - (data[left + ROW] ?? 0))
  crossing.x = x
  crossing.y = y + share * cell.height
  crossing.free = (1 - share) * (data[at + 1] ?? 0) + share * (data[at + ROW + 1] ?? 0)
  setAlong(crossing, (across / (right - left)) * (POINT / cell.width), rise / cell.height)
}

/** A line runs across the slope of the field. */
function setAlong(crossing: Crossing, slopeX: number, slopeY: number) {
  const slope = Math.max(1e-9, Math.sqrt(slopeX * slopeX + slopeY * slopeY))
  crossing.alongX = -slopeY / slope
  crossing.alongY = slopeX / slope
}

/**
 * Device pixels by which the middle of a curve lies to the right of its chord: that of a cubic Hermite curve
 * whose tangents are as long as the chord.
 */
function bowOf(from: Crossing, to: Crossing): number {
  const x = to.x - from.x
  const y = to.y - from.y
  const start = from.alongX * x + from.alongY * y < 0 ? -1 : 1
  const end = to.alongX * x + to.alongY * y < 0 ? -1 : 1
  const bendX = start * from.alongX - end * to.alongX
  const bendY = start * from.alongY - end * to.alongY
  return (bendY * x - bendX * y) / 8
}

/** Brightness of a line at a crossing, `slope` in lines per device pixel. `near` is 1 beside a body. */
function brightnessAt({ free }: Crossing, level: number, near: number, slope: number): number {
  if (free < FREE.least) return 0
  const rise = slope * fade.length
  // Lines fade in obstacles, between near ones, on tops, whose rings would be blots, and where they merge.
  const steep = Math.min(1, rise / (0.9 * (1 - free) + 1e-6))
  const seen = Math.min(1, (free - FREE.least) / FREE.fade) * steep * steep * smoothstep(0.1, 0.3, rise)
  const apart = Math.min(1, 2 - (2 * slope) / MOST_SLOPE)
  // Each fifth line is stronger.
  const usual = level % 5 === 0 ? 0.56 : 0.26
  return usual * (0.7 + 0.3 * near) * seen * apart * (1 + 2.6 * free * (1 - free))
}

/**
 * Writes the contour lines, cell by cell (marching squares), as curves from side to side of a cell, and
 * returns their number.
 */
export function writeCurves(curves: Float32Array, { data }: Field, view: CurveView): number {
  cell.width = view.width / (COLUMNS - 1)
  cell.height = view.height / (ROWS - 1)
  fade.length = FADE_LENGTH * view.height
  let count = 0
  for (let row = 0; row < ROWS - 1; row += 1)
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * ROW + column * POINT
      const northWest = data[at] ?? 0
      const northEast = data[at + POINT] ?? 0
      const southWest = data[at + ROW] ?? 0
      const southEast = data[at + ROW + POINT] ?? 0
      const lowest = Math.ceil(Math.min(northWest, northEast, southWest, southEast))
      const highest = Math.floor(Math.max(northWest, northEast, southWest, southEast))
      if (lowest > highest) continue
      const slopeX = (northEast + southEast - northWest - southWest) / (2 * cell.width)
      const slopeY = (southWest + southEast - northWest - northEast) / (2 * cell.height)
      const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY)
      if (slope > MOST_SLOPE) continue
      const x = column * cell.width
      const y = row * cell.height
      for (let level = lowest; level <= highest; level += 1) {
        let found = 0
        if (northWest > level !== northEast > level) {
          crossRow(crossings[found] ?? first, data, at, level, x, y)
          found += 1
        }
        if (northEast > level !== southEast > level) {
          crossColumn(crossings[found] ?? first, data, at + POINT, level, x + cell.width, y)
          found += 1
        }
        if (southWest > level !== southEast > level) {
          crossRow(crossings[found] ?? first, data, at + ROW, level, x, y + cell.height)
          found += 1
        }
        if (northWest > level !== southWest > level) {
          crossColumn(crossings[found] ?? first, data, at, level, x, y)
          found += 1
        }
        const near = clamp((level / view.density - 0.75) / 1.25, 0, 1)
        for (let pair = 0; pair + 1 < found && count < MOST_CURVES; pair += 2) {
          const [from, to] = pair === 0 ? [first, second] : [third, fourth]
          const start = brightnessAt(from, level, near, slope)
          const end = brightnessAt(to, level, near, slope)
          if (start + end === 0) continue
          const free = (from.free + to.free) / 2
          const out = count * CURVE_STRIDE
          count += 1
          curves[out] = from.x
          curves[out + 1] = from.y
          curves[out + 2] = to.x
          curves[out + 3] = to.y
          curves[out + 4] = start
          curves[out + 5] = end
          curves[out + 6] = Math.min(1, near + 2 * free * (1 - free))
          curves[out + 7] = bowOf(from, to)
        }
      }
    }
  return count
}
