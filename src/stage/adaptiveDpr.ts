/** A new pixel ratio, or the report `slow` with the old one. */
export interface DprChange {
  /** Factor on the full pixel ratio: one of SCALES. */
  scale: number
  /** Frames take longer than 50 ms even at the lowest scale. */
  slow: boolean
}

/** Factors on the full pixel ratio, the floor last. */
const SCALES = [1, 0.85, 0.7, 0.55] as const
/** Least seconds and frames in a window. Its median decides, so a single long frame changes nothing. */
const WINDOW = 0.8
const MIN_FRAMES = 4
/** Seconds above which a frame is late: more than between two frames of a display of 30 Hz. */
const LATE = 1 / 28
/** Seconds above which a frame is too late at the lowest scale. */
const TOO_LATE = 1 / 20
/** Windows in a row before the scale goes one step down, and before `slow` is reported. */
const LATE_WINDOWS = 2
const TOO_LATE_WINDOWS = 3

/** Creates a control that lowers the pixel ratio in steps while the median frame is late. */
export function createAdaptiveDpr() {
  let step = 0
  let frames = 0
  let seconds = 0
  let late = 0
  let tooLate = 0
  let lateWindows = 0
  let tooLateWindows = 0

  const clearWindow = () => {
    frames = 0
    seconds = 0
    late = 0
    tooLate = 0
  }
  const reset = () => {
    clearWindow()
    lateWindows = 0
    tooLateWindows = 0
  }
  return {
    /** Adds the seconds between two drawn frames. Returns a change, or null. */
    frame(delta: number): DprChange | null {
      frames += 1
      seconds += delta
      if (delta > LATE) late += 1
      if (delta > TOO_LATE) tooLate += 1
      if (seconds < WINDOW || frames < MIN_FRAMES) return null
      lateWindows = 2 * late > frames ? lateWindows + 1 : 0
      tooLateWindows = 2 * tooLate > frames ? tooLateWindows + 1 : 0
      clearWindow()
      const isLowest = step === SCALES.length - 1
      if (isLowest ? tooLateWindows < TOO_LATE_WINDOWS : lateWindows < LATE_WINDOWS) return null
      reset()
      if (!isLowest) step += 1
      return { scale: SCALES[step] ?? 1, slow: isLowest }
    },
    /** Discards the frame times so far. Call it after a pause and when another scene is built. */
    reset,
  }
}
