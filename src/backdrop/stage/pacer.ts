/** What the frame times so far ask for. */
export interface Pace {
  /** Share of the full pixel ratio. */
  scale: number
  /** The lowest scale is still too slow. */
  slow: boolean
}

export interface Pacer {
  /** Takes the seconds between two frames. Returns the new pace when it has changed, else null. */
  frame(seconds: number): Pace | null
  /** Forgets the late frames so far, after a pause and while another scene is made. */
  reset(): void
}

const STEPS = [1, 0.85, 0.7, 0.55] as const
/** Seconds of frames that are judged together, by their median: one hitch says nothing of the rest. */
const WINDOW = 0.8
/** Frames at least, or a hitch of a second would be a window of its own. */
const FEWEST = 4
const LATE = 1 / 40
const TOO_LATE = 1 / 20
const EASY = 1 / 55
/** Late windows in a row before a step down; too late ones at the lowest step before giving up. */
const LATE_WINDOWS = 2
const TOO_LATE_WINDOWS = 3
/** Seconds of easy frames before a step back up; at most one a minute, so that it does not swing. */
const PATIENCE = 60

/** Lowers the pixel ratio step by step while frames run late, and tries a step back once a minute. */
export function createPacer(): Pacer {
  let step = 0
  let slow = false
  // Of the window so far. More than half above a limit is a median above it.
  let frames = 0
  let seconds = 0
  let late = 0
  let tooLate = 0
  let easy = 0
  // Over windows.
  let lateWindows = 0
  let tooLateWindows = 0
  let easySeconds = 0

  const clearWindow = () => {
    frames = 0
    seconds = 0
    late = 0
    tooLate = 0
    easy = 0
  }
  const clearWindows = () => {
    lateWindows = 0
    tooLateWindows = 0
    easySeconds = 0
  }
  return {
    frame(delta) {
      frames += 1
      seconds += delta
      if (delta > LATE) late += 1
      if (delta > TOO_LATE) tooLate += 1
      if (delta < EASY) easy += 1
      if (seconds < WINDOW || frames < FEWEST) return null
      const most = frames / 2
      lateWindows = late > most ? lateWindows + 1 : 0
      tooLateWindows = tooLate > most ? tooLateWindows + 1 : 0
      easySeconds = easy > most ? easySeconds + seconds : 0
      clearWindow()
      if (lateWindows >= LATE_WINDOWS && step < STEPS.length - 1) step += 1
      else if (tooLateWindows >= TOO_LATE_WINDOWS && !slow) slow = true
      else if (easySeconds > PATIENCE && step > 0) step -= 1
      else return null
      clearWindows()
      return { scale: STEPS[step]!, slow }
    },
    reset() {
      clearWindow()
      lateWindows = 0
      tooLateWindows = 0
    },
  }
}
