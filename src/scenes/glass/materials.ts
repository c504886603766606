import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import {
  Color,
  CustomBlending,
  FrontSide,
  GLSL3,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Vector2,
  Vector3,
  Vector4,
  type ShaderMaterial,
  type Texture,
} from 'three'
import { colors } from '../../theme/tokens.ts'
import { colorOf, rgbOf } from './color.ts'
import { faceFragment, faceVertex, lineFragment, lineVertex } from './glsl.ts'
import type { Look } from './look.ts'

/** Uniforms of both materials of a scene, in place of their names in GLSL. */
const uniforms = {
  uPoses: null as Texture | null,
  uColumns: 1,
  uShift: new Vector2(),
  uAccent: new Color(),
  uAmbient: new Color(),
  uToLight: new Vector3(0, 1, 0),
  uFog: new Vector3(16, 26, 1.5),
  uQuiet: new Vector4(0.145, 0.085, 0.34, 0),
  uResolution: new Vector2(1, 1),
  uLine: 1,
  uLineForce: 1,
  uFoam: new Color(),
  uDeep: new Color(),
  uRim: new Vector4(),
  uLook: new Vector4(),
  uGlass: new Vector4(),
  uHidden: 0,
  uReach: 20,
}

export type GlassUniforms = typeof uniforms

const FaceMaterial = shaderMaterial(uniforms, faceVertex, faceFragment)
const LineMaterial = shaderMaterial(uniforms, lineVertex, lineFragment)

export type GlassMaterial = ShaderMaterial & GlassUniforms

/** Colours come out multiplied by their alpha, so that the transparent canvas fades into the page. */
const blending = {
  glslVersion: GLSL3,
  transparent: true,
  premultipliedAlpha: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
  toneMapped: false,
  side: FrontSide,
} as const

function dress(material: GlassMaterial, look: Look): GlassMaterial {
  material.uFoam.copy(colorOf(rgbOf(colors.foam)))
  if (look.deep) material.uDeep.copy(colorOf(look.deep))
  material.uToLight.set(...look.light).normalize()
  material.uFog.set(...look.fog)
  material.uRim.set(look.rim, look.rimExponent, look.smooth, look.glintExponent)
  material.uLook.set(look.diffuse, look.edgeLight, look.depthGlow, look.glint)
  material.uGlass.set(look.alpha, look.alphaRim, look.bevel, look.glintFoam)
  material.uLineForce = look.lines
  return material
}

/** The faces of a scene, with the lines between two visible faces. */
export function createFaceMaterial(look: Look): GlassMaterial {
  const material = new FaceMaterial({
    ...blending,
    depthWrite: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    defines: look.deep ? { SEA: '' } : {},
  })
  return dress(material, look)
}

/** Silhouettes, engravings and links; with `hidden`, the edges behind the glass instead, at that brightness. */
export function createLineMaterial(look: Look, hidden = 0): GlassMaterial {
  const material = new LineMaterial({
    ...blending,
    depthWrite: false,
    depthTest: hidden === 0,
    defines: look.deep ? { SEA: '' } : {},
  })
  material.uHidden = hidden
  return dress(material, look)
}
