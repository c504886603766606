import { createSnapshot } from '../engine/StageContext.ts'
import type { StageValue } from '../engine/StageContext.ts'
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

/** Seconds that a scene takes to enter or to leave. */
export const TRANSITION_TIME = 1.5
/**
 * Most milliseconds that a scene waits for its shaders. Then it is drawn, which blocks until they have
 * compiled.
 */
export const PREPARATION_TIMEOUT = 1500
/** Scenes drawn at once. A third one waits until the one of the two that is less visible has left. */
const MAX_DRAWN = 2
/** Factor on the speed of a scene that leaves while a third one waits. It takes 0.15 s at most. */
const RUSH = 5

const createTransition = <Id extends string>(id: Id, key: number, ended: boolean): SceneTransition<Id> => ({
  key,
  id,
  progress: { value: ended ? 1 : 0, lead: ended, partner: null, ring: null },
  snapshot: createSnapshot(),
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
  // A scene that was never drawn is removed. If the scene `id` is still leaving, it enters again from its
  // progress.
  const drawn = transitions.filter(isDrawn)
  const returning = drawn.find((transition) => transition.id === id)
  if (returning) return [...drawn.filter((transition) => transition !== returning), returning]
  const key = Math.max(-1, ...transitions.map((each) => each.key)) + 1
  return [...drawn, createTransition(id, key, false)]
}

/** Whether a scene is drawn. The leading scene is drawn from its first moment on. */
export function isDrawn({ prepared, progress }: SceneTransition): boolean {
  return prepared && (progress.lead || progress.value > 0)
}

/** Sets the partners of the scenes that are drawn, at most two. */
function pair(transitions: readonly SceneTransition[]): void {
  let one: SceneTransition | null = null
  let other: SceneTransition | null = null
  for (let index = 0; index < transitions.length; index += 1) {
    const transition = transitions[index]
    if (!transition) continue
    transition.progress.partner = null
    if (!isDrawn(transition)) continue
    if (one) other = transition
    else one = transition
  }
  if (!one || !other) return
  one.progress.partner = other.snapshot
  other.progress.partner = one.snapshot
}

/**
 * Advances all progress by `seconds`: the last prepared scene enters, the ones before it leave. Returns
 * whether a scene has left, so that `withoutGone` would remove it. Allocates nothing.
 */
export function advanceTransitions(transitions: readonly SceneTransition[], seconds: number): boolean {
  const step = stepOf(seconds) / TRANSITION_TIME
  let wanted: SceneTransition | null = null
  let others = 0
  /** The least visible of the others. */
  let least: SceneTransition | null = null
  for (let index = transitions.length - 1; index >= 0; index -= 1) {
    const transition = transitions[index]
    if (!transition?.prepared) continue
    if (!wanted) {
      wanted = transition
      continue
    }
    const { value } = transition.progress
    if (value === 0) continue
    others += 1
    if (!least || value < least.progress.value) least = transition
  }
  const waits = others >= MAX_DRAWN && wanted?.progress.value === 0
  let someLeft = false
  for (let index = 0; index < transitions.length; index += 1) {
    const transition = transitions[index]
    if (!transition) continue
    const { progress } = transition
    const isWanted = transition === wanted
    const moves = waits ? (transition === least ? -RUSH : 0) : isWanted ? 1 : -1
    if (transition.prepared) progress.value = clamp(progress.value + moves * step, 0, 1)
    progress.lead = waits ? transition !== least && progress.value > 0 : isWanted
    if (transition.prepared && !isWanted && progress.value === 0) someLeft = true
  }
  pair(transitions)
  return someLeft
}

/** Returns the list without the scenes that have left completely. The last one stays, even while it waits. */
export function withoutGone<Id extends string>(transitions: SceneTransition<Id>[]): SceneTransition<Id>[] {
  const last = transitions.at(-1)
  return transitions.filter((each) => each === last || isDrawn(each))
}

/**
 * Finishes all transitions at once: the last scene has entered, and the next `advanceTransitions` reports
 * that the ones before it have left. Rings end too. Returns whether there was anything to finish.
 */
export function finishTransitions(transitions: readonly SceneTransition[]): boolean {
  const last = transitions.at(-1)
  let changed = false
  for (const transition of transitions) {
    const end = transition === last ? 1 : 0
    const { progress } = transition
    if (progress.value !== end || progress.ring !== null) changed = true
    progress.value = end
    progress.ring = null
    transition.prepared = true
  }
  return changed
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
    finish: () => finishTransitions(transitions),
  }
}
