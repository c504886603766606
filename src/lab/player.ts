import type { Figures, LabStage } from './labStage.tsx'

/** What the last frames cost, as the lab shows it. */
export interface LiveFigures extends Figures {
  /** Milliseconds from one frame to the next, the mean of the last ones; null while nothing moves. */
  interval: number | null
}

export interface Player {
  play(): void
  pause(): void
  /** Draws the frame at `time` seconds; a running scene goes on from there. */
  seek(time: number): void
  time(): number
}

/** Milliseconds between two reports: more often nobody could read them. */
const REPORT = 250
/** Seconds of scene time that one frame may bring, as on the site. */
const LONGEST_STEP = 0.05

/** Owns the lab's time, and draws a frame for each step of it. */
export function createPlayer(
  stage: Pick<LabStage, 'draw'>,
  report: (time: number, figures: LiveFigures) => void,
  onFailure: (error: unknown) => void,
): Player {
  let time = 0
  let waiting = 0
  let last = 0
  let frames = 0
  let since = 0

  const draw = (): Figures | null => {
    try {
      return stage.draw(time)
    } catch (error) {
      pause()
      onFailure(error)
      return null
    }
  }
  const tick = (now: number) => {
    waiting = requestAnimationFrame(tick)
    time += Math.min((now - last) / 1000, LONGEST_STEP)
    last = now
    const figures = draw()
    frames += 1
    if (!figures || now - since < REPORT) return
    report(time, { ...figures, interval: (now - since) / frames })
    frames = 0
    since = now
  }
  const pause = () => {
    cancelAnimationFrame(waiting)
    waiting = 0
  }
  return {
    pause,
    play() {
      if (waiting) return
      last = performance.now()
      since = last
      frames = 0
      waiting = requestAnimationFrame(tick)
    },
    seek(next) {
      time = next
      const figures = draw()
      if (figures) report(time, { ...figures, interval: null })
    },
    time: () => time,
  }
}
