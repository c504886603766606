import { colors } from 'virtual:content/palette'
import { colorOf, mixRgb, rgbOf } from '../../engine/index.ts'
import type { SceneShaders } from '../../engine/index.ts'
import fragment from './lanterns.frag.glsl?raw'
import vertex from './lanterns.vert.glsl?raw'

const lanternColor = colorOf(mixRgb(rgbOf(colors.brass), rgbOf(colors.foam), 0.2)).multiplyScalar(0.36)

/**
 * Lights the bodies around the lamps of a scene, which are consecutive. Every vertex reads the poses of all
 * of them.
 */
export const lanternLight: SceneShaders = (bodies) => {
  const first = bodies.findIndex(({ lamp }) => lamp)
  const lanterns = bodies.filter(({ lamp }) => lamp).length
  return {
    faces: { vertex, fragment, defines: { FIRST_LANTERN: first, LANTERNS: lanterns } },
    uniforms: { uLanternColor: { value: lanternColor } },
  }
}
