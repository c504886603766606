import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf } from '../../engine/index.ts'
import type { GlassExtension } from '../../engine/index.ts'
import fragment from './sea.frag.glsl?raw'
import vertex from './sea.vert.glsl?raw'

/** What makes glass bars an opaque sea. */
export const extension: GlassExtension = {
  vertex,
  fragment,
  uniforms: { uDeep: { value: colorOf(rgbOf(colors.deep)) } },
}
