import { COLUMNS, ROWS, type Field } from './field.ts'

/**
 * Floats per segment: both ends (x, y) in device pixels from the top left of the window, the line's height,
 * the slope in lines per device pixel, and the free share at both ends.
 */
export const SEGMENT_STRIDE = 8
/** Most segments of a window, twice what the densest page draws. Those beyond are left out. */
export const MOST_SEGMENTS = 16_384
/** Free share from which on lines are seen. */
export const LEAST_FREE = 0.03
/** Slope in lines per device pixel at which lines have merged, and are not drawn. */
export const MOST_SLOPE = 0.5

/** Floats per point of the field, and per row. */
const POINT = 2
const ROW = POINT * COLUMNS

/** Where a line crosses a side of a cell: place, free share, and unit vector along the line. */
const createCrossing = () => ({ x: 0.5, y: 0.5, free: 0.5, alongX: 0.5, alongY: 0.5 })
const crossings = [createCrossing(), createCrossing(), createCrossing(), createCrossing()]
const [first, second, third, fourth] = crossings as [Crossing, Crossing, Crossing, Crossing]
type Crossing = ReturnType<typeof createCrossing>

/** The cells of the grid in device pixels. */
const cell = { width: 0.5, height: 0.5 }

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
  const slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY)
  crossing.alongX = -slopeY / slope
  crossing.alongY = slopeX / slope
}

/**
 * Writes the contour lines, cell by cell (marching squares), as segments of straight lines: two from side to
 * side of a cell, so that lines bend. Returns their number. `width` and `height` are those of the window in
 * device pixels.
 */
export function writeSegments(
  segments: Float32Array,
  { data }: Field,
  width: number,
  height: number,
): number {
  cell.width = width / (COLUMNS - 1)
  cell.height = height / (ROWS - 1)
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
        if (found > 1) count = writeBend(segments, count, first, second, level, slope)
        if (found > 3) count = writeBend(segments, count, third, fourth, level, slope)
      }
    }
  return count
}

/** Writes a line between two crossings as two segments, and returns the number of all. */
function writeBend(
  segments: Float32Array,
  count: number,
  from: Crossing,
  to: Crossing,
  level: number,
  slope: number,
): number {
  if (count + 2 > MOST_SEGMENTS || Math.max(from.free, to.free) < LEAST_FREE) return count
  const x = to.x - from.x
  const y = to.y - from.y
  // An eighth of the chord: the middle of a cubic Hermite curve.
  const eighth = Math.sqrt(x * x + y * y) / 8
  const signFrom = from.alongX * x + from.alongY * y < 0 ? -eighth : eighth
  const signTo = to.alongX * x + to.alongY * y < 0 ? -eighth : eighth
  const middleX = (from.x + to.x) / 2 + signFrom * from.alongX - signTo * to.alongX
  const middleY = (from.y + to.y) / 2 + signFrom * from.alongY - signTo * to.alongY
  const out = count * SEGMENT_STRIDE
  const next = out + SEGMENT_STRIDE
  segments[out] = from.x
  segments[out + 1] = from.y
  segments[out + 2] = segments[next] = middleX
  segments[out + 3] = segments[next + 1] = middleY
  segments[next + 2] = to.x
  segments[next + 3] = to.y
  segments[out + 4] = segments[next + 4] = level
  segments[out + 5] = segments[next + 5] = slope
  segments[out + 6] = from.free
  segments[out + 7] = segments[next + 6] = (from.free + to.free) / 2
  segments[next + 7] = to.free
  return count + 2
}
