import { colors } from 'virtual:content/palette'
import { rgbOf, type Rgb } from '../color.ts'
import type { Tint } from '../shape.ts'

/** GLSL of powers of `x`, as products. `pow` would be the most expensive function in these shaders. */
export const powers = {
  1.5: 'x * sqrt(x)',
  2: 'x * x',
  3: 'x * x * x',
  8: '(x * x) * (x * x) * (x * x) * (x * x)',
  16: '(x * x) * (x * x) * (x * x) * (x * x) * (x * x) * (x * x) * (x * x) * (x * x)',
} as const

/** How the glass of a scene looks. Numbers without a unit are factors on one term of the face shaders. */
export interface GlassStyle {
  /** Light on surfaces that face the directional light. */
  diffuse: number
  /** Light near the borders of faces. */
  edgeLight: number
  /** Brightness of the glass on the side away from the light. */
  depthBrightness: number
  /** Reflection of the directional light. */
  glint: number
  glintExponent: keyof typeof powers
  /** Colour of a glint: 0 the accent, 1 foam. */
  glintFoam: number
  /** Light on surfaces that are nearly parallel to the line of sight. */
  rim: number
  rimExponent: keyof typeof powers
  /** How far a face's normal bends towards a sphere's, for rim and glint: 0 flat, 1 round. */
  roundness: number
  /** Opacity of a face that is perpendicular to the line of sight. */
  alpha: number
  /** Opacity that the rim adds. */
  rimAlpha: number
  /** Second line inside the border of a face. */
  bevel: number
  /** Brightness of the lines behind the glass. 0 omits them and their draw call. */
  hiddenLines: number
  /** Brightness of the lines in front of the glass. */
  lines: number
  /**
   * Contour lines around the bodies a unit of the field's height, see chart/field.ts. 0 omits them and
   * their draw call.
   */
  contours: number
  /** Whether the page's text has contour lines and the bodies have none. */
  obstaclesOnly: boolean
  /**
   * Whether bodies hide what is behind them, as a surface that the window may cut. They are drawn from near
   * to far then, without hidden pixels.
   */
  opaque: boolean
}

/** The common style of the scenes, which override single values. */
export const commonStyle: GlassStyle = {
  diffuse: 0.18,
  edgeLight: 0.16,
  depthBrightness: 0.14,
  glint: 0.3,
  glintExponent: 8,
  glintFoam: 0.5,
  rim: 0.6,
  rimExponent: 3,
  roundness: 0.35,
  alpha: 0.36,
  rimAlpha: 0.4,
  bevel: 0.3,
  hiddenLines: 0.55,
  lines: 1,
  contours: 7.5,
  obstaclesOnly: false,
  opaque: false,
}

/** Returns the colour of a part or an engraving. Black means that of the body. */
export const tintOf = (tint: Tint): Rgb => (tint === 'body' ? [0, 0, 0] : rgbOf(colors[tint]))
