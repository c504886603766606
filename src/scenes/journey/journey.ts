import type { SiteState } from '../../store/site.ts'
import { gridEdge } from '../../theme/grid.ts'
import { smootherstep } from '../easing.ts'

/** A moment of a scene: everything that its poses depend on. */
export interface Moment {
  /** Seconds of the scene's own time. */
  t: number
  /** Position between the stations: 0 at the first one, which the motions alone pose, up to `last`. */
  s: number
  /** Level of each cue, from 0 (off) to 1 (reached), by its index. */
  levels: Float32Array
  /** Width of the window over its height. The aspect of a layout can be that of the composition instead. */
  aspect: number
  /** Height of the middle of the open card in the window, NDC. Without meaning before a card was opened. */
  cardV: number
  /** Right edge of the page's grid, NDC. Beyond it is the margin, in which no text stands. */
  edge: number
}

/** Returns the first moment of a scene, in a window that is `width` x `height` CSS pixels large. */
export function createMoment(width = 1440, height = 900): Moment {
  const moment = { t: 0, s: 0, levels: new Float32Array(0), cardV: 0, aspect: 1, edge: 1 }
  return setWindow(moment, width, height)
}

/**
 * Writes into `moment` what depends on the window: its size in CSS pixels, the middle of the open card from its top, and the
 * height in NDC by which the page has lifted the picture. It allocates nothing.
 */
export function setWindow(
  moment: Moment,
  width: number,
  height: number,
  cardY = height / 2,
  lift = 0,
): Moment {
  moment.aspect = width / Math.max(1, height)
  moment.cardV = 1 - (2 * cardY) / Math.max(1, height) - lift
  moment.edge = gridEdge(Math.max(1, width))
  return moment
}

/** Reactions of a scene to what the visitor does. Each has a level, which moves to its target at a constant rate. */
export interface Cues {
  count: number
  /** Writes the target of each cue, 0 or 1, into `targets`. Called in each frame, so it must not allocate. */
  read(state: SiteState, targets: Float32Array): void
}

/** Returns how near `s` is to a station: 1 there, 0 from half a segment away on. 0 without a station. */
export function nearnessOf(station: number | undefined, s: number): number {
  return station === undefined ? 0 : smootherstep(1 - 2 * Math.abs(s - station))
}

/** How a scene re-forms while the visitor reads: where its bodies stand at each station of the page. */
export interface Journey {
  /** Number of the last station. */
  last: number
  cues?: Cues
  /** Number of the station at which text leaves the whole width of the window to the scene. Default: none. */
  fullWidth?: number | undefined
  /** The body, by its index, that shines in the palette's warm colour at a station, and while a cue is on. The tests demand one. */
  warm?: { readonly body: number; readonly station: number; readonly cue?: number }
  /** The body, by its index, that stands for the form's message: a ring of light starts there when it was sent. Default: the largest. */
  letter?: number
  /**
   * Changes the poses that the motions have given at `moment.t` to those at `moment.s`. Pure: the same poses and moment
   * always give the same result. Changes nothing at s = 0 with all levels 0. Must not allocate, and keeps each scale.
   */
  apply(poses: Float32Array, moment: Moment): void
}
