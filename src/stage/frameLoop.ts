import { clamp } from '../shared/math.ts'
import type { SeekMoment } from '../motion/moment.ts'
import { createAdaptiveDpr, type DprChange, createDisplayRate } from './adaptiveDpr.ts'
import { delayAfter, MAX_DELAY, type FrameCost } from './frameCost.ts'

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
  seek: (moment: SeekMoment) => void
  /**
   * Called before a frame when the pixel ratio should change, or when frames are `slow` at the lowest one.
   */
  onDprChange: (change: DprChange) => void
  /** Called once, with the first error. No frame follows. */
  onFailure: (error: unknown) => void
  /**
   * Measures what frames cost. Expensive ones are delayed while input is pending. Without it, none is
   * delayed.
   */
  cost?: FrameCost
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
/**
 * Delay after a frame that takes 16.7 ms, the interval of a 60 Hz display: 67 ms. Slower frames have a longer
 * one.
 */
const SLOW_FRAME_DELAY = delayAfter(1000 / 60)

/** Seconds in which a loop comes to rest, and in which it is at full speed again. */
const EASE_OUT = 1.5
const EASE_IN = 0.4

const browserFrames: FrameSource = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
}

/**
 * Decides which frames are left out so that the page can handle input. A frame cannot be interrupted, so an
 * expensive one would delay the page's response to a click, a key or a scroll. All times are in milliseconds.
 */
function createInputDelay(cost: FrameCost | undefined) {
  let inputPending = false
  /** While input is pending, no expensive frame begins before this time. */
  let blockedUntil = 0
  /**
   * While input is pending, a frame begins at least `cost.delay()` after this time: the beginning of the last
   * frame, the last request at which that frame was still rendered, or the time at which input became
   * pending.
   */
  let delayedFrom = 0
  /**
   * Whether pending input left out a frame since the last one was drawn. Frames that wait for a rendering do
   * not count: they are late.
   */
  let skipped = false
  return {
    hasSkipped: () => skipped,
    setInputPending(pending: boolean, now: number, lastFrame: number) {
      if (pending) {
        // Several inputs without a frame between them count as one.
        if (!inputPending && !skipped) delayedFrom = now
        // While a visitor types, each key extends the time. The second limit lets a frame through all the
        // same.
        blockedUntil = Math.min(now + MAX_DELAY, lastFrame + 2 * MAX_DELAY)
      }
      inputPending = pending
    },
    /** Returns whether to leave out the frame at `now`. */
    skips(now: number): boolean {
      if (!cost) return false
      const delay = cost.delay()
      // The previous frame is still being rendered, so this one would queue. Without input that matters only
      // for frames that take longer than 16.7 ms: the display shows the others in time.
      if (cost.isRendering() && (inputPending || delay > SLOW_FRAME_DELAY)) {
        delayedFrom = now
        return true
      }
      if (!inputPending || delay === 0) return false
      if (now >= blockedUntil && now - delayedFrom >= delay) return false
      skipped = true
      return true
    },
    frameBegins(now: number) {
      delayedFrom = now
      skipped = false
    },
  }
}

/** Creates the loop that requests and draws frames, measures the time between them, pauses and seeks. */
export function createFrameLoop(options: FrameLoopOptions) {
  const { draw, seek, onDprChange, onFailure, cost, software = false, frames = browserFrames } = options
  // A frame of the display may come a little early.
  const minInterval = software ? 1000 / SOFTWARE_RATE - 2 : MIN_INTERVAL
  const adaptiveDpr = createAdaptiveDpr()
  const displayRate = createDisplayRate()
  const inputDelay = createInputDelay(cost)
  let { playing } = options
  let suspended = false
  let stopped = false
  let dozing = false
  /** Speed of the scene's time: 1 in play, 0 at rest. */
  let pace = 1
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
  const isDozing = () => dozing && pace === 0
  /**
   * Discards the frame times so far. Call it when another scene is built, because its first frame takes long.
   */
  const resetFrameTimes = () => {
    adaptiveDpr.reset()
    displayRate.cancel()
  }
  const secondsSinceLastFrame = (now: number) => clamp((now - lastFrame) / 1000, 0, MAX_DELTA)
  /**
   * Draws the frame at `now`. A change of the pixel ratio empties the canvas, so the same frame fills it
   * again.
   */
  const drawNext = (now: number, change: DprChange | null) => {
    const seconds = secondsSinceLastFrame(now)
    lastFrame = now
    inputDelay.frameBegins(now)
    if (change) onDprChange(change)
    const startedAt = frames.now()
    pace = clamp(pace + seconds / (dozing ? -EASE_OUT : EASE_IN), 0, 1)
    drawFrame(seconds * pace)
    if (!stopped) cost?.measure(startedAt)
    if (isDozing()) cancel()
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
    if (passed >= 0 && passed < minInterval) return
    if (inputDelay.skips(now)) return
    // A frame that was delayed for input is not a slow one.
    const change = software || inputDelay.hasSkipped() ? null : adaptiveDpr.frame(secondsSinceLastFrame(now))
    if (change === 'measure') displayRate.begin()
    drawNext(now, change === 'measure' ? null : change)
  }
  const run = () => {
    if (requested !== null || stopped || suspended || !playing || isDozing()) return
    resetFrameTimes()
    lastFrame = frames.now()
    requested = frames.request(onFrame)
  }
  /**
   * Tells whether the page is handling input, or expects some. Expensive frames are delayed meanwhile, but
   * not without limit, see `createInputDelay`. Pausing the loop also ends the delay.
   */
  const setInputPending = (pending: boolean) => inputDelay.setInputPending(pending, frames.now(), lastFrame)

  return {
    /** Whether frames follow one another: playing, and not at rest, suspended or stopped. */
    isRunning: () => playing && !suspended && !stopped && !isDozing(),
    /** Starts the loop. A paused loop draws a single frame. Call it once. */
    start() {
      if (playing) run()
      else frames.request(() => drawFrame(0))
    },
    setPlaying(next: boolean) {
      playing = next
      if (playing) {
        run()
        return
      }
      cancel()
      // The page sends no messages about input to a paused stage.
      setInputPending(false)
    },
    /** Slows a playing loop until no frame follows, or lets it go on from there. */
    setDozing(next: boolean) {
      dozing = next
      run()
    },
    setInputPending,
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
    seek(moment: SeekMoment) {
      seek(moment)
      drawFrame(0)
    },
    resetFrameTimes,
    fail,
    stop,
  }
}
