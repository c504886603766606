import { clamp } from '../../shared/math.ts'
import type { SeekMoment } from '../messages.ts'
import { createAdaptiveDpr, type DprChange } from './adaptiveDpr.ts'
import { createDisplayRate } from './displayRate.ts'
import { LONGEST_REST, restOf, type FrameCost } from './frameCost.ts'

/** Requests frames, as requestAnimationFrame does. Tests pass their own. */
export interface FrameSource {
  /** Milliseconds, on the same clock as the times given to `request`'s callback. */
  now(): number
  request(callback: (now: number) => void): number
  cancel(handle: number): void
}

export interface FrameLoopOptions {
  playing: boolean
  /** Draws one frame, `seconds` of playing time after the previous one. An error stops the loop. */
  draw: (seconds: number) => void
  /** Sets the moment of every scene. */
  seek: (moment: SeekMoment) => void
  /** Called before a frame when the pixel ratio should change. */
  onDprChange: (change: DprChange) => void
  /** Called once, with the first error. No frame follows. */
  onFailure: (error: unknown) => void
  /** What frames cost. Expensive ones are left out while the page answers. Without `cost`, none is left out. */
  cost?: FrameCost
  frames?: FrameSource
}

export interface FrameLoop {
  isPlaying: () => boolean
  /** Whether frames follow one another: playing, not suspended and not stopped. */
  isRunning: () => boolean
  /** Starts the loop. A paused loop draws a single frame. Call it once. */
  start: () => void
  setPlaying: (playing: boolean) => void
  /**
   * Begins, renews or ends an answer of the page. Until it ends, or the loop is paused, expensive frames are left out:
   * all for LONGEST_REST, then all but those that follow a rest.
   */
  giveWay: (answering: boolean) => void
  /** Suspends drawing while the WebGL context is lost, also for `drawNow` and `seek`. */
  suspend: () => void
  /** Ends the suspension, draws one frame at once, and goes on if the loop plays. */
  resume: () => void
  /** Draws one frame at once in which no time passes. */
  drawNow: () => void
  /** Sets the moment and draws that frame at once. A playing loop goes on from there. */
  seek: (moment: SeekMoment) => void
  /** Discards the frame times so far. Call it when another scene is built, because its first frame takes long. */
  resetFrameTimes: () => void
  /** Stops for good and reports `error`, unless the loop has stopped before. */
  fail: (error: unknown) => void
  /** Stops for good. */
  stop: () => void
}

/** Least milliseconds between two frames. Some frames of displays above 100 Hz are left out, which saves battery. */
const MIN_INTERVAL = 9.2
/** Longest time step of a frame, in seconds. Motion and transitions have shorter limits of their own. */
const MAX_DELTA = 1
/** Rest after a frame that takes as long as one at 60 Hz, in milliseconds. */
const SLOW_REST = restOf(1000 / 60)

const browserFrames: FrameSource = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

/** Creates the loop that requests and draws frames, measures the time between them, pauses and seeks. */
export function createFrameLoop(options: FrameLoopOptions): FrameLoop {
  const { draw, seek, onDprChange, onFailure, cost, frames = browserFrames } = options
  const adaptiveDpr = createAdaptiveDpr()
  const displayRate = createDisplayRate()
  let { playing } = options
  let suspended = false
  let stopped = false
  let answering = false
  // Times in milliseconds: the begin of the rest, and the end of the time in which an answer gets no expensive frame.
  let restFrom = 0
  let heldUntil = 0
  /** Whether frames were left out since the last one that was drawn. */
  let restedBefore = false
  let requested: number | null = null
  let lastFrame = 0

  const cancel = () => {
    if (requested !== null) frames.cancel(requested)
    requested = null
  }
  const stop = () => {
    stopped = true
    cancel()
  }
  const fail = (error: unknown) => {
    if (stopped) return
    stop()
    onFailure(error)
  }
  const drawFrame = (seconds: number) => {
    if (stopped || suspended) return
    try {
      draw(seconds)
    } catch (error) {
      fail(error)
    }
  }
  const resetFrameTimes = () => {
    adaptiveDpr.reset()
    displayRate.cancel()
  }
  const secondsSinceLastFrame = (now: number) => clamp((now - lastFrame) / 1000, 0, MAX_DELTA)
  /** Draws in the frame that changes the pixel ratio, because the change empties the canvas. */
  const drawNext = (now: number, change: DprChange | null) => {
    const seconds = secondsSinceLastFrame(now)
    lastFrame = now
    restFrom = now
    restedBefore = false
    if (change) onDprChange(change)
    const startedAt = frames.now()
    drawFrame(seconds)
    if (!stopped) cost?.measure(startedAt)
  }
  const onFrame = (now: number) => {
    requested = frames.request(onFrame)
    if (displayRate.isMeasuring()) {
      const interval = displayRate.frame(now, !cost?.isRendering())
      if (interval !== null) drawNext(now, adaptiveDpr.measured(interval))
      return
    }
    // Negative if the browser's timestamp of this frame is older than `now()` in `run`.
    const passed = now - lastFrame
    if (passed >= 0 && passed < MIN_INTERVAL) return
    // Frames that queue up make every answer later. Frames that screens of 60 Hz can show in time do not queue up.
    if (cost?.isRendering() && (answering || cost.rest() > SLOW_REST)) {
      restFrom = now
      return
    }
    const rest = cost?.rest() ?? 0
    if (answering && rest > 0 && (now < heldUntil || now - restFrom < rest)) {
      restedBefore = true
      return
    }
    // The frame after a rest is not late.
    const change = restedBefore ? null : adaptiveDpr.frame(secondsSinceLastFrame(now))
    if (change === 'measure') displayRate.begin()
    drawNext(now, change === 'measure' ? null : change)
  }
  const run = () => {
    if (requested !== null || stopped || suspended || !playing) return
    resetFrameTimes()
    lastFrame = frames.now()
    requested = frames.request(onFrame)
  }

  return {
    isPlaying: () => playing,
    isRunning: () => playing && !suspended && !stopped,
    start() {
      if (playing) run()
      else frames.request(() => drawFrame(0))
    },
    setPlaying(next) {
      playing = next
      if (playing) {
        run()
        return
      }
      cancel()
      // The page does not tell a paused stage that an answer has ended.
      answering = false
    },
    giveWay(next) {
      // An answer that follows another without a frame between them does not prolong the rest.
      const now = frames.now()
      if (next && !answering && !restedBefore) restFrom = now
      // Typing renews the answer at each key. A frame comes all the same after twice the time.
      if (next) heldUntil = Math.min(now + LONGEST_REST, lastFrame + 2 * LONGEST_REST)
      answering = next
    },
    suspend() {
      suspended = true
      cancel()
    },
    resume() {
      suspended = false
      drawFrame(0)
      run()
    },
    drawNow: () => drawFrame(0),
    seek(moment) {
      seek(moment)
      drawFrame(0)
    },
    resetFrameTimes,
    fail,
    stop,
  }
}
