import type { Progress, Seek, StageValue } from '../../scenes/StageContext.ts'
import { clamp } from '../../shared/math.ts'
import type { SiteStore } from '../../store/site.ts'

/** One scene on stage: entering, fully entered or leaving. */
export interface SceneTransition<Id extends string = string> {
  /** React key, unique among the scenes on stage. */
  key: number
  id: Id
  progress: Progress
  /** Whether its shaders are compiled. Until then it is not drawn, and the previous scene stays. */
  prepared: boolean
  /** The seek functions of the mounted scene. Empty until the scene can be posed. */
  seeks: Set<Seek>
}

/** Seconds that a scene takes to enter or to leave. */
export const TRANSITION_TIME = 1.1
/** Seconds of a transition that one frame may advance, so that a long frame does not skip it. */
const MAX_STEP = 0.1
/** Most milliseconds that a scene waits for its shaders. Then it is drawn, which blocks until they have compiled. */
export const PREPARATION_TIMEOUT = 1500
/** Scenes drawn at once. When a third one enters, the oldest is removed without a transition. */
const MAX_DRAWN = 2

/** Returns a transition that has ended: the first scene of a visit starts fully entered, as its poster shows it. */
export function enteredTransition<Id extends string>(id: Id): SceneTransition<Id> {
  return { key: 0, id, progress: { value: 1, lead: true }, prepared: true, seeks: new Set() }
}

/** Returns the list with the scene `id` entering last. Returns the same list if that scene is already last. */
export function withScene<Id extends string>(
  transitions: SceneTransition<Id>[],
  id: Id,
): SceneTransition<Id>[] {
  if (transitions.at(-1)?.id === id) return transitions
  // A scene that was never drawn is removed. If the scene `id` is still leaving, it enters again from its progress.
  const drawn = transitions.filter(({ prepared }) => prepared)
  const returning = drawn.find((transition) => transition.id === id)
  if (returning) return [...drawn.filter((transition) => transition !== returning), returning]
  const entering: SceneTransition<Id> = {
    key: Math.max(-1, ...transitions.map(({ key }) => key)) + 1,
    id,
    progress: { value: 0, lead: false },
    prepared: false,
    seeks: new Set(),
  }
  return [...drawn, entering]
}

/**
 * Advances all progress by `seconds`: the last prepared scene enters, the ones before it leave. Returns whether a scene
 * has left, so that `withoutGone` would remove it. Allocates nothing.
 */
export function advanceTransitions(transitions: readonly SceneTransition[], seconds: number): boolean {
  const step = clamp(seconds, 0, MAX_STEP) / TRANSITION_TIME
  let someLeft = false
  let drawn = 0
  for (let index = transitions.length - 1; index >= 0; index -= 1) {
    const transition = transitions[index]
    if (!transition) continue
    const { progress, prepared } = transition
    progress.lead = prepared && drawn === 0
    if (!prepared) continue
    drawn += 1
    progress.value = drawn > MAX_DRAWN ? 0 : clamp(progress.value + (progress.lead ? step : -step), 0, 1)
    if (!progress.lead && progress.value === 0) someLeft = true
  }
  return someLeft
}

/** Returns the list without the scenes that have left completely. */
export function withoutGone<Id extends string>(transitions: SceneTransition<Id>[]): SceneTransition<Id>[] {
  return transitions.filter(({ progress, prepared }) => progress.lead || progress.value > 0 || !prepared)
}

/**
 * Finishes all transitions at once: the last scene has entered, and the next `advanceTransitions` reports that the ones
 * before it have left. Returns whether there was a transition to finish.
 */
export function finishTransitions(transitions: readonly SceneTransition[]): boolean {
  const last = transitions.at(-1)
  let changed = false
  for (const transition of transitions) {
    const end = transition === last ? 1 : 0
    if (transition.progress.value !== end) changed = true
    transition.progress.value = end
    transition.prepared = true
  }
  return changed
}

/** Returns the context for the scene of a transition. */
export function stageValueOf({ progress, seeks }: SceneTransition, store: SiteStore | null): StageValue {
  return {
    progress,
    store,
    registerSeek(seek) {
      seeks.add(seek)
      return () => void seeks.delete(seek)
    },
  }
}
