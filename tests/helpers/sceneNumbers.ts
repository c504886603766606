import type { MotionName } from '../../src/motion/body.ts'
import type { RouteId } from '../../src/routes/table.ts'
import type { SceneId } from '../../src/scenes/registry.ts'
import type { ColorName } from '../../src/theme/palette.ts'

interface SceneNumbers {
  /** The page whose scene it is. The default scene is that of every other page. */
  page?: RouteId
  /** Bodies by motion: what the site was ordered to have. */
  motions: Partial<Record<MotionName, number>>
  /** Accent of its pages, and so the colour of its directional light. */
  accent: ColorName
  /** Most draw calls in a frame: one for each mesh in view, and one for the contour lines. */
  drawCalls: number
  /** Largest share of the text's columns that bodies may cover at any time and keyframe. */
  coverage: number
  /** Whether it reacts to what the visitor does, besides scrolling. */
  reacts?: true
}

/** What the tests expect of each scene. */
export const sceneNumbers: Readonly<Record<SceneId, SceneNumbers>> = {
  default: { motions: { floating: 15 }, accent: 'teal', drawCalls: 31, coverage: 0.03 },
  services: {
    page: 'services',
    motions: { floating: 4, orbital: 4 },
    accent: 'blue',
    drawCalls: 27,
    coverage: 0.06,
    reacts: true,
  },
  about: { page: 'about', motions: { wave: 20 }, accent: 'aqua', drawCalls: 51, coverage: 0.01 },
  // The left corner of its grid lies behind the text, dimmed.
  portfolio: {
    page: 'portfolio',
    motions: { wave: 121 },
    accent: 'blue',
    drawCalls: 122,
    coverage: 0.055,
    reacts: true,
  },
  testimonials: {
    page: 'testimonials',
    motions: { floating: 20 },
    accent: 'green',
    drawCalls: 41,
    coverage: 0.03,
  },
  contact: {
    page: 'contact',
    motions: { floating: 5, wave: 3 },
    accent: 'teal',
    drawCalls: 44,
    coverage: 0.03,
    reacts: true,
  },
}
