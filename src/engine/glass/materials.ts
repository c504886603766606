import { CustomBlending, GLSL3, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial } from 'three'
import type { IUniform } from 'three'
import common from './common.glsl?raw'
import engravings from './engravings.glsl?raw'
import faceFragment from './faces.frag.glsl?raw'
import faceVertex from './faces.vert.glsl?raw'
import type { GlassExtension } from './glassExtension.ts'
import { insertChunk } from './insertChunk.ts'
import lineFragment from './lines.frag.glsl?raw'
import lineVertex from './lines.vert.glsl?raw'
import quietZone from './quietZone.glsl?raw'
import { faceDefines } from './faceGeometry.ts'
import { WAVE_UNIT } from './lineGeometry.ts'
import { powers, type GlassStyle } from './style.ts'

type Uniforms = Record<string, IUniform>

/** Settings of all materials. Colours are premultiplied by alpha, so that the canvas blends with the page. */
export const blending = {
  glslVersion: GLSL3,
  transparent: true,
  premultipliedAlpha: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  toneMapped: false,
} as const

/** Creates the material of the faces, which also draw the lines on their borders. */
export function createFaceMaterial(
  style: GlassStyle,
  uniforms: Uniforms,
  extension: GlassExtension['faces'],
) {
  return new ShaderMaterial({
    ...blending,
    vertexShader: common + insertChunk(faceVertex, extension?.vertex),
    fragmentShader: quietZone + insertChunk(faceFragment, extension?.fragment),
    uniforms,
    // Moves the faces slightly back in the depth buffer, so that they do not hide the lines on them.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    defines: {
      'RIM(x)': powers[style.rimExponent],
      'GLINT(x)': powers[style.glintExponent],
      ...faceDefines,
      ...extension?.defines,
    },
  })
}

/**
 * Creates the material of the lines in front of the glass, or of those behind it, whose brightness is
 * `hidden`. These are drawn before the faces, whose depth would hide them.
 */
export function createLineMaterial(uniforms: Uniforms, hidden: number, extension?: GlassExtension['lines']) {
  return new ShaderMaterial({
    ...blending,
    vertexShader: common + insertChunk(lineVertex, extension?.ends ?? engravings),
    fragmentShader: quietZone + lineFragment,
    uniforms: { ...uniforms, uHidden: { value: hidden } },
    depthWrite: false,
    defines: { WAVE_UNIT: WAVE_UNIT.toFixed(4), ...extension?.defines },
  })
}
