/** A change that the recent frame times require. */
export interface DprChange {
  /** Share of the full pixel ratio, 0.55 to 1. */
  scale: number
  /** Frames are too slow even at the lowest scale. */
  slow: boolean
}

export interface AdaptiveDpr {
  /**
   * Takes the seconds between two frames. Returns `'measure'` if frames are late, unless the display itself asks for them
   * less often than it did. The caller then measures that. Returns a change if the frame times require one, else null.
   */
  frame(seconds: number): DprChange | 'measure' | null
  /** Takes the seconds between two frames of the display, after `'measure'`. Returns the change that frames require. */
  measured(seconds: number): DprChange | null
  /** Discards the frame times so far. Call it after a pause and when another scene is built. Keeps the scale. */
  reset(): void
}

/** Shares of the full pixel ratio, from the highest to the lowest. */
const SCALES = [1, 0.85, 0.7, 0.55] as const
/** Least seconds in a window of frames. The median of a window decides, so a single long frame changes nothing. */
const WINDOW = 0.8
/** Fewest frames in a window. Without it, a single frame of one second would be a window. */
const MIN_FRAMES = 4
/** Seconds between two frames of a display of 60 Hz. Faster displays count as such a display. */
const FULL_RATE = 1 / 60
/** Intervals of the display per frame: above LATE a frame is late, below EARLY early. At 60 Hz: 25 and 18.2 ms. */
const LATE = 1.5
const EARLY = 1.09
/** Least seconds of a frame that is too late. */
const TOO_LATE = 1 / 20
/** A display whose interval grows by less has kept its rate. */
const SAME_RATE = 1.1
/** Late windows in a row before the scale goes one step down. */
const LATE_WINDOWS = 2
/** Too late windows in a row, at the lowest scale, before `slow` is reported. */
const TOO_LATE_WINDOWS = 3
/** Seconds of early windows in a row before a step up. With a shorter time the scale would alternate. */
const EARLY_SECONDS = 60

/** Creates a control that lowers the pixel ratio by steps while frames are late, and raises it after a minute. */
export function createAdaptiveDpr(): AdaptiveDpr {
  let step = 0
  let slow = false
  /** Seconds between two frames of the display. A battery saver may double them. */
  let display = FULL_RATE
  // Counts in the current window. If more than half of its frames exceed a limit, so does their median.
  let frames = 0
  let seconds = 0
  let late = 0
  let tooLate = 0
  let early = 0
  // Counts over windows.
  let lateWindows = 0
  let tooLateWindows = 0
  let earlySeconds = 0

  const clearWindow = () => {
    frames = 0
    seconds = 0
    late = 0
    tooLate = 0
    early = 0
  }
  const clearLateWindows = () => {
    lateWindows = 0
    tooLateWindows = 0
  }
  const closeWindow = () => {
    const half = frames / 2
    lateWindows = late > half ? lateWindows + 1 : 0
    tooLateWindows = tooLate > half ? tooLateWindows + 1 : 0
    earlySeconds = early > half ? earlySeconds + seconds : 0
    // The display asks for frames more often again.
    if (early > half) display = Math.max(FULL_RATE, Math.min(display, seconds / frames))
    clearWindow()
  }
  const isLate = () => lateWindows >= LATE_WINDOWS && step < SCALES.length - 1
  const isTooLate = () => tooLateWindows >= TOO_LATE_WINDOWS && !slow
  const apply = (): DprChange => {
    clearLateWindows()
    earlySeconds = 0
    return { scale: SCALES[step] ?? 1, slow }
  }
  return {
    frame(delta) {
      frames += 1
      seconds += delta
      if (delta > LATE * display) late += 1
      if (delta > Math.max(TOO_LATE, LATE * display)) tooLate += 1
      if (delta < EARLY * display) early += 1
      if (seconds < WINDOW || frames < MIN_FRAMES) return null
      closeWindow()
      if (isLate() || isTooLate()) return 'measure'
      if (earlySeconds <= EARLY_SECONDS || step === 0) return null
      step -= 1
      return apply()
    },
    measured(interval) {
      const keepsRate = interval < display * SAME_RATE
      display = Math.max(FULL_RATE, interval)
      // Frames that are late for the rate of before may be in time for this one.
      if (!keepsRate) {
        clearLateWindows()
        return null
      }
      if (isLate()) step += 1
      else if (isTooLate()) slow = true
      else return null
      return apply()
    },
    reset() {
      clearWindow()
      clearLateWindows()
    },
  }
}
