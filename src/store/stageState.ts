import type { SiteState } from './site.ts'

/** Names of the values that the page sends to its scenes. */
export const STAGE_KEYS = [
  'route',
  'scrollY',
  'progress',
  'textBoxes',
  'textEnd',
  'sceneGaps',
  'inputs',
  'delivery',
] as const

/** The part of the site's state that reaches scenes, which may run in a worker. */
export interface StageState extends Pick<SiteState, (typeof STAGE_KEYS)[number]> {
  /** Whether the page mirrors the canvas, because its text runs from right to left. Sent at the start. */
  mirrored?: boolean
}

export function stageStateOf(state: SiteState): StageState {
  return Object.fromEntries(STAGE_KEYS.map((key) => [key, state[key]])) as unknown as StageState
}
