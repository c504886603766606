import type { Layouts, ViewOffset } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'

/** Where the world stands at one keyframe, given by the place of the seventh bar. */
interface SeaKeyframe {
  /**
   * Radians by which the world turns about the seventh bar. At 0 a corner of the bars points at the viewer.
   */
  yaw: number
  pitch: number
  /** NDC and depth from the camera in scene units. */
  x: number
  depth: number
  /** Height of calm water, scene units. The eye is at 0. */
  level: number
}

export interface Poses {
  viewOffset: ViewOffset
  /** Centre of the grid, and distance between the centres of two bars, scene units. */
  centre: Vec3
  spacing: number
  /** Direction of travel of the main wave in degrees, 0 is +z, and its wavelength in scene units. */
  heading: number
  wavelength: number
  /** Row of the grid that stands up and column of its first bar, counted from the middle. */
  row: number
  column: number
  /**
   * How far the six stand above calm water, scene units. Above 0.8 times a bar's length its lower end would
   * show.
   */
  heights: readonly number[]
  /** The bars that stand for projects: columns and rows of the grid, counted from the middle. */
  projects: readonly string[]
  /**
   * At keyframe 1 the six stand side by side, at keyframe 2 the row comes towards the viewer and ends with
   * the seventh.
   */
  keyframes: readonly [impact: SeaKeyframe, closing: SeaKeyframe]
  /**
   * The bars left of these places (x) dim, because the page's text is there: to 0 at the first one. Null in a
   * tall window, where the text is above the sea.
   */
  dimmedSide: readonly [dark: number, clear: number] | null
}

/** Right of the cards. The seventh bar is none of them. */
const besideCards = ['4,2', '5,3', '4,1', '5,2', '3,0', '4,0']
/** Near the viewer, where the sea shows below a single card. The first is clear of the page's title. */
const belowCards = ['4,4', '3,4', '1,5', '3,5', '2,5', '2,4']

export const poses: Layouts<Poses> = {
  wide: {
    viewOffset: [0.42, 0.45],
    centre: [1.5, -15, -19.5],
    spacing: 5.7,
    heading: -28,
    wavelength: 26,
    row: 2,
    column: -3,
    heights: [6.2, 5, 7, 5.8, 8, 5.8],
    projects: besideCards,
    keyframes: [
      { yaw: 0.68, pitch: 0.02, x: 0.95, depth: 27, level: -10.2 },
      { yaw: 0.05, pitch: 0, x: 0.83, depth: 26, level: -8.1 },
    ],
    dimmedSide: [0.1, 0.3],
  },
  tablet: {
    viewOffset: [0.1, -0.12],
    centre: [3, -16.5, -24],
    // Wider than on a phone: otherwise the left edge of the grid is in the picture.
    spacing: 5.8,
    heading: -35,
    wavelength: 30,
    row: 2,
    column: -3,
    heights: [6.2, 5, 7, 5.8, 8, 5.8],
    projects: belowCards,
    keyframes: [
      { yaw: 0.5, pitch: 0.02, x: 1.02, depth: 31, level: -10 },
      { yaw: 0.14, pitch: 0, x: 0.56, depth: 26, level: -8.1 },
    ],
    dimmedSide: null,
  },
  tall: {
    viewOffset: [0.1, -0.12],
    centre: [5, -15, -22],
    spacing: 4.6,
    heading: -35,
    wavelength: 25,
    row: 0,
    column: -3,
    heights: [6.2, 5.2, 7.6, 6.4, 5.2, 7.2],
    projects: belowCards,
    keyframes: [
      { yaw: 0.55, pitch: 0.02, x: 1.14, depth: 39, level: -10 },
      { yaw: 0.05, pitch: 0, x: 0.52, depth: 28, level: -8.1 },
    ],
    dimmedSide: null,
  },
}
