import { Vector4 } from 'three'
import { colors } from 'virtual:content/palette'
import { colorOf, mixRgb, rgbOf } from '../../engine/index.ts'
import type { GlassExtension } from '../../engine/index.ts'
import fragment from './lanterns.frag.glsl?raw'
import vertex from './lanterns.vert.glsl?raw'

const lanternColor = colorOf(mixRgb(rgbOf(colors.brass), rgbOf(colors.foam), 0.2)).multiplyScalar(0.36)

/** Where each lantern's flame is, and the lantern's size: the lanterns write it in each frame. */
export const flames = [new Vector4(), new Vector4(), new Vector4()] as const

/** Lights the bodies around the lanterns. */
export const lanternLight: GlassExtension = {
  vertex,
  fragment,
  uniforms: { uLanternColor: { value: lanternColor }, uFlames: { value: flames } },
}
