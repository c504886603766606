import { TAU, smoothstep } from '../../shared/math.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { createRandom } from '../../shared/random.ts'
import type { Poses } from './poses.ts'

/** Number of bars in a row of the grid. */
const SIDE = 11
/** Mean length of a bar, scene units. Lengths are 0.6 to 1.4 times as long. */
const LENGTH = 8.5
/** Number of different lengths. Bars of one length share their shape. */
const LENGTH_STEPS = 128
/** Largest random offset of a bar's base height, scene units. */
const BASE_OFFSET = 0.8

/**
 * The 121 bars. Their lengths and base heights are drawn once, so that poster and first frame are one
 * picture.
 */
export const grid = createGrid()

/** A bar of the grid, the same in all windows. */
export type GridBar = (typeof grid)[number]

function createGrid() {
  const random = createRandom(7)
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const column = (index % SIDE) - (SIDE - 1) / 2
    const row = Math.floor(index / SIDE) - (SIDE - 1) / 2
    return {
      name: `bar-${index}`,
      // Counted from the middle, from -5 to 5.
      column,
      row,
      /** Offset of its base height from calm water, scene units. */
      offset: random.between(-BASE_OFFSET, BASE_OFFSET),
      /** Scene units. */
      length: LENGTH * (0.6 + (0.8 * random.index(LENGTH_STEPS)) / (LENGTH_STEPS - 1)),
    }
  })
}

/**
 * Returns the position on calm water of a place of the grid, which is rotated by 45 degrees: a corner points
 * at the viewer.
 */
export function positionAt(column: number, row: number, { centre, spacing }: Poses): Vec3 {
  const [x, y, z] = centre
  return [x + ((column - row) * spacing) / Math.SQRT2, y, z + ((column + row) * spacing) / Math.SQRT2]
}

/** Rotation of a bar in the grid. */
export const GRID_ROTATION: Vec3 = [0, TAU / 8, 0]

/**
 * How far the seventh bar stands above calm water, scene units. At keyframe 2 its cap is above the eye and
 * the horizon.
 */
const SEVENTH_HEIGHT = 8.7
/** How far the six sink at keyframe 2, scene units. */
const SINK = 1.2
/** Elevations that colour the bars that stand: the blue of a crest, for the seventh its foam too. */
const ROW_ELEVATION = 0.5
const SEVENTH_ELEVATION = 0.9
/** Changes of the brightness of the six, of the seventh, and of the bars in front of the row. */
const ROW_BRIGHTNESS = 0.25
const SEVENTH_BRIGHTNESS = 1
const FRONT_BRIGHTNESS = -0.65
/** Rows in front of the standing one over which the sea dims: 18 scene units. */
const FRONT_ROWS = 3.6
/** Light of the seventh bar on the bars around it, and how far it reaches, in bars. */
const SPILL = { brightness: 0.9, reach: 3.6 } as const

/** Returns what a bar does at the keyframes of a layout. None of it changes between frames. */
export function partOf({ column, row, offset }: GridBar, sea: Poses) {
  const { heights } = sea
  const ahead = row - sea.row
  const place = column - sea.column
  const isSeventh = ahead === 0 && place === heights.length
  const height = ahead === 0 ? heights[place] : undefined
  const away = Math.hypot(ahead, place - heights.length)
  return {
    isSeventh,
    /** Place in the row of six: 0 for the first, 1 for the last. Null in the sea. */
    order: height === undefined ? null : place / (heights.length - 1),
    /** Scene units by which it rises, and by which it sinks again at keyframe 2. */
    rise: isSeventh ? SEVENTH_HEIGHT - offset : height === undefined ? 0 : height - offset,
    sink: height === undefined ? 0 : SINK,
    /** Its elevation once it stands. */
    elevation: isSeventh ? SEVENTH_ELEVATION : ROW_ELEVATION,
    /**
     * Change of its brightness: once it stands, in the sea at keyframe 1, and at keyframe 2 beside the
     * seventh.
     */
    standing: isSeventh ? SEVENTH_BRIGHTNESS : ROW_BRIGHTNESS,
    front: FRONT_BRIGHTNESS * smoothstep(0, FRONT_ROWS, ahead),
    spill: isSeventh ? 0 : SPILL.brightness * Math.max(0, 1 - away / SPILL.reach) ** 2,
  }
}
