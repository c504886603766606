import type { BodyLink } from '../body.ts'
import type { ExtendGlass } from '../glass/glassExtension.ts'
import { engravedLines, type GlassLine } from '../glass/lineGeometry.ts'
import ends from './chart.glsl?raw'
import { LINK_REACH } from './links.ts'

/** Kind of a line that joins two bodies. The other lines, of kind 0, are marks of the chart. */
const LINK = 1

function lineOf({ from, to, gapFrom, gapTo, color }: BodyLink): GlassLine {
  return {
    from: [0, 0, 0],
    to: [0, 0, 0],
    bodies: [from, to],
    color,
    brightness: [1, 1],
    kind: LINK,
    gaps: [gapFrom, gapTo],
  }
}

/** Draws the stars' marks parallel to the picture plane, and the links between near stars. */
export const chart: ExtendGlass = ({ bodies, links = [] }) => ({
  lines: {
    lines: [...engravedLines(bodies, () => true), ...links.map(lineOf)],
    ends,
    defines: { LINK },
  },
  uniforms: { uReach: { value: LINK_REACH } },
})
