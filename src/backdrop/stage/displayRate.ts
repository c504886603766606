/** Least number of intervals in a measurement. The first ones may still wait for a frame that is being rendered. */
const MIN_INTERVALS = 4

/** Measures how often the display asks for a frame. A battery saver may halve that. */
export interface DisplayRate {
  isMeasuring: () => boolean
  /** Begins a measurement. Draw nothing until it ends. */
  begin: () => void
  /**
   * Takes the time of a frame of the browser, in milliseconds, and whether the last frame is rendered. Returns the seconds
   * between two frames of the browser, or null if the measurement goes on.
   */
  frame: (now: number, isRendered: boolean) => number | null
  /** Ends a measurement without a result. */
  cancel: () => void
}

/** Creates the measurement. */
export function createDisplayRate(): DisplayRate {
  let times: number[] | null = null
  return {
    isMeasuring: () => times !== null,
    begin: () => void (times = []),
    frame(now, isRendered) {
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
    cancel: () => void (times = null),
  }
}
