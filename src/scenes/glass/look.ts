import { colors } from '../../theme/tokens.ts'
import type { Rgb } from '../body.ts'
import { mixRgb, rgbOf, scaleRgb } from '../color.ts'

/** Powers that cost a few products each, as GLSL of `x`. The general one is the dearest function a shader has. */
export const powers = {
  1.5: 'x * sqrt(x)',
  2: 'x * x',
  3: 'x * x * x',
  8: '(x * x) * (x * x) * (x * x) * (x * x)',
  16: '(x * x) * (x * x) * (x * x) * (x * x) * (x * x) * (x * x) * (x * x) * (x * x)',
} as const

export type Power = keyof typeof powers

/**
 * How a scene's glass answers the light. Every number is a factor on one term of the face shader; the defaults are the
 * measured recipe of etched glass on a dark table, and a scene overrides what it needs.
 */
export interface Look {
  diffuse: number
  edgeLight: number
  depthGlow: number
  glint: number
  glintExponent: Power
  /** Share of foam in a glint: 0 takes the accent alone. */
  glintFoam: number
  rim: number
  rimExponent: Power
  /** How far a flat face's normal bends towards a sphere's, for the rim. */
  smooth: number
  alpha: number
  alphaRim: number
  bevel: number
  /** Brightness of the lines behind glass; 0 draws none and saves a call. */
  hidden: number
  lines: number
  /** Distance at which fog begins, and over which it falls off. */
  fog: readonly [near: number, range: number]
  /** Direction towards the light. */
  light: readonly [number, number, number]
  /** Colour of the troughs; given, the scene is a sea. */
  deep: Rgb | null
  /** Colour of the light that lamps throw on the bodies round them. */
  lamp: Rgb
}

export const glass: Look = {
  diffuse: 0.18,
  edgeLight: 0.16,
  depthGlow: 0.14,
  glint: 0.3,
  glintExponent: 8,
  glintFoam: 0.5,
  rim: 0.6,
  rimExponent: 3,
  smooth: 0.35,
  alpha: 0.36,
  alphaRim: 0.4,
  bevel: 0.3,
  hidden: 0.55,
  lines: 1,
  fog: [16, 26],
  light: [-0.55, 0.75, 0.5],
  deep: null,
  lamp: scaleRgb(mixRgb(rgbOf(colors.brass), rgbOf(colors.foam), 0.2), 0.36),
}
