import { engravedLines, mixRgb, shades } from '../../engine/index.ts'
import type { SceneShaders, GlassLine } from '../../engine/index.ts'
import ends from './links.glsl?raw'

/** Stroke of a line that joins two bodies. The other lines, of stroke 0, are marks of the stars. */
const LINK = 1
/** Largest distance between two stars that a line joins, scene units. */
const REACH = 20

/** Colour of the links. */
const LINK_COLOR = mixRgb(shades.teal, shades.green, 0.35)

/**
 * Draws the stars' marks parallel to the picture plane, and links between all stars, of which the shader
 * hides those beyond reach.
 */
export const links: SceneShaders = (bodies) => ({
  lines: {
    lines: [
      ...engravedLines(bodies, () => true),
      ...bodies.flatMap(({ marks: gapFrom = 0 }, from) =>
        bodies.slice(from + 1).map(({ marks: gapTo = 0 }, offset): GlassLine => ({
          from: [0, 0, 0],
          to: [0, 0, 0],
          bodies: [from, from + 1 + offset],
          color: LINK_COLOR,
          brightness: [1, 1],
          stroke: LINK,
          gaps: [gapFrom, gapTo],
        })),
      ),
    ],
    ends,
    defines: { LINK },
  },
  uniforms: { uReach: { value: REACH } },
})
