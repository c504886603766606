import type { MotionPreference } from '../browser/motionPreference.ts'
import type { WebglSupport } from '../stage/messages.ts'
import { savesData } from '../shared/browser.ts'

/** What the backdrop shows: a running scene, the frame at which it stopped, or the poster. */
export type BackdropLevel = 'animated' | 'paused' | 'poster'

/** The input of the policy. An undefined value allows the scene. */
export interface BackdropConditions {
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
  /** The page has no scene. */
  bare: boolean
  /** The scene has failed on this page and is not tried again. */
  failed: boolean
  /** The scene starts on every device that can run it: in demo mode and in development. */
  anyDevice: boolean
  /** The device cannot hold 20 frames a second at the lowest pixel ratio. */
  slow: boolean
  /** The tab is hidden. */
  hidden: boolean
  /** The stage has been started, so there is a frame to pause at. */
  started: boolean
  /** Somebody looks at the page: `watchIdle.ts`. */
  attended: boolean
  /** The visitor has pressed Play in this document, and not Pause after it. */
  pressedPlay: boolean
}

/** GiB of memory, and cores, without which the scene starts only if the visitor asks for it. */
const MIN_MEMORY = 4
const MIN_CORES = 2

/** Returns whether a scene can run at all if the visitor asks for it. */
export function canRun(conditions: BackdropConditions): boolean {
  return conditions.webgl !== 'none' && !conditions.forcedColors && !conditions.failed && !conditions.bare
}

/** Returns whether the scene may start without a choice of the visitor. */
function runsByDefault(conditions: BackdropConditions): boolean {
  const { reducedMotion, saveData, anyDevice, webgl, slow, deviceMemory, cores } = conditions
  if (reducedMotion || saveData) return false
  const isWeak =
    webgl === 'software' ||
    slow ||
    (deviceMemory ?? MIN_MEMORY) < MIN_MEMORY ||
    (cores ?? MIN_CORES) < MIN_CORES
  return anyDevice || !isWeak
}

/**
 * Returns the level for these conditions. The visitor's choice overrides `runsByDefault`, but never `canRun`.
 */
export function decideLevel(conditions: BackdropConditions): BackdropLevel {
  if (!canRun(conditions)) return 'poster'
  const stopped = conditions.started ? 'paused' : 'poster'
  if (conditions.preference === 'pause') return stopped
  if (conditions.preference === 'auto' && !runsByDefault(conditions)) return 'poster'
  return conditions.hidden ? stopped : 'animated'
}

/**
 * Returns whether an animated scene is stopped until somebody looks again. It shows no pause: the control
 * still offers one.
 */
export function isIdle(conditions: BackdropConditions): boolean {
  return decideLevel(conditions) === 'animated' && !conditions.attended && !conditions.pressedPlay
}

/**
 * Reads the conditions of the device. A value that the browser does not report is undefined, which allows the
 * scene.
 */
export function deviceConditions(): Pick<BackdropConditions, 'saveData' | 'deviceMemory' | 'cores'> {
  // Firefox and Safari do not report the memory.
  const { deviceMemory, hardwareConcurrency: cores }: Navigator & { deviceMemory?: number } = navigator
  return { saveData: savesData(), deviceMemory, cores }
}
