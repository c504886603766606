import { colors } from 'virtual:content/palette'
import type { SkyLine } from '../body.ts'
import { colorOf, rgbOf } from '../color.ts'
import type { ExtendGlass } from '../glass/glassExtension.ts'
import type { GlassLine } from '../glass/lineGeometry.ts'
import horizon from './horizon.glsl?raw'
import fragment from './sea.frag.glsl?raw'
import vertex from './sea.vert.glsl?raw'
import { SKY_FADE } from './journey.ts'

/** Macros of horizon.glsl. SEA_Z is in scene units, about where the row stands at the stations. */
const defines = { PITCH: (-1 / SKY_FADE).toFixed(4), SEA_Z: '0.0' }

/** Both ends name body 0, whose progress and glow fade the line. */
function lineOf({ from, to, color, strength }: SkyLine): GlassLine {
  return { from, to, bodies: [0, 0], color, brightness: strength, unlit: true }
}

/** Draws bars of glass as an opaque sea with a horizon. */
export const sea: ExtendGlass = ({ sky = [] }) => ({
  faces: { vertex, fragment },
  lines: { lines: sky.map(lineOf), ends: horizon, defines },
  uniforms: { uDeep: { value: colorOf(rgbOf(colors.deep)) } },
  order: 'near first',
})
