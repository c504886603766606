import type { SeekTarget } from '../motion/sceneFrame.ts'
import type { StageState } from '../store/stageState.ts'

export type { SeekTarget }

/** Size of the canvas. */
export interface StageSize {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  dpr: number
}

/** Messages from the page to the stage. */
export type ToStage =
  /** The first message. Creates the stage on this canvas. */
  | {
      type: 'start'
      canvas: OffscreenCanvas | HTMLCanvasElement
      size: StageSize
      state: StageState
      playing: boolean
      /** Whether the page mirrors the canvas, because its text runs from right to left. */
      mirrored: boolean
      /** Whether the CPU renders the scene. Frames are fewer then, and keep their pixel ratio. */
      software: boolean
    }
  /** Values of the state have changed. */
  | { type: 'state'; state: Partial<StageState> }
  /** The window's size or pixel ratio has changed. */
  | { type: 'size'; size: StageSize }
  /** Starts or pauses the scenes. */
  | { type: 'play'; playing: boolean }
  /** Whether the page handles a click or a key. The stage begins no frame meanwhile. */
  | { type: 'hold'; held: boolean }
  /** Sets every scene to a moment and draws that frame. For `?time=`, which tests use. */
  | { type: 'seek'; target: SeekTarget }

/** Answer of the worker that detects WebGL: a GPU renders it, the CPU, or nothing. */
export type WebglSupport = 'hardware' | 'software' | 'none'

/** Messages from the stage to the page. */
export type FromStage =
  /** The first frame is drawn, or the first one after the WebGL context was restored. */
  | { type: 'firstFrame' }
  /** The WebGL context is lost. The canvas is empty until the next `firstFrame`. */
  | { type: 'contextLost' }
  /** The device cannot hold 20 frames a second at the lowest pixel ratio. */
  | { type: 'slow' }
  /** The frame that a `seek` asked for is drawn. */
  | { type: 'seeked'; time: number }
  /** The stage has stopped and will not draw again. */
  | { type: 'failed'; reason: string }
