import { accentOf, type RouteScene } from '../routes/table.ts'
import { colors } from '../theme/tokens.ts'
import type { Rgb } from './body.ts'
import { rgbOf } from './color.ts'

/**
 * Returns the colour of a scene's directional light: the accent of the pages that show it. A new scene does not compile
 * here until a row of `routes/table.ts` names it.
 */
export function accentRgb(scene: RouteScene): Rgb {
  return rgbOf(colors[accentOf(scene)])
}
