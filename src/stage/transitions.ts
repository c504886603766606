import type { StageValue } from '../engine/StageContext.ts'
import { entrance } from '../engine/entrance.ts'
import { stepOf } from '../motion/easing.ts'
import { clamp } from '../shared/math.ts'
import type { SeekMoment } from '../motion/moment.ts'

/** One scene on stage: entering, fully entered or leaving. */
export interface SceneTransition<Id extends string = string> extends Omit<StageValue, 'store'> {
  /** React key, unique among the scenes on stage. */
  key: number
  id: Id
  /** Whether its shaders are compiled. Until then it is not drawn, and the previous scene stays. */
  prepared: boolean
}

/**
 * Most milliseconds that a scene waits for its shaders. Then it is drawn, which blocks until they have
 * compiled.
 */
export const PREPARATION_TIMEOUT = 1500

const createTransition = <Id extends string>(id: Id, key: number, ended: boolean): SceneTransition<Id> => ({
  key,
  id,
  progress: { value: ended ? 1 : 0, drawn: ended },
  prepared: ended,
  seeks: new Set(),
})

/**
 * Returns a transition that has ended: the first scene of a visit starts fully entered, as its poster shows
 * it.
 */
export const finishedTransition = <Id extends string>(id: Id) => createTransition(id, 0, true)

/**
 * Returns the list with the scene `id` entering last. Returns the same list if that scene is already last.
 */
export function withScene<Id extends string>(transitions: SceneTransition<Id>[], id: Id) {
  if (transitions.at(-1)?.id === id) return transitions
  // The scene that is seen leaves first, unless it is to come back. One that was never seen is removed.
  const seen = transitions.filter(({ progress }) => progress.value > 0)
  if (seen.some((transition) => transition.id === id)) return seen
  const key = Math.max(-1, ...transitions.map((each) => each.key)) + 1
  return [...seen, createTransition(id, key, false)]
}

/**
 * Advances by `seconds`: once the last scene is prepared, the one before it fades out, then it fades in.
 * Returns whether one has left, so that `withoutGone` would remove it. Allocates nothing.
 */
export function advanceTransitions(transitions: readonly SceneTransition[], seconds: number): boolean {
  const [first] = transitions
  const last = transitions.at(-1)
  if (!first || !last) return false
  const step = stepOf(seconds) / entrance.fade
  const leaves = first !== last && last.prepared
  if (leaves) first.progress.value = Math.max(0, first.progress.value - step)
  const hasLeft = leaves && first.progress.value === 0
  const drawn = hasLeft ? last : first
  if (hasLeft || !leaves) drawn.progress.value = clamp(drawn.progress.value + step, 0, 1)
  first.progress.drawn = drawn === first
  last.progress.drawn = drawn === last
  return hasLeft
}

/** Returns the list without the scene that has left. The last one stays, even while it waits. */
export function withoutGone<Id extends string>(transitions: SceneTransition<Id>[]): SceneTransition<Id>[] {
  const last = transitions.at(-1)
  return transitions.filter((each) => each === last || each.progress.value > 0)
}

/**
 * The scenes on stage, for code outside of React: the frame loop, the messages and the lab. `Stage` sets the
 * transitions, and each scene adds its seek function to its own transition.
 */
export type SceneSet = ReturnType<typeof createSceneSet>

/** Creates a scene set with the transitions `initial`. */
export function createSceneSet(initial: readonly SceneTransition[] = []) {
  let transitions = initial
  return {
    /** Replaces the transitions on stage, oldest first. */
    set(next: readonly SceneTransition[]) {
      transitions = next
    },
    /** Whether a scene is mounted. Before that, a frame would be empty. */
    isMounted: () => transitions.some(({ seeks }) => seeks.size > 0),
    advance: (seconds: number) => advanceTransitions(transitions, seconds),
    /** Sets the moment of every scene. */
    seek: (moment: SeekMoment) => {
      for (const { seeks } of transitions) for (const seek of seeks) seek(moment)
    },
    /**
     * Finishes all transitions at once: the last scene has entered, and the next `advance` reports that the
     * one before it has left. Returns whether there was anything to finish.
     */
    finish() {
      const last = transitions.at(-1)
      let changed = false
      for (const transition of transitions) {
        const end = transition === last ? 1 : 0
        if (transition.progress.value !== end) changed = true
        transition.progress.value = end
        transition.prepared = true
      }
      return changed
    },
  }
}
