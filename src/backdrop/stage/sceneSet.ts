import { advanceTransitions, finishTransitions, type SceneTransition } from './transitions.ts'

/**
 * The scenes on stage, as code outside of React drives them. `Stage` puts its transitions in, and each scene adds its
 * seek function to its own transition. A new coordinate to seek is a change of the type `Seek`.
 */
export interface SceneSet {
  /** Replaces the transitions on stage, oldest first. */
  set: (transitions: readonly SceneTransition[]) => void
  /** Whether a scene is mounted. Before that, a frame would be empty. */
  isMounted: () => boolean
  /** Advances the transitions by `seconds`. Returns whether a scene has left. */
  advance: (seconds: number) => boolean
  /** Sets the time of every scene to `time` seconds. */
  seek: (time: number) => void
  /** Finishes the transitions. Returns whether there were any. The scenes that leave are removed by the next frame. */
  finish: () => boolean
}

export function createSceneSet(initial: readonly SceneTransition[] = []): SceneSet {
  let transitions = initial
  return {
    set(next) {
      transitions = next
    },
    isMounted: () => transitions.some(({ seeks }) => seeks.size > 0),
    advance: (seconds) => advanceTransitions(transitions, seconds),
    seek(time) {
      for (const { seeks } of transitions) for (const seek of seeks) seek(time)
    },
    finish: () => finishTransitions(transitions),
  }
}
