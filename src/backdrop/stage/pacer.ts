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
  /** Forgets the frames so far, after a pause. */
  reset(): void
}

const STEPS = [1, 0.85, 0.7, 0.55] as const
/** Seconds of frames that are judged together. */
const WINDOW = 0.8
const LATE = 1 / 40
const TOO_LATE = 1 / 20
const EASY = 1 / 55
/** Seconds of easy frames before a step back up; at most one a minute, so that it does not swing. */
const PATIENCE = 60

/** Lowers the pixel ratio step by step while frames run late, and tries a step back once a minute. */
export function createPacer(): Pacer {
  let step = 0
  let frames = 0
  let seconds = 0
  let easy = 0
  let slow = false
  const restart = () => {
    frames = 0
    seconds = 0
  }
  return {
    frame(delta) {
      frames += 1
      seconds += delta
      if (seconds < WINDOW) return null
      const mean = seconds / frames
      easy = mean < EASY ? easy + seconds : 0
      restart()
      if (mean > LATE && step < STEPS.length - 1) {
        step += 1
        easy = 0
      } else if (mean > TOO_LATE && !slow) {
        slow = true
      } else if (easy > PATIENCE && step > 0) {
        step -= 1
        easy = 0
      } else {
        return null
      }
      return { scale: STEPS[step]!, slow }
    },
    reset: restart,
  }
}
