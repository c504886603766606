import type { BackdropConditions } from '../../src/backdrop/policy.ts'

/** The facts of a device that can run the scene, with a visitor who has chosen nothing. */
export const capableConditions = {
  preference: 'auto',
  reducedMotion: false,
  saveData: false,
  deviceMemory: 8,
  cores: 8,
  webgl: 'hardware',
  forcedColors: false,
  bare: false,
  anyDevice: false,
  failed: false,
  slow: false,
  hidden: false,
  started: false,
  attended: true,
  pressedPlay: false,
} as const satisfies BackdropConditions
