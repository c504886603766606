import { itemAt } from '../../shared/lists.ts'
import { clamp, smoothstep } from '../../shared/math.ts'
import { COLUMNS, ROWS, type Field } from './field.ts'

/**
 * Floats per curve: both ends (x, y) in device pixels from the top left of the window, brightness at both
 * ends, share of the accent in its colour, and pixels by which its middle lies to the right of its chord.
 */
export const CURVE_STRIDE = 8
/** Most curves of a window, twice what the densest page draws. */
export const MOST_CURVES = 8192
/** Slope in lines per device pixel at which lines have merged, and are not drawn. */
const MOST_SLOPE = 0.5
/** Free share up to which an obstacle has no line, and over which lines fade in. */
export const FREE = { least: 0.03, fade: 0.25 } as const
/** A line is seen in full where the field rises by enough lines over this share of the window's height. */
const FADE_LENGTH = 1 / 48
/** Lines by which it rises where one begins to be seen, and is seen in full. */
const RISE = { least: 0.1, full: 0.3 } as const

export interface CurveView {
  /** Size of the window in device pixels. */
  width: number
  height: number
  /** Lines per unit of the field's height. */
  density: number
  /** Device pixels from the left edge between which lines fade out, if they do. */
  end?: Readonly<{ from: number; to: number }> | undefined
}

/** Floats per point of the field, and per row. */
const POINT = 2
const ROW = POINT * COLUMNS

/** Where a line crosses a side of a cell: place, free share, and unit vector along the line. */
const createCrossing = () => ({ x: 0.5, y: 0.5, free: 0.5, alongX: 0.5, alongY: 0.5 })
type Crossing = ReturnType<typeof createCrossing>
const crossings = Array.from({ length: 4 }, createCrossing)

/** Size of a cell, device pixels. */
type Cell = Readonly<{ width: number; height: number }>

/**
 * Writes where `level` crosses the side of a cell that begins at this point of the field, a part of a row or
 * of a column, as the crossing `found`. Returns the number of the next one.
 */
function cross(
  found: number,
  data: Float32Array,
  column: number,
  row: number,
  isRow: boolean,
  level: number,
  cell: Cell,
): number {
  const crossing = itemAt(crossings, found)
  const at = row * ROW + column * POINT
  const along = isRow ? POINT : ROW
  const across = isRow ? ROW : POINT
  const start = data[at] ?? 0
  const rise = (data[at + along] ?? 0) - start
  const share = (level - start) / rise
  // At the window's edge there is no point before, or after.
  const before = (isRow ? row : column) === 0 ? at : at - across
  const after = (isRow ? row === ROWS - 1 : column === COLUMNS - 1) ? at : at + across
  const beside =
    (1 - share) * ((data[after] ?? 0) - (data[before] ?? 0)) +
    share * ((data[after + along] ?? 0) - (data[before + along] ?? 0))
  const perCell = (beside * across) / (after - before)
  const slopeX = (isRow ? rise : perCell) / cell.width
  const slopeY = (isRow ? perCell : rise) / cell.height
  // A line runs across the slope of the field.
  const slope = Math.max(1e-9, Math.sqrt(slopeX * slopeX + slopeY * slopeY))
  crossing.x = (isRow ? column + share : column) * cell.width
  crossing.y = (isRow ? row : row + share) * cell.height
  crossing.free = (1 - share) * (data[at + 1] ?? 0) + share * (data[at + along + 1] ?? 0)
  crossing.alongX = -slopeY / slope
  crossing.alongY = slopeX / slope
  return found + 1
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

/**
 * Brightness of a line at a crossing, without regard to others beside it. `high` is from 0 to 1: high
 * lines are beside bodies and text. `rise` is how far the field rises over FADE_LENGTH, in lines.
 */
function brightnessAt({ free }: Crossing, level: number, high: number, rise: number): number {
  if (free < FREE.least) return 0
  // Lines fade in obstacles, between two that are close, and on tops, whose rings would be blots.
  const steep = Math.min(1, rise / (0.9 * (1 - free) + 1e-6))
  const seen =
    Math.min(1, (free - FREE.least) / FREE.fade) * steep * steep * smoothstep(RISE.least, RISE.full, rise)
  // Each fifth line is stronger.
  const usual = level % 5 === 0 ? 0.56 : 0.26
  return usual * (0.7 + 0.3 * high) * seen * (1 + 2.6 * free * (1 - free))
}

const fadeAt = (x: number, { end }: CurveView): number =>
  end ? clamp((end.to - x) / (end.to - end.from), 0, 1) : 1

/**
 * Writes the contour lines, cell by cell (marching squares), as curves from side to side of a cell, and
 * returns their number. Those beyond MOST_CURVES are left out.
 */
export function writeCurves(curves: Float32Array, { data }: Field, view: CurveView): number {
  const cell: Cell = { width: view.width / (COLUMNS - 1), height: view.height / (ROWS - 1) }
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
      const rise = slope * FADE_LENGTH * view.height
      // Also where a window of no size makes it NaN.
      if (!(slope <= MOST_SLOPE && rise >= RISE.least)) continue
      // Lines fade where they merge.
      const apart = Math.min(1, 2 - (2 * slope) / MOST_SLOPE)
      for (let level = lowest; level <= highest; level += 1) {
        let found = 0
        if (northWest > level !== northEast > level)
          found = cross(found, data, column, row, true, level, cell)
        if (northEast > level !== southEast > level)
          found = cross(found, data, column + 1, row, false, level, cell)
        if (southWest > level !== southEast > level)
          found = cross(found, data, column, row + 1, true, level, cell)
        if (northWest > level !== southWest > level)
          found = cross(found, data, column, row, false, level, cell)
        const high = clamp((level / view.density - 0.75) / 1.25, 0, 1)
        // A saddle has four, and two ways to join them: always this one.
        for (let pair = 0; pair < found; pair += 2) {
          const from = itemAt(crossings, pair)
          const to = itemAt(crossings, pair + 1)
          const start = apart * brightnessAt(from, level, high, rise) * fadeAt(from.x, view)
          const end = apart * brightnessAt(to, level, high, rise) * fadeAt(to.x, view)
          if (start + end === 0) continue
          const free = (from.free + to.free) / 2
          const out = count * CURVE_STRIDE
          count += 1
          if (count > MOST_CURVES) continue
          curves[out] = from.x
          curves[out + 1] = from.y
          curves[out + 2] = to.x
          curves[out + 3] = to.y
          curves[out + 4] = start
          curves[out + 5] = end
          curves[out + 6] = Math.min(1, high + 2 * free * (1 - free))
          curves[out + 7] = bowOf(from, to)
        }
      }
    }
  return count
}
