import type { SiteState } from '../store/site.ts'

/** What a scene reads of the site's state. */
export type StageState = Pick<SiteState, 'route' | 'scrollY'>

export interface StageSize {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels for each of them, at most 2. */
  dpr: number
}

/** From the page to the stage. */
export type ToStage =
  | {
      type: 'start'
      canvas: OffscreenCanvas | HTMLCanvasElement
      size: StageSize
      state: StageState
      playing: boolean
    }
  | { type: 'state'; state: StageState }
  | { type: 'size'; size: StageSize }
  | { type: 'play'; playing: boolean }
  /** Sets the time of every scene and draws that one frame; for pictures and tests. */
  | { type: 'seek'; time: number }

/** From the stage to the page. */
export type FromStage =
  /** The first frame is on the canvas, or the first after a lost context came back. */
  | { type: 'drawn' }
  /** The canvas is empty until `drawn` comes again. */
  | { type: 'lost' }
  /** 20 frames a second cannot be held at the lowest pixel ratio. */
  | { type: 'slow' }
  /** The frame asked for by `seek` is drawn. */
  | { type: 'sought'; time: number }
  /** The stage has stopped for good. */
  | { type: 'failed'; reason: string }

export const MAX_DPR = 2
