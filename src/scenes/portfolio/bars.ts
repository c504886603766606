import { smoothstep } from '../../shared/math.ts'
import type { BodySpec } from '../body.ts'
import type { Composition } from '../composition.ts'
import { attitudeOf, type Attitude } from '../journey/moveBody.ts'

/** Where the world stands at one station, given by the place of the seventh bar. */
export interface SeaStation {
  /** Radians by which the world turns about the seventh bar. At 0 a corner of the bars points at the viewer. */
  yaw: number
  pitch: number
  /** NDC and depth from the camera in scene units. */
  u: number
  depth: number
  /** Height of calm water, scene units. The eye is at 0. */
  level: number
}

/** The row of bars that stand up, and how the viewer sees it. */
export interface RowSettings {
  /** Row of the grid and column of the first bar, counted from the middle. */
  row: number
  column: number
  /** How far the six stand above calm water, scene units. Above 0.8 times a bar's length its lower end would show. */
  heights: readonly number[]
  stations: readonly [impact: SeaStation, closing: SeaStation]
  /**
   * The bars left of these places (u) dim, because the page's text is there: to 0 at the first one. Null in a tall
   * window, where the text is above the sea.
   */
  dimmedSide: readonly [dark: number, clear: number] | null
}

/** How far the seventh bar stands above calm water, scene units. At station 2 its cap is above the eye and the horizon. */
const SEVENTH_HEIGHT = 8.7

export const rows: Record<Composition, RowSettings> = {
  // At station 1 the six stand side by side, at station 2 the row comes towards the viewer and ends with the seventh.
  wide: {
    row: 2,
    column: -3,
    heights: [6.2, 5, 7, 5.8, 8, 5.8],
    stations: [
      { yaw: 0.68, pitch: 0.02, u: 0.72, depth: 21, level: -9.4 },
      { yaw: 0.05, pitch: 0, u: 0.83, depth: 24, level: -8.1 },
    ],
    dimmedSide: [0.03, 0.25],
  },
  tablet: {
    row: 2,
    column: -3,
    heights: [6.2, 5, 7, 5.8, 8, 5.8],
    stations: [
      { yaw: 0.5, pitch: 0.02, u: 1.02, depth: 31, level: -10 },
      { yaw: 0.14, pitch: 0, u: 0.56, depth: 26, level: -8.1 },
    ],
    dimmedSide: null,
  },
  tall: {
    row: 0,
    column: -3,
    heights: [6.2, 5.2, 7.6, 6.4, 5.2, 7.2],
    stations: [
      { yaw: 0.55, pitch: 0.02, u: 1.14, depth: 39, level: -10 },
      { yaw: 0.05, pitch: 0, u: 0.52, depth: 28, level: -8.1 },
    ],
    dimmedSide: null,
  },
}

/** How far the six sink at station 2, scene units. */
const SINK = 1.2
/** Elevations that colour the bars that stand: the blue of a crest, for the seventh its foam too. */
const ROW_ELEVATION = 0.5
const SEVENTH_ELEVATION = 0.9
/** Changes of the brightness of the six, of the seventh, and of the bars in front of the row. */
const ROW_GLOW = 0.25
const SEVENTH_GLOW = 1
const FRONT_GLOW = -0.65
/** Rows in front of the standing one over which the sea dims: 18 scene units. */
const FRONT_ROWS = 3.6
/** Light of the seventh bar on the bars around it, and how far it reaches, in bars. */
const SPILL = { glow: 0.9, reach: 3.6 } as const

/**
 * The bars that stand for projects while the visitor filters: columns and rows of the grid, from its middle. They are near
 * the viewer, where the sea shows below a single card.
 */
export const PROJECTS: readonly (readonly [column: number, row: number])[] = [
  [2, 5],
  [3, 4],
  [1, 5],
  [3, 5],
  [4, 4],
  [2, 4],
]

/** What a bar does on the journey. None of it changes between frames. */
export interface Bar {
  /** Height of the wave's crests, scene units. */
  amplitude: number
  /** Its rotation once it stands upright. */
  upright: Attitude
  /** Place in the row: 0 for the first of the six, 1 for the last, 2 for the seventh, -1 for the sea. */
  order: number
  /** Index of the project that it stands for while the visitor filters, or -1. */
  project: number
  /** Scene units by which it rises, and by which it sinks again at station 2. */
  rise: number
  sink: number
  /** Its elevation once it stands. */
  elevation: number
  /** Change of its brightness: once it stands, in the sea at station 1, and at station 2 beside the seventh. */
  standing: number
  front: number
  spill: number
}

/** The row that stands up. Row and columns are indices of the grid. */
interface Row {
  row: number
  first: number
  heights: readonly number[]
  /** Number of bars in a row of the grid, and the height of calm water, scene units. */
  side: number
  level: number
}

/** Returns what each of the bars does. */
export function barsOf(bodies: readonly BodySpec[], { row, first, heights, side, level }: Row): Bar[] {
  const middle = Math.floor((side - 1) / 2)
  return bodies.map(({ motion, rotation }, index) => {
    const ahead = Math.floor(index / side) - row
    const place = (index % side) - first
    const isSeventh = ahead === 0 && place === heights.length
    const height = isSeventh ? SEVENTH_HEIGHT : ahead === 0 ? heights[place] : undefined
    const away = Math.hypot(ahead, place - heights.length)
    const rest = motion.type === 'wave' ? motion.rest : level
    return {
      amplitude: motion.type === 'wave' ? motion.surface.amplitude : 0,
      upright: attitudeOf([0, rotation[1], 0]),
      project: PROJECTS.findIndex(
        ([right, near]) => index % side === middle + right && Math.floor(index / side) === middle + near,
      ),
      order: height === undefined ? -1 : isSeventh ? 2 : place / (heights.length - 1),
      rise: height === undefined ? 0 : height - (rest - level),
      sink: height === undefined || isSeventh ? 0 : SINK,
      elevation: isSeventh ? SEVENTH_ELEVATION : ROW_ELEVATION,
      standing: isSeventh ? SEVENTH_GLOW : ROW_GLOW,
      front: FRONT_GLOW * smoothstep(0, FRONT_ROWS, ahead),
      spill: isSeventh ? 0 : SPILL.glow * Math.max(0, 1 - away / SPILL.reach) ** 2,
    }
  })
}
