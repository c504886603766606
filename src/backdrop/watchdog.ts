/**
 * Milliseconds by which a timer may be late. A later one has slept with the device, which does not count as
 * playing.
 */
const SLEEP = 2000

/** Creates a watchdog, which reports that no frame came in time. It starts paused, and expects none yet. */
export function createWatchdog() {
  let playing = false
  /** The expected frame, and the milliseconds of playing time that are left for it. */
  let expected: { left: number; onTimeout: () => void } | null = null
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
    const { left, onTimeout } = expected
    const startedAt = performance.now()
    const onTimer = () => {
      timer = null
      if (performance.now() - startedAt > left + SLEEP) startTimer()
      else onTimeout()
    }
    timer = { handle: setTimeout(onTimer, left), startedAt }
  }
  return {
    /** Calls `onTimeout` after `timeout` ms of playing time, unless `stop` is called before. */
    expectFrame(timeout: number, onTimeout: () => void) {
      stopTimer()
      expected = { left: timeout, onTimeout }
      startTimer()
    },
    stop() {
      stopTimer()
      expected = null
    },
    /** Pauses or continues the timeout: a stage that does not play draws no frames. */
    setPlaying(next: boolean) {
      playing = next
      startTimer()
    },
  }
}

/** Milliseconds between two questions to the stage. */
export const BEAT = 20_000
/** Questions without an answer, one after the other, after which the stage counts as silent. */
const MOST_UNANSWERED = 2

/**
 * Creates a heartbeat, which asks the stage from time to time whether it still answers. It starts stopped. A
 * worker that hangs raises no event, and its canvas would keep showing the scene of an earlier page. One
 * unanswered question is no failure: after a device's sleep its timer fires at once.
 */
export function createHeartbeat(ask: () => void, onSilence: () => void) {
  let unanswered = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const beat = () => {
    if (unanswered === MOST_UNANSWERED) {
      onSilence()
      return
    }
    unanswered += 1
    ask()
    timer = setTimeout(beat, BEAT)
  }
  return {
    /** Starts or stops the questions. A stage in a hidden tab is not asked. */
    setBeating(beating: boolean) {
      if (beating === (timer !== undefined)) return
      clearTimeout(timer)
      timer = beating ? setTimeout(beat, BEAT) : undefined
      unanswered = 0
    },
    answered: () => void (unanswered = 0),
  }
}
