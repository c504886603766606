import { clamp } from '../shared/math.ts'
import type { SeekTarget } from '../motion/sceneFrame.ts'
import { createAdaptiveDpr, type DprChange } from './adaptiveDpr.ts'

/** Requests frames, as requestAnimationFrame does. Tests pass their own. */
export interface FrameSource {
  /** Milliseconds, on the same clock as the times given to `request`'s callback. */
  now(): number
  request(callback: (now: number) => void): number
  cancel(handle: number): void
}

export interface FrameLoopOptions {
  playing: boolean
  /**
   * Whether the CPU renders: at most SOFTWARE_RATE frames a second then, all of them at the full pixel ratio.
   */
  software?: boolean
  /** Draws one frame, `seconds` of playing time after the previous one. An error stops the loop. */
  draw: (seconds: number) => void
  /** Sets the moment of every scene. */
  seek: (target: SeekTarget) => void
  /**
   * Called before a frame when the pixel ratio should change, or when frames are `slow` at the lowest one.
   */
  onDprChange: (change: DprChange) => void
  /** Called once, with the first error. No frame follows. */
  onFailure: (error: unknown) => void
  frames?: FrameSource
}

/**
 * Least milliseconds between two frames. Some frames of displays above 100 Hz are left out, which saves
 * battery.
 */
const MIN_INTERVAL = 9.2
/** Most frames a second in software. More of them would take all cores. */
const SOFTWARE_RATE = 15
/** Longest time step of a frame, in seconds. Motion and transitions have shorter limits of their own. */
const MAX_DELTA = 1

const browserFrames: FrameSource = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

/** Creates the loop that requests and draws frames, measures the time between them, pauses and seeks. */
export function createFrameLoop(options: FrameLoopOptions) {
  const { draw, seek, onDprChange, onFailure, software = false, frames = browserFrames } = options
  // A frame of the display may come a little early.
  const minInterval = software ? 1000 / SOFTWARE_RATE - 2 : MIN_INTERVAL
  const adaptiveDpr = createAdaptiveDpr()
  let { playing } = options
  let suspended = false
  let stopped = false
  let held = false
  let requested: number | null = null
  /** Time of the last drawn frame, in milliseconds. */
  let lastFrame = 0

  const cancel = () => {
    if (requested !== null) frames.cancel(requested)
    requested = null
  }
  const stop = () => {
    stopped = true
    cancel()
  }
  /** Stops for good and reports `error`, unless the loop has stopped before. */
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
  const onFrame = (now: number) => {
    requested = frames.request(onFrame)
    // Negative if the browser's timestamp of this frame is older than `now()` in `run`.
    const passed = now - lastFrame
    // A frame that was held back is not a late one.
    if (held) lastFrame = now
    if (held || (passed >= 0 && passed < minInterval)) return
    const seconds = clamp(passed / 1000, 0, MAX_DELTA)
    lastFrame = now
    const change = software ? null : adaptiveDpr.frame(seconds)
    // A change of the pixel ratio empties the canvas, so the same frame fills it again.
    if (change) onDprChange(change)
    drawFrame(seconds)
  }
  const run = () => {
    if (requested !== null || stopped || suspended || !playing) return
    adaptiveDpr.reset()
    held = false
    lastFrame = frames.now()
    requested = frames.request(onFrame)
  }

  return {
    /** Whether frames follow one another: playing, and not suspended or stopped. */
    isRunning: () => playing && !suspended && !stopped,
    /** Starts the loop. A paused loop draws a single frame. Call it once. */
    start() {
      if (playing) run()
      else frames.request(() => drawFrame(0))
    },
    setPlaying(next: boolean) {
      playing = next
      if (playing) run()
      else cancel()
    },
    /** While the page handles a click or a key, no frame begins: it would delay the page's own. */
    setHeld: (next: boolean) => void (held = next),
    /** Suspends drawing while the WebGL context is lost, also for `drawNow` and `seek`. */
    suspend() {
      suspended = true
      cancel()
    },
    /** Ends the suspension, draws one frame at once, and goes on if the loop plays. */
    resume() {
      suspended = false
      drawFrame(0)
      run()
    },
    /** Draws one frame at once in which no time passes. */
    drawNow: () => drawFrame(0),
    /** Sets the moment and draws that frame at once. A playing loop goes on from there. */
    seek(target: SeekTarget) {
      seek(target)
      drawFrame(0)
    },
    /** Call it when another scene is built, because its first frame takes long. */
    resetFrameTimes: adaptiveDpr.reset,
    fail,
    stop,
  }
}
