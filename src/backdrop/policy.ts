import type { MotionPreference } from '../store/site.ts'

/** How much of the scene is shown: frames, the frame it stopped at, or a still picture and no three.js. */
export type Level = 'animated' | 'paused' | 'poster'

/** What the policy knows. An absent fact (`undefined`) allows. */
export interface Facts {
  /** The visitor's own choice on the background control. */
  preference: MotionPreference
  reducedMotion: boolean
  saveData: boolean
  /** GiB, as the browser rounds it. */
  deviceMemory: number | undefined
  cores: number | undefined
  webgl: 'hardware' | 'software' | 'none'
  /** The visitor's own few colours are in force, in which a scene has no place. */
  forcedColors: boolean
  /** The scene failed for good on this page. */
  failed: boolean
  /** 20 frames a second cannot be held at the lowest pixel ratio. */
  slow: boolean
  hidden: boolean
  /** The scene has been started, so that it has a frame to stop at. */
  started: boolean
}

const MIN_MEMORY = 4
const MIN_CORES = 2

/** True where a scene could run if the visitor asked for it. */
export function canRun(facts: Facts): boolean {
  return facts.webgl !== 'none' && !facts.forcedColors && !facts.failed
}

function suits(facts: Facts): boolean {
  return !(
    facts.reducedMotion ||
    facts.saveData ||
    facts.webgl === 'software' ||
    facts.slow ||
    (facts.deviceMemory ?? MIN_MEMORY) < MIN_MEMORY ||
    (facts.cores ?? MIN_CORES) < MIN_CORES
  )
}

/** The level for these facts. The visitor's own choice wins over every guess; nothing wins over what cannot run. */
export function decide(facts: Facts): Level {
  if (!canRun(facts)) return 'poster'
  const stopped = facts.started ? 'paused' : 'poster'
  if (facts.preference === 'pause') return stopped
  if (facts.preference === 'auto' && !suits(facts)) return 'poster'
  return facts.hidden ? stopped : 'animated'
}
