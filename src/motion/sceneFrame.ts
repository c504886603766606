import type { StageState } from '../store/stageState.ts'

/**
 * Everything that the poses of a scene depend on. The scene writes it at the start of each frame.
 */
export interface SceneFrame {
  /** Name of the scene. */
  readonly scene: string
  /** Seconds of the scene's own time. It stops with the scene; tests, pictures and `?time=` set it. */
  time: number
  /**
   * Position between the keyframes of the page: 0 is the first screen, 1.5 is halfway from keyframe 1 to 2.
   */
  progress: number
  /** Scroll position of the page, in CSS pixels, which the scene follows as it does the progress. */
  scroll: number
  /**
   * The page's state. Null without a page, and once the page shows another scene: then all stays as it is.
   */
  site: StageState | null
  /** Seconds by which what follows the page advances in this frame. */
  step: number
  /** Whether what follows the page takes its target at once: a scene appears where the visitor already is. */
  jumps: boolean
  /** Width of the window over its height, and its height in CSS pixels. */
  aspect: number
  height: number
  /** Height in NDC by which the page has lifted the picture. */
  pageOffsetY: number
}

/** What a scene is set to, for pictures and tests. */
export interface SeekTarget {
  /** Seconds of the scene's own time. */
  time: number
  /** Position between the keyframes. Null keeps the current one. */
  progress: number | null
}
