import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf, shades } from '../../engine/index.ts'
import type { SceneShaders, GlassLine } from '../../engine/index.ts'
import { CAMERA } from '../../motion/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import horizon from './horizon.glsl?raw'
import fragment from './sea.frag.glsl?raw'
import vertex from './sea.vert.glsl?raw'

/** y, z and brightness of the horizontal lines behind the bars. The last one is the horizon. */
const waterLines = [
  [-15, -62, 0.1],
  [-15, -88, 0.11],
  [-15, -134, 0.12],
  [0, -170, 0.32],
] as const

/**
 * The water lines, each in two pieces. A line brightens from the text to the right, then fades beyond the
 * picture. They enter with the first bar.
 */
const lines = waterLines.flatMap(([y, z, strength]): GlassLine[] => {
  const depth = CAMERA.z - z
  const pointAt = (fraction: number): Vec3 => [fraction * depth, y, z]
  const common = { bodies: [0, 0], color: shades.blue, unlit: true } as const
  return [
    { ...common, from: pointAt(-0.55), to: pointAt(0.25), brightness: [0, strength] },
    { ...common, from: pointAt(0.25), to: pointAt(2.2), brightness: [strength, 0.4 * strength] },
  ]
})

/**
 * Returns what makes glass bars an opaque sea with a horizon, and a function that takes the pitch of the
 * world in radians.
 */
export function createSea(): [shaders: SceneShaders, setPitch: (radians: number) => void] {
  const pitch = { value: 0 }
  const uniforms = { uDeep: { value: colorOf(rgbOf(colors.deep)) }, uPitch: pitch }
  return [
    () => ({ faces: { vertex, fragment }, lines: { lines, ends: horizon }, uniforms }),
    (radians) => void (pitch.value = radians),
  ]
}
