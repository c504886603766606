import { colors } from 'virtual:content/palette'
import { colorOf, mixRgb, rgbOf, scaleRgb, type ExtendGlass } from '../engine/index.ts'
import fragment from './lanterns.frag.glsl?raw'
import vertex from './lanterns.vert.glsl?raw'

/** Most lanterns that give light, because every vertex reads the poses of all of them. */
const MAX_LANTERNS = 8

const lanternColor = scaleRgb(mixRgb(rgbOf(colors.brass), rgbOf(colors.foam), 0.2), 0.36)

/** Lights the bodies around the lamps of a scene. The lamps must be consecutive in the list of bodies. */
export const lanternLight: ExtendGlass = (bodies) => {
  const first = bodies.findIndex(({ lamp }) => lamp)
  if (first < 0) return {}
  const count = bodies.filter(({ lamp }) => lamp).length
  return {
    faces: {
      vertex,
      fragment,
      defines: { FIRST_LANTERN: first, LANTERNS: Math.min(MAX_LANTERNS, count) },
    },
    uniforms: { uLanternColor: { value: colorOf(lanternColor) } },
  }
}
