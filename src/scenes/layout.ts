import type { Random } from '../shared/random.ts'
import { TAU } from '../shared/math.ts'
import { colors } from '../theme/tokens.ts'
import type { LensShift, Place } from './composition.ts'
import type { BodySpec, Rgb } from './body.ts'
import { rgbOf } from './color.ts'
import type { Vec3 } from './vector.ts'

/** What every layout is drawn from. The same numbers always give the same layout. */
export interface LayoutInput {
  seed: number
  /** Bodies, a whole number from 0. */
  count: number
  /** Width of the window over its height. */
  aspect: number
}

export interface Layout {
  shift: LensShift
  bodies: readonly BodySpec[]
}

/** The seed of the site; with it and the specified count a scene is its composed picture. */
export const DEFAULT_SEED = 7

/** The three signal colours, as the shades of bodies. */
export const shades = {
  teal: rgbOf(colors.teal),
  blue: rgbOf(colors.blue),
  green: rgbOf(colors.green),
} as const satisfies Record<string, Rgb>

export type Shade = keyof typeof shades

/** @throws RangeError naming the scene, for a count that is no whole number from 0 */
export function checkCount(scene: string, count: number): void {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`Scene "${scene}": ${count} is no number of bodies`)
}

/** A place anywhere that a composed one could be: right of the text or far behind it, small where it is far. */
export function drawPlace(random: Random, tall: boolean): Place {
  const depth = 12 + 58 * random.next() ** 1.4
  const near = 1 - (depth - 12) / 58
  const radius = 0.018 + 0.2 * near ** 2 * random.between(0.5, 1)
  if (tall) {
    const above = random.next() < 0.45
    return [random.between(-1, 1), above ? random.between(0.7, 1) : random.between(-1, -0.4), depth, radius]
  }
  return [random.between(near > 0.4 ? 0.3 : -0.6, 1), random.between(-1, 1), depth, radius]
}

export function drawAttitude(random: Random): Vec3 {
  return [random.between(0, TAU), random.between(0, TAU), random.between(-0.4, 0.4)]
}

/** A bob in step with the size of its body: large ones move slowly and little against themselves. */
export function drawBob(random: Random, radius: number) {
  return { amplitude: 0.18 + 0.09 * radius, period: random.between(7, 12), phase: random.next() }
}
