import {
  Color,
  Vector2,
  Vector3,
  Vector4,
  type AmbientLight,
  type DirectionalLight,
  type IUniform,
} from 'three'
import { colors } from 'virtual:content/palette'
import { mix } from '../../shared/math.ts'
import { colorOf, rgbOf, type Rgb } from '../color.ts'
import type { SceneView } from '../sceneView.ts'
import type { GlassStyle } from './style.ts'

/** Fraction of the brightness that the quiet zone, behind the page's text, takes away. */
const QUIET = 0.66
/**
 * In a tall window, the heights between which the quiet zone fades at its bottom, NDC. It reaches the upper
 * edge.
 */
const QUIET_BOTTOM = [-0.44, -0.345] as const
/** How far the quiet zone's bottom rises where the text is in the upper half only, NDC. */
const QUIET_RISE = 0.42
/**
 * In a wide window, the fraction of the header's height over which the quiet zone behind it fades, below the
 * header.
 */
const QUIET_HEADER_FADE = 0.6

/** Width of a wide window's quiet zone's right border beside the text, NDC. */
const QUIET_BORDER = 0.085

/** Creates the uniforms that all materials of a scene share. The shaders and GlassStyle describe them. */
export function createUniforms(style: GlassStyle) {
  return {
    uEntered: { value: 1 },
    uAccent: { value: new Color() },
    uAmbient: { value: new Color() },
    uToLight: { value: new Vector3(0, 1, 0) },
    uQuiet: { value: QUIET },
    uQuietX: { value: new Vector2(0, 1) },
    uQuietY: { value: new Vector4(0, 1, 0, 0) },
    uResolution: { value: new Vector2(1, 1) },
    uLineScale: { value: 1 },
    uLineBrightness: { value: style.lines },
    uFoam: { value: colorOf(rgbOf(colors.foam)) },
    uTime: { value: 0 },
    uHighlightColor: { value: colorOf(rgbOf(colors.highlight)) },
    uGlint: { value: new Color() },
    uRim: { value: style.rim },
    uRoundness: { value: style.roundness },
    uDiffuse: { value: style.diffuse },
    uEdgeLight: { value: style.edgeLight },
    uDepthBrightness: { value: style.depthBrightness },
    uAlpha: { value: style.alpha },
    uRimAlpha: { value: style.rimAlpha },
    uBevel: { value: style.bevel },
  } satisfies Record<string, IUniform>
}

export type GlassUniforms = ReturnType<typeof createUniforms>
export type BodyUniforms = ReturnType<typeof createBodyUniforms>

/** Creates the uniforms that the materials of a body share: those of its scene, and its own. */
export const createBodyUniforms = (scene: GlassUniforms, color: Rgb) => ({
  ...scene,
  uColor: { value: colorOf(color) },
  uBrightness: { value: 0 },
  uHighlight: { value: 0 },
  uShown: { value: 1 },
  uElevation: { value: 0 },
  uLineWidth: { value: 0.9 },
  uSolid: { value: true },
})

/** Right edge of a wide window's quiet zone, NDC. A scene with the whole width moves it to the left edge. */
const quietRightOf = ({ textEdge, undimmed }: SceneView) => mix(textEdge + QUIET_BORDER, -1, undimmed)

/** Lower edge of a tall window's quiet zone, NDC. A scene with the whole width moves it to the upper edge. */
const quietBottomOf = ({ open, undimmed, pageOffsetY }: SceneView) =>
  mix(QUIET_BOTTOM[0] + QUIET_RISE * open + pageOffsetY, 1, undimmed)

/**
 * Writes the uniforms that change with the lights: for the directional light, its position is a direction.
 */
export function setLightUniforms(
  { uAccent, uAmbient, uFoam, uGlint, uToLight }: GlassUniforms,
  { position, color, intensity }: DirectionalLight,
  ambient: AmbientLight,
  { glint, glintFoam }: GlassStyle,
): void {
  uToLight.value.copy(position).normalize()
  uAccent.value.copy(color).multiplyScalar(intensity)
  uAmbient.value.copy(ambient.color).multiplyScalar(ambient.intensity)
  uGlint.value.copy(uAccent.value).lerp(uFoam.value, glintFoam).multiplyScalar(glint)
}

/** Writes the uniforms that change with the view. */
export function setViewUniforms(uniforms: GlassUniforms, view: SceneView): void {
  const { width, height, lineScale, header, tall } = view
  const perX = 2 / width
  const perY = 2 / height
  uniforms.uEntered.value = view.entered
  uniforms.uResolution.value.set(width, height)
  uniforms.uLineScale.value = lineScale
  uniforms.uTime.value = view.time
  if (tall) {
    const [low, high] = QUIET_BOTTOM
    uniforms.uQuietX.value.set(0, 1)
    const bottom = quietBottomOf(view)
    uniforms.uQuietY.value.set(perY / (high - low), (-1 - bottom) / (high - low), 0, 0)
  } else {
    uniforms.uQuietX.value.set(-perX / QUIET_BORDER, (quietRightOf(view) + 1) / QUIET_BORDER)
    const fade = Math.max(1, QUIET_HEADER_FADE * header)
    uniforms.uQuietY.value.set(0, 1, 1 / fade, 1 + (header - height) / fade)
  }
}
