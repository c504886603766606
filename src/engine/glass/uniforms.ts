import { Color, Vector2, Vector3, type AmbientLight, type DirectionalLight, type IUniform } from 'three'
import { colors } from 'virtual:content/palette'
import { colorOf, rgbOf, type Rgb } from '../color.ts'
import type { SceneView } from '../sceneView.ts'
import type { GlassStyle } from './style.ts'

/** Creates the uniforms that all materials of a scene share. The shaders and GlassStyle describe them. */
export function createUniforms(style: GlassStyle) {
  return {
    uEntered: { value: 1 },
    uAccent: { value: new Color() },
    uAmbient: { value: new Color() },
    uToLight: { value: new Vector3(0, 1, 0) },
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
  uniforms.uEntered.value = view.entered
  uniforms.uResolution.value.set(view.width, view.height)
  uniforms.uLineScale.value = view.lineScale
  uniforms.uTime.value = view.time
}
