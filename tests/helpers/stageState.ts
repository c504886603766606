import type { StageState } from '../../src/backdrop/messages.ts'

/** Returns the state of a visit that begins on the home page, with the values of `patch`. */
export const stageState = (patch: Partial<StageState> = {}): StageState => ({
  route: 'home',
  scrollY: 0,
  station: 0,
  openService: -1,
  openServiceAt: 0,
  chosenProjects: 0,
  delivery: 'idle',
  ...patch,
})
