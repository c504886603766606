import { sampleWave, type WaveSurface } from '../motion/wave.ts'
import type { Bob, Floating } from '../motion/floating.ts'
import { TAU } from '../shared/math.ts'
import { createRandom, type Random } from '../shared/random.ts'
import { colors } from 'virtual:content/palette'
import type { BodyLink, BodySpec, Rgb, SkyLine } from './body.ts'
import { rgbOf } from './color.ts'
import { positionOf, radiusOf, type LensShift, type Place } from './composition.ts'
import type { Vec3 } from './vector.ts'
import type { Journey } from './journey/journey.ts'
import type { ComponentType } from 'react'

export interface LayoutInput {
  seed: number
  /** Number of bodies, an integer from 0. */
  count: number
  /** Width of the window over its height. */
  aspect: number
}

/** What a layout function returns. */
export interface Layout {
  shift: LensShift
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[]
  sky?: readonly SkyLine[]
  /** Where the bodies stand at the stations of the page. */
  journey?: Journey
}

/** The function that lays out a scene. Pure: the same input always gives the same layout. */
export type LayoutFunction = (input: LayoutInput) => Layout

/** The seed of the site. With it and the scene's own count, bodies stand in places chosen by hand. */
export const DEFAULT_SEED = 7

interface LayoutStart {
  random: Random
  /** Returns `entries`, which are chosen by hand, for the site's seed and count. Otherwise returns an empty list. */
  composed: <T>(entries: readonly T[]) => readonly T[]
}

/**
 * Starts a layout. A layout reads `composed(entries)[index] ?? fallback`, where `fallback` is a random place. The scene
 * lab's other seeds and the benchmark's other counts (10 and 100 times the bodies) need random places.
 */
export function startLayout(specifiedCount: number, { seed, count }: LayoutInput): LayoutStart {
  const isComposed = seed === DEFAULT_SEED && count === specifiedCount
  return { random: createRandom(seed), composed: (entries) => (isComposed ? entries : []) }
}

/** Colours of bodies: the three accent colours. */
export const shades = {
  teal: rgbOf(colors.teal),
  blue: rgbOf(colors.blue),
  green: rgbOf(colors.green),
} as const satisfies Record<string, Rgb>

export type Shade = keyof typeof shades

/** Returns a random place of about the depths and sizes of composed places, mostly beside the text. */
export function randomPlace(random: Random, tall: boolean): Place {
  const depth = 12 + 58 * random.next() ** 1.4
  /** 1 at the nearest depth, 0 at the farthest. */
  const nearness = 1 - (depth - 12) / 58
  const radius = 0.018 + 0.2 * nearness ** 2 * random.between(0.5, 1)
  if (tall) {
    const aboveText = random.next() < 0.45
    return [
      random.between(-1, 1),
      aboveText ? random.between(0.7, 1) : random.between(-1, -0.4),
      depth,
      radius,
    ]
  }
  // Only distant bodies may stand behind the text, which is on the left.
  return [random.between(nearness > 0.4 ? 0.3 : -0.6, 1), random.between(-1, 1), depth, radius]
}

/** Returns random Euler angles in radians, order XYZ. */
export function randomAttitude(random: Random): Vec3 {
  return [random.between(0, TAU), random.between(0, TAU), random.between(-0.4, 0.4)]
}

/** Returns a random bob for a body of that radius. The amplitude grows with the radius, but less than in proportion. */
export function randomBob(random: Random, radius: number): Bob {
  return { amplitude: 0.18 + 0.09 * radius, period: random.between(7, 12), phase: random.next() }
}

interface FloatingStart extends Pick<BodySpec, 'name' | 'shape' | 'color'> {
  index: number
  place: Place
  start: Vec3
  style?: Floating['style']
}

/** Returns a body that floats at its place. It takes two random values, for its bob. */
export function floatingBody(
  random: Random,
  { index, place, start, style = 'turn', ...look }: FloatingStart,
  shift: LensShift,
  aspect: number,
): BodySpec {
  const position = positionOf(place, shift, aspect)
  const radius = radiusOf(place)
  const bob = randomBob(random, radius)
  const motion: Floating = { type: 'floating', index, style, start, rest: position[1], bob }
  return { ...look, radius, position, rotation: start, motion }
}

/** Returns the `rest` in scene units with which the wave has a body at `position` at `t` seconds. */
export function waveRestOf([x, y, z]: Vec3, surface: WaveSurface, t: number): number {
  const { elevation } = sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, surface, x, z, t)
  return y - surface.amplitude * elevation
}

/** Props of every scene's component. */
export interface SceneProps {
  /** The same seed gives the same scene. */
  seed?: number
  /** Number of bodies. Default: the scene's `count` in the registry. */
  count?: number
}

/** One row of the registry. */
export interface SceneDefinition {
  id: string
  component: ComponentType<SceneProps>
  /** Lays out the bodies that the component renders. */
  layout: LayoutFunction
  /** Number of bodies on the site. */
  count: number
  /** Seconds of scene time at which the scene starts and its poster is taken. */
  posterTime: number
}
