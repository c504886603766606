import { extend, type ThreeElement } from '@react-three/fiber'
import { CustomBlending, GLSL3, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial } from 'three'
import common from './common.glsl?raw'
import faceFragment from './faces.frag.glsl?raw'
import faceVertex from './faces.vert.glsl?raw'
import { WAVE_UNIT } from './geometry.ts'
import type { GlassExtension } from './glassExtension.ts'
import { insertChunk } from './insertChunk.ts'
import lineFragment from './lines.frag.glsl?raw'
import lineVertex from './lines.vert.glsl?raw'
import { powers, type GlassStyle } from './style.ts'
import type { BodyUniforms } from './uniforms.ts'

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

/** The material of the faces, which also draw the lines on their borders. */
class GlassMaterial extends ShaderMaterial {
  constructor(uniforms: BodyUniforms, style: GlassStyle, extension?: GlassExtension) {
    super({
      ...blending,
      transparent: !style.opaque,
      vertexShader: common + insertChunk(faceVertex, extension?.vertex),
      fragmentShader: insertChunk(faceFragment, extension?.fragment),
      uniforms: { ...uniforms, ...extension?.uniforms },
      // Moves the faces slightly back in the depth buffer, so that they do not hide the lines on them.
      polygonOffset: true,
      polygonOffsetFactor: 1,
      polygonOffsetUnits: 1,
      defines: { 'RIM(x)': powers[style.rimExponent], 'GLINT(x)': powers[style.glintExponent] },
    })
  }
}

/** The material of the lines in front of the glass, or of those behind it, whose brightness is `hidden`. */
class GlassLineMaterial extends ShaderMaterial {
  constructor(uniforms: BodyUniforms, hidden = 0) {
    super({
      ...blending,
      vertexShader: common + lineVertex,
      fragmentShader: lineFragment,
      uniforms: { ...uniforms, uHidden: { value: hidden } },
      depthWrite: false,
      defines: { WAVE_UNIT: WAVE_UNIT.toFixed(4) },
    })
  }
}

extend({ GlassMaterial, GlassLineMaterial })

declare module '@react-three/fiber' {
  interface ThreeElements {
    glassMaterial: ThreeElement<typeof GlassMaterial>
    glassLineMaterial: ThreeElement<typeof GlassLineMaterial>
  }
}
