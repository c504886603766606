import { colors } from '../../theme/tokens.ts'
import type { Rgb } from '../body.ts'
import { rgbOf } from '../color.ts'
import type { Tint } from '../shape.ts'

/** Returns the colour of a part or an engraving on a body of colour `body`. */
export function tintOf(tint: Tint, body: Rgb): Rgb {
  return tint === 'body' ? body : rgbOf(colors[tint])
}
