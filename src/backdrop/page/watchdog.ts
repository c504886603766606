export interface Watchdog {
  /** Expects a frame within `patience` ms of playing time; calls `onTimeout(reason)` if none comes. */
  expectFrame(patience: number, reason: string): void
  /** Ends the wait: the frame has come, or no frame is expected any more. */
  stop(): void
  /** Starts or stops the playing time. No frame is drawn while the stage does not play. */
  setPlaying(playing: boolean): void
}

/** Watchdog: a frame is due within `left` ms of playing time. Starts without an expectation, not playing. */
export function createWatchdog(onTimeout: (reason: string) => void): Watchdog {
  let playing = false
  let expected: { left: number; reason: string } | null = null
  let timer: { handle: ReturnType<typeof setTimeout>; startedAt: number } | null = null

  const stopTimer = () => {
    if (!timer) return
    clearTimeout(timer.handle)
    if (expected) expected.left -= performance.now() - timer.startedAt
    timer = null
  }
  const startTimer = () => {
    stopTimer()
    if (!expected || !playing) return
    const { left, reason } = expected
    timer = { handle: setTimeout(() => onTimeout(reason), left), startedAt: performance.now() }
  }
  return {
    expectFrame(patience, reason) {
      stopTimer()
      expected = { left: patience, reason }
      startTimer()
    },
    stop() {
      stopTimer()
      expected = null
    },
    setPlaying(next) {
      playing = next
      startTimer()
    },
  }
}
