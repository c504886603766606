/** Milliseconds between two questions to the stage. */
const BEAT = 20_000
/** Questions without an answer, one after the other, after which the stage counts as silent. */
const MOST_UNANSWERED = 2

/** Asks a stage from time to time whether it still answers. */
export interface Heartbeat {
  /** Starts or stops the questions. A stage in a hidden tab is not asked. */
  setBeating(beating: boolean): void
  /** Call it for each answer. */
  answered(): void
}

/**
 * Creates a heartbeat that does not beat yet. A worker that hangs raises no event, and its canvas would keep showing
 * the scene of an earlier page. One unanswered question is no failure: after a device's sleep its timer fires at once.
 */
export function createHeartbeat(ask: () => void, onSilence: () => void): Heartbeat {
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
    setBeating(beating) {
      if (beating === (timer !== undefined)) return
      clearTimeout(timer)
      timer = beating ? setTimeout(beat, BEAT) : undefined
      unanswered = 0
    },
    answered() {
      unanswered = 0
    },
  }
}
