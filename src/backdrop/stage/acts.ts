import type { Progress } from '../../scenes/StageContext.ts'
import { clamp } from '../../shared/math.ts'

/** One scene on stage: coming, there, or going. */
export interface Act<Id extends string = string> {
  key: number
  id: Id
  progress: Progress
  /** Its shaders are compiled. Until then it is not drawn, and the show goes on without it. */
  prepared: boolean
}

/** Seconds that a scene takes to rise or to sink. */
export const CHANGE_TIME = 1.1
/** Milliseconds that a scene may take to be prepared; then it is drawn as it is. */
export const PREPARATION = 1500
/** Scenes that are drawn at once; where a third comes before the first has sunk, the first is cut. */
const MOST_ACTS = 2

/** The first scene of a visit starts settled, as its poster showed it. */
export function openingAct<Id extends string>(id: Id): Act<Id>[] {
  return [{ key: 0, id, progress: { value: 1, lead: true }, prepared: true }]
}

/** The acts after a change to the scene `id`: the same list when that scene leads already. */
export function changeTo<Id extends string>(acts: Act<Id>[], id: Id): Act<Id>[] {
  const lead = acts.at(-1)
  if (lead?.id === id) return acts
  // What nobody has seen yet makes way without a trace; what is still sinking can rise again.
  const seen = acts.filter(({ prepared }) => prepared)
  const back = seen.find((act) => act.id === id)
  if (back) return [...seen.filter((act) => act !== back), back]
  const next: Act<Id> = {
    key: Math.max(-1, ...acts.map((act) => act.key)) + 1,
    id,
    progress: { value: 0, lead: false },
    prepared: false,
  }
  return [...seen, next]
}

/** Moves all progress on by `seconds`: the last prepared act comes, those before it go. Returns whether one has left. */
export function advanceActs(acts: readonly Act[], seconds: number): boolean {
  const step = clamp(seconds, 0, 0.1) / CHANGE_TIME
  let gone = false
  let drawn = 0
  for (let index = acts.length - 1; index >= 0; index -= 1) {
    const { progress, prepared } = acts[index]!
    progress.lead = prepared && drawn === 0
    if (!prepared) continue
    drawn += 1
    progress.value = drawn > MOST_ACTS ? 0 : clamp(progress.value + (progress.lead ? step : -step), 0, 1)
    if (!progress.lead && progress.value === 0) gone = true
  }
  return gone
}

export function withoutGone<Id extends string>(acts: Act<Id>[]): Act<Id>[] {
  return acts.filter(({ progress, prepared }) => progress.lead || progress.value > 0 || !prepared)
}

/**
 * Ends a change at once: the last act is there, and those before it are gone with the next `advanceActs`. Returns
 * whether there was a change to end.
 */
export function settleActs(acts: readonly Act[]): boolean {
  const lead = acts.at(-1)
  let changed = false
  for (const act of acts) {
    const end = act === lead ? 1 : 0
    if (act.progress.value !== end) changed = true
    act.progress.value = end
    act.prepared = true
  }
  return changed
}
