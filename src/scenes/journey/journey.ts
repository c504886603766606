import type { SiteState } from '../../store/site.ts'

/** A moment of a scene: everything that its poses depend on. */
export interface Moment {
  /** Seconds of the scene's own time. */
  t: number
  /** Position between the stations: 0 at the first one, which the motions alone pose, up to `last`. */
  s: number
  /** Level of each cue, from 0 (off) to 1 (reached), by its index. */
  levels: Float32Array
}

/** Reactions of a scene to what the visitor does. Each has a level, which moves to its target at a constant rate. */
export interface Cues {
  count: number
  /** Writes the target of each cue, 0 or 1, into `targets`. Called in each frame, so it must not allocate. */
  read(state: SiteState, targets: Float32Array): void
}

/** How a scene re-forms while the visitor reads: where its bodies stand at each station of the page. */
export interface Journey {
  /** Number of the last station. */
  last: number
  cues?: Cues
  /**
   * Changes the poses that the motions have given at `moment.t` to those at `moment.s`. Pure: the same poses and moment
   * always give the same result. Changes nothing at s = 0 with all levels 0. Must not allocate, and keeps each scale.
   */
  apply(poses: Float32Array, moment: Moment): void
}
