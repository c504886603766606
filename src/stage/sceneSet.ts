import type { StageValue } from '../engine/StageContext.ts'
import { entrance } from '../engine/entrance.ts'
import type { SeekTarget } from '../motion/sceneFrame.ts'
import { stepOf } from '../motion/easing.ts'
import { clamp } from '../shared/math.ts'

/**
 * Most milliseconds that a scene waits for its shaders. Then it is drawn, which blocks until they have
 * compiled.
 */
export const PREPARATION_TIMEOUT = 1500

/** The scene on stage, for code outside of React: the frame loop and the messages. */
export type SceneSet = ReturnType<typeof createSceneSet>

/** Creates a stage's scene set. The first scene of a visit starts fully entered, as its poster shows it. */
export function createSceneSet() {
  const entered = { value: 1 }
  const seeks: StageValue['seeks'] = new Set()
  let isWanted = true
  let isPrepared = true
  return {
    entered,
    seeks,
    /** Whether a scene is mounted. Before that, a frame would be empty. */
    isMounted: () => seeks.size > 0,
    /** Whether the scene of the page is on stage, fully entered. */
    isSettled: () => isWanted && entered.value === 1,
    /** Whether the page shows the mounted scene. */
    setWanted: (next: boolean) => void (isWanted = next),
    /** Lets a scene that has been mounted wait. */
    async waitFor(prepared: Promise<void>) {
      isPrepared = false
      await prepared
      isPrepared = true
    },
    /** Fades the scene in, or out where the page shows another one. Returns whether it has left. */
    advance(seconds: number): boolean {
      const step = stepOf(seconds) / entrance.fade
      if (!isWanted) entered.value = Math.max(0, entered.value - step)
      else if (isPrepared) entered.value = clamp(entered.value + step, 0, 1)
      return !isWanted && entered.value === 0
    },
    /** Sets the time and the progress of the scene. */
    seek(target: SeekTarget) {
      for (const seek of seeks) seek(target)
    },
  }
}
