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
import { colorOf, rgbOf } from '../color.ts'
import { faceFragment, faceVertex, lineFragment, lineVertex } from './glsl.ts'
import { powers, type Look } from './look.ts'

/** How much of the brightness goes where text stands. */
const QUIET = 0.66

/** Uniforms of both materials of a scene, in place of their names in GLSL. */
const uniforms = {
  uPoses: null as Texture | null,
  uShift: new Vector2(),
  uAccent: new Color(),
  uAmbient: new Color(),
  uToLight: new Vector3(0, 1, 0),
  uFog: new Vector2(16, 1 / 26),
  uQuiet: QUIET,
  uQuietX: new Vector2(0, 1),
  uQuietY: new Vector4(0, 1, 0, 1),
  uResolution: new Vector2(1, 1),
  uLine: 1,
  uLineForce: 1,
  uFoam: new Color(),
  uDeep: new Color(),
  uGlint: new Color(),
  uLampColor: new Color(),
  uRim: new Vector2(),
  uLook: new Vector3(),
  uGlass: new Vector3(),
  uHidden: 0,
  uReach: 20,
}

export type GlassUniforms = typeof uniforms

const foam = colorOf(rgbOf(colors.foam))

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
  material.uFoam.copy(foam)
  if (look.deep) material.uDeep.copy(colorOf(look.deep))
  material.uLampColor.copy(colorOf(look.lamp))
  material.uToLight.set(...look.light).normalize()
  material.uFog.set(look.fog[0], 1 / look.fog[1])
  material.uRim.set(look.rim, look.smooth)
  material.uLook.set(look.diffuse, look.edgeLight, look.depthGlow)
  material.uGlass.set(look.alpha, look.alphaRim, look.bevel)
  material.uLineForce = look.lines
  return material
}

/** The bodies whose light falls on others: `count` of them from index `first`. */
export interface Lamps {
  first: number
  count: number
}

/** The faces of a scene, with the lines on their borders. */
export function createFaceMaterial(look: Look, lamps: Lamps | null = null): GlassMaterial {
  const material = new FaceMaterial({
    ...blending,
    depthWrite: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
    defines: {
      'RIM(x)': powers[look.rimExponent],
      'GLINT(x)': powers[look.glintExponent],
      ...(look.deep ? { SEA: '' } : {}),
      ...(lamps ? { LAMPS: lamps.count, FIRST_LAMP: lamps.first } : {}),
    },
  })
  return dress(material, look)
}

/** Edges and engravings behind the glass, at the brightness `look.hidden`. Drawn before all glass, so nothing hides them. */
export function createHiddenMaterial(look: Look): GlassMaterial {
  const material = new LineMaterial({ ...blending, depthWrite: false })
  material.uHidden = look.hidden
  return dress(material, look)
}

/** Engravings; on a `chart`, free marks, links and lines in the sky instead. */
export function createLineMaterial(look: Look, chart: boolean): GlassMaterial {
  const defines = chart ? { CHART: '' } : {}
  return dress(new LineMaterial({ ...blending, depthWrite: false, defines }), look)
}

/** Colour of a glint in a light of this colour, written into `out`. */
export function glintOf(out: Color, accent: Color, { glint, glintFoam }: Look): void {
  out.copy(accent).lerp(foam, glintFoam).multiplyScalar(glint)
}
