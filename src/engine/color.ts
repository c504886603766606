import { Color } from 'three'
import { mix } from '../shared/math.ts'
import { colors } from 'virtual:content/palette'

/** An sRGB colour, each value 0 to 1. It is used without colour management, as in CSS. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses a colour of six hexadecimal digits, such as `#102030`, without colour management. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Mixes two colours: `amount` 0 is `from`, 1 is `to`. */
export function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  return [mix(from[0], to[0], amount), mix(from[1], to[1], amount), mix(from[2], to[2], amount)]
}

/** Creates a three.js colour with these values, without colour management. */
export function colorOf(rgb: Rgb): Color {
  return new Color().setRGB(...rgb)
}

/** Colours of bodies: the three accent colours. */
export const shades = {
  teal: rgbOf(colors.teal),
  blue: rgbOf(colors.blue),
  green: rgbOf(colors.green),
} as const satisfies Record<string, Rgb>

export type Shade = keyof typeof shades
