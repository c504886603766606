import { Color } from 'three'
import type { Rgb } from './body.ts'

/** A colour such as `#102030` as three values from 0 to 1, without any colour management. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export function mixRgb(from: Rgb, to: Rgb, amount: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount
  return [at(0), at(1), at(2)]
}

export function scaleRgb([red, green, blue]: Rgb, factor: number): Rgb {
  return [red * factor, green * factor, blue * factor]
}

/** A three.js colour that holds these values as they are. */
export function colorOf(rgb: Rgb): Color {
  return new Color().setRGB(...rgb)
}
