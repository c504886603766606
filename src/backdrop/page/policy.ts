import type { MotionPreference } from '../../store/site.ts'
import type { WebglSupport } from '../worker/readRenderer.ts'

/** What the backdrop shows: a running scene, the frame at which it stopped, or the poster. */
export type BackdropLevel = 'animated' | 'paused' | 'poster'

/** The input of the policy. An undefined fact allows the scene. */
export interface BackdropFacts {
  /** The visitor's choice on the backdrop's control. */
  preference: MotionPreference
  reducedMotion: boolean
  saveData: boolean
  /** GiB, as the browser rounds it. */
  deviceMemory: number | undefined
  /** Logical CPU cores. */
  cores: number | undefined
  webgl: WebglSupport
  /** Forced colors (such as Windows high contrast) are active. */
  forcedColors: boolean
  /** The scene has failed on this page and is not tried again. */
  failed: boolean
  /** The device cannot hold 20 frames a second at the lowest pixel ratio. */
  slow: boolean
  /** The tab is hidden. */
  hidden: boolean
  /** The stage has been started, so there is a frame to pause at. */
  started: boolean
}

/** GiB of memory, and cores, without which the scene starts only if the visitor asks for it. */
const MIN_MEMORY = 4
const MIN_CORES = 2

/** Returns whether a scene can run at all if the visitor asks for it. */
export function canRun(facts: BackdropFacts): boolean {
  return facts.webgl !== 'none' && !facts.forcedColors && !facts.failed
}

/** Returns whether the scene may start without a choice of the visitor. */
function runsByDefault(facts: BackdropFacts): boolean {
  return !(
    facts.reducedMotion ||
    facts.saveData ||
    facts.webgl === 'software' ||
    facts.slow ||
    (facts.deviceMemory ?? MIN_MEMORY) < MIN_MEMORY ||
    (facts.cores ?? MIN_CORES) < MIN_CORES
  )
}

/** Returns the level for these facts. The visitor's choice overrides `runsByDefault`, but never `canRun`. */
export function decideLevel(facts: BackdropFacts): BackdropLevel {
  if (!canRun(facts)) return 'poster'
  const stopped = facts.started ? 'paused' : 'poster'
  if (facts.preference === 'pause') return stopped
  if (facts.preference === 'auto' && !runsByDefault(facts)) return 'poster'
  return facts.hidden ? stopped : 'animated'
}
