import type { SceneId } from '../../src/scenes/registry.ts'

/**
 * Draw calls in a frame of each scene. The glass takes one each for edges behind it (`hiddenLines`), faces, lines in front (only
 * those of engravings and links) and contour lines, if there are any. The lab shows the number.
 */
export const DRAW_CALLS: Readonly<Record<SceneId, number>> = {
  default: 3,
  services: 4,
  about: 2,
  portfolio: 2,
  testimonials: 3,
  contact: 4,
}

/** The most that a scene may take. */
export const MAX_DRAW_CALLS = 4
