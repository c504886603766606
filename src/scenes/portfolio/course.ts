import type { Composition } from '../composition.ts'

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
export interface Course {
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
  shore: readonly [dark: number, clear: number] | null
}

/** How far the seventh bar stands above calm water, scene units. At station 2 its cap is above the eye and the horizon. */
export const SEVENTH_HEIGHT = 8.7

export const courses: Record<Composition, Course> = {
  // At station 1 the six stand side by side, at station 2 the row comes towards the viewer and ends with the seventh.
  wide: {
    row: 2,
    column: -3,
    heights: [6.2, 5, 7, 5.8, 8, 5.8],
    stations: [
      { yaw: 0.42, pitch: 0.02, u: 1.02, depth: 26, level: -10 },
      { yaw: 0.05, pitch: 0, u: 0.83, depth: 24, level: -8.1 },
    ],
    shore: [0, 0.22],
  },
  tablet: {
    row: 2,
    column: -3,
    heights: [6.2, 5, 7, 5.8, 8, 5.8],
    stations: [
      { yaw: 0.5, pitch: 0.02, u: 1.02, depth: 31, level: -10 },
      { yaw: 0.14, pitch: 0, u: 0.56, depth: 26, level: -8.1 },
    ],
    shore: null,
  },
  tall: {
    row: 0,
    column: -3,
    heights: [6.2, 5.2, 7.6, 6.4, 5.2, 7.2],
    stations: [
      { yaw: 0.55, pitch: 0.02, u: 1.14, depth: 39, level: -10 },
      { yaw: 0.05, pitch: 0, u: 0.52, depth: 28, level: -8.1 },
    ],
    shore: null,
  },
}
