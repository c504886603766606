/** A new pixel ratio, or the report `slow` with the old one. */
export interface DprChange {
  /** Factor on the full pixel ratio: one of SCALES. */
  scale: number
  /** Frames take longer than 50 ms even at the lowest scale. It stays true. */
  slow: boolean
}

/** Factors on the full pixel ratio, the floor last: tests/unit/adaptiveDpr.test.ts has them too. */
const SCALES = [1, 0.85, 0.7, 0.55] as const
/**
 * Least seconds in a window of frames. The median of a window decides, so a single long frame changes
 * nothing.
 */
const WINDOW = 0.8
/** Fewest frames in a window. Without it, a single frame of one second would be a window. */
const MIN_FRAMES = 4
/** Seconds between two frames of a display of 60 Hz. Faster displays count as such a display. */
const FULL_RATE = 1 / 60
/**
 * A frame is late above LATE intervals of the display, and early below EARLY intervals: it missed none. At 60
 * Hz: 25 and 18.2 ms.
 */
const LATE = 1.5
const EARLY = 1.09
/** A late frame is too late above this many seconds. */
const TOO_LATE = 1 / 20
/** The display counts as slower when its interval has grown by this factor. */
const SLOWER = 1.1
/** Late windows in a row before the scale goes one step down. */
const LATE_WINDOWS = 2
/**
 * Too late windows in a row before `slow` is reported. Above the lowest scale, LATE_WINDOWS lowers it first
 * and clears this count.
 */
const TOO_LATE_WINDOWS = 3
/**
 * Seconds of early windows in a row before a step up. With fewer the scale would go up and down all the time.
 */
const EARLY_SECONDS = 60

/**
 * Creates a control that lowers the pixel ratio in steps while the median frame is late, and raises it one
 * step after a minute in which it is early.
 */
export function createAdaptiveDpr() {
  let step = 0
  let slow = false
  /** Seconds between two frames of the display. A battery saver may double them. */
  let displayInterval = FULL_RATE
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
    // Frames in time show that the display's interval is no longer than theirs.
    if (early > half) displayInterval = Math.max(FULL_RATE, Math.min(displayInterval, seconds / frames))
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
    /**
     * Adds the seconds between two drawn frames. Returns a change when the scale goes up. Returns `'measure'`
     * before the scale goes down and before `slow` is reported: measure the display's interval then, since
     * the display itself may have become slower. Otherwise null.
     */
    frame(delta: number): DprChange | 'measure' | null {
      frames += 1
      seconds += delta
      if (delta > LATE * displayInterval) late += 1
      if (delta > Math.max(TOO_LATE, LATE * displayInterval)) tooLate += 1
      if (delta < EARLY * displayInterval) early += 1
      if (seconds < WINDOW || frames < MIN_FRAMES) return null
      closeWindow()
      if (isLate() || isTooLate()) return 'measure'
      if (earlySeconds <= EARLY_SECONDS || step === 0) return null
      step -= 1
      return apply()
    },
    /**
     * Takes the seconds between two frames of the display, measured after `'measure'`. Returns a change to a
     * lower scale or to `slow`. Returns null if the display has become slower: then the frames were not late.
     */
    measured(interval: number): DprChange | null {
      const isSlower = interval >= displayInterval * SLOWER
      displayInterval = Math.max(FULL_RATE, interval)
      // The late frames were counted with the shorter interval.
      if (isSlower) {
        clearLateWindows()
        return null
      }
      if (isLate()) step += 1
      else if (isTooLate()) slow = true
      else return null
      return apply()
    },
    /**
     * Discards the frame times so far. Call it after a pause and when another scene is built. Keeps the
     * scale.
     */
    reset() {
      clearWindow()
      clearLateWindows()
    },
  }
}

/**
 * Least number of intervals in a measurement. The first ones may still wait for a frame that is being
 * rendered.
 */
const MIN_INTERVALS = 4

/** Creates what measures how often the display asks for a frame. A battery saver may halve that. */
export function createDisplayRate() {
  let times: number[] | null = null
  return {
    isMeasuring: () => times !== null,
    /** Begins a measurement. Draw nothing until it ends. */
    begin: () => void (times = []),
    /**
     * Takes the time of a frame of the browser, in milliseconds, and whether the last frame is rendered.
     * Returns the seconds between two frames of the browser, or null if the measurement goes on.
     */
    frame(now: number, isRendered: boolean): number | null {
      if (!times) return null
      times.push(now)
      if (times.length <= MIN_INTERVALS || !isRendered) return null
      const all = times
      times = null
      const sorted = all
        .slice(1)
        .map((time, index) => (time - (all[index] ?? time)) / 1000)
        .toSorted((a, b) => a - b)
      // Not the least one: two frames of the browser may follow each other closely after a late one.
      return sorted[1] ?? null
    },
    /** Ends a measurement without a result. */
    cancel: () => void (times = null),
  }
}
