import { mixRgb, shades } from '../../engine/index.ts'
import type { Rgb, Shape } from '../../engine/index.ts'
import type { Vec3 } from '../../shared/vector.ts'
import { cloud as cloudShape } from '../../engine/shapes/cloud.ts'
import { gear as gearShape } from '../../engine/shapes/gear.ts'
import { network as networkShape } from '../../engine/shapes/network.ts'
import { monitor as monitorShape, phone as phoneShape } from '../../engine/shapes/screens.ts'

/**
 * The rotation shows what the thing is. `fit` is a factor on its size at the closing call and beside a card,
 * so that all look equally large.
 */
export type Instrument = typeof monitor

const instrument = (shape: Shape, color: Rgb, rotation: Vec3, fit: number) => ({
  look: { shape, color, rotation },
  fit,
})

export const monitor = instrument(monitorShape(), shades.blue, [0.06, 0.3, -0.02], 0.92)
export const phone = instrument(
  phoneShape(),
  mixRgb(shades.blue, shades.teal, 0.55),
  [0.1, -0.36, -0.1],
  1.06,
)
export const cloud = instrument(cloudShape(), shades.blue, [0.12, -0.28, 0.02], 0.95)
export const gear = instrument(gearShape(), shades.teal, [0.18, 0.42, 0.2], 0.88)
export const network = instrument(networkShape(), mixRgb(shades.blue, shades.teal, 0.25), [0.1, 0.2, 0], 0.88)
