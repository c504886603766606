import type { Facts } from '../../src/backdrop/policy.ts'

/** A browser and a machine that can run the scene, and a visitor who has said nothing. */
export const able = {
  preference: 'auto',
  reducedMotion: false,
  saveData: false,
  deviceMemory: 8,
  cores: 8,
  webgl: 'hardware',
  forcedColors: false,
  failed: false,
  slow: false,
  hidden: false,
  started: false,
} as const satisfies Facts
