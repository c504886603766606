/** A change that the recent frame times require. */
export interface DprChange {
  /** Share of the full pixel ratio, 0.55 to 1. */
  scale: number
  /** Frames are too slow even at the lowest scale. */
  slow: boolean
}

export interface AdaptiveDpr {
  /** Takes the seconds between two frames. Returns a change if the frame times require one, else null. */
  frame(seconds: number): DprChange | null
  /** Discards the frame times so far. Call it after a pause and when another scene is built. Keeps the scale. */
  reset(): void
}

/** Shares of the full pixel ratio, from the highest to the lowest. */
const SCALES = [1, 0.85, 0.7, 0.55] as const
/** Least seconds in a window of frames. The median of a window decides, so a single long frame changes nothing. */
const WINDOW = 0.8
/** Fewest frames in a window. Without it, a single frame of one second would be a window. */
const MIN_FRAMES = 4
/** Seconds per frame: above LATE a frame is late, above TOO_LATE too late, below EARLY early. */
const LATE = 1 / 40
const TOO_LATE = 1 / 20
const EARLY = 1 / 55
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
  const closeWindow = () => {
    const half = frames / 2
    lateWindows = late > half ? lateWindows + 1 : 0
    tooLateWindows = tooLate > half ? tooLateWindows + 1 : 0
    earlySeconds = early > half ? earlySeconds + seconds : 0
    clearWindow()
  }
  /** Applies the change that the windows ask for. Returns whether there is one. */
  const applyChange = (): boolean => {
    if (lateWindows >= LATE_WINDOWS && step < SCALES.length - 1) step += 1
    else if (tooLateWindows >= TOO_LATE_WINDOWS && !slow) slow = true
    else if (earlySeconds > EARLY_SECONDS && step > 0) step -= 1
    else return false
    lateWindows = 0
    tooLateWindows = 0
    earlySeconds = 0
    return true
  }
  return {
    frame(delta) {
      frames += 1
      seconds += delta
      if (delta > LATE) late += 1
      if (delta > TOO_LATE) tooLate += 1
      if (delta < EARLY) early += 1
      if (seconds < WINDOW || frames < MIN_FRAMES) return null
      closeWindow()
      return applyChange() ? { scale: SCALES[step] ?? 1, slow } : null
    },
    reset() {
      clearWindow()
      lateWindows = 0
      tooLateWindows = 0
    },
  }
}
