import { MAX_STEP } from '../motion/sceneClock.ts'
import type { LabStage } from './labStage.tsx'

/** The cost of the latest frame, as the lab shows it. */
export interface LiveCost extends ReturnType<LabStage['draw']> {
  /** Mean milliseconds from one frame to the next since the last report. Null while paused. */
  interval: number | null
}

/** Milliseconds between two reports. Numbers that change faster cannot be read. */
const REPORT_INTERVAL = 250

/** The clock of a scene in the lab. */
export type Player = ReturnType<typeof createPlayer>

/** Creates a paused player. It draws a frame for each step of time, and pauses when a frame throws. */
export function createPlayer(
  stage: Pick<LabStage, 'draw'>,
  report: (time: number, cost: LiveCost) => void,
  onFailure: (error: unknown) => void,
) {
  let time = 0
  let station = 0
  let frameRequest = 0
  let lastFrame = 0
  let frames = 0
  let lastReport = 0

  const draw = () => {
    try {
      return stage.draw(time, station)
    } catch (error) {
      pause()
      onFailure(error)
      return null
    }
  }
  const onFrame = (now: number) => {
    frameRequest = requestAnimationFrame(onFrame)
    time += Math.min((now - lastFrame) / 1000, MAX_STEP)
    lastFrame = now
    const cost = draw()
    frames += 1
    if (!cost || now - lastReport < REPORT_INTERVAL) return
    report(time, { ...cost, interval: (now - lastReport) / frames })
    frames = 0
    lastReport = now
  }
  const pause = () => {
    cancelAnimationFrame(frameRequest)
    frameRequest = 0
  }
  return {
    pause,
    play() {
      if (frameRequest) return
      lastFrame = performance.now()
      lastReport = lastFrame
      frames = 0
      frameRequest = requestAnimationFrame(onFrame)
    },
    /** Draws the frame at `next` seconds. A playing scene continues from there. */
    seek(next: number) {
      time = next
      const cost = draw()
      if (cost) report(time, { ...cost, interval: null })
    },
    setStation: (next: number) => void (station = next),
    /** Returns the seconds of scene time. */
    time: () => time,
  }
}
