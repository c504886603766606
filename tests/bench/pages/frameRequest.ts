import type { WebGLRenderer } from 'three'
import type { SceneId } from '../../../src/scenes/registry.ts'

/**
 * What draws the frames:
 * - scene: the site's, without contour lines
 * - scene with contours: the site's, without text
 * - scene with contours and text: the site's as visitors see it: the text has coasts
 */
export const IMPLEMENTATIONS = ['scene', 'scene with contours', 'scene with contours and text'] as const
export type Implementation = (typeof IMPLEMENTATIONS)[number]

export const SIZE = { width: 1440, height: 900 } as const

/** A picture of one scene's bodies that is drawn frame by frame. */
export interface Drawing {
  renderer: WebGLRenderer
  /** Draws one frame, `seconds` after the previous one. */
  step: (seconds: number) => void
}

/** What the bench asks of the page `frames`. */
export interface FrameRequest {
  scene: SceneId
  implementation: Implementation
  /** Position between the stations. */
  station: number
  /**
   * `script`: only the frame's JavaScript, with stubbed draw calls. `frame`: until its pixels can be read.
   */
  measure: 'script' | 'frame'
}

export interface FrameResult {
  /** Milliseconds per frame: lower quartile for `script`, median for `frame`. */
  milliseconds: number
  /** Draw calls per frame. */
  calls: number
  /** Mean of all channel values (0 to 255) of the second frame in each of 16 x 10 cells, row by row. */
  brightness: readonly number[]
}

declare global {
  interface Window {
    measureFrames: (request: FrameRequest) => Promise<FrameResult>
  }
}
