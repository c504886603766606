import type { SeekMoment } from '../messages.ts'
import { advanceTransitions, finishTransitions, type SceneTransition } from './transitions.ts'

/**
 * The scenes on stage, for code outside of React: the frame loop, the messages and the lab. `Stage` sets the
 * transitions, and each scene adds its seek function to its own transition.
 */
export interface SceneSet {
  /** Replaces the transitions on stage, oldest first. */
  set: (transitions: readonly SceneTransition[]) => void
  /** Whether a scene is mounted. Before that, a frame would be empty. */
  isMounted: () => boolean
  /** Advances the transitions by `seconds`. Returns whether a scene has left. */
  advance: (seconds: number) => boolean
  /** Sets the moment of every scene. */
  seek: (moment: SeekMoment) => void
  /** Finishes the transitions. Returns whether there were any. The scenes that leave are removed by the next frame. */
  finish: () => boolean
}

/** Creates a scene set with the transitions `initial`. */
export function createSceneSet(initial: readonly SceneTransition[] = []): SceneSet {
  let transitions = initial
  return {
    set(next) {
      transitions = next
    },
    isMounted: () => transitions.some(({ seeks }) => seeks.size > 0),
    advance: (seconds) => advanceTransitions(transitions, seconds),
    seek({ time, station }) {
      for (const { seeks } of transitions) for (const seek of seeks) seek(time, station)
    },
    finish: () => finishTransitions(transitions),
  }
}
