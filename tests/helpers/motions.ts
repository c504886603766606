import fc from 'fast-check'
import type { Floating } from '../../src/motion/floating.ts'
import type { Orbital } from '../../src/motion/orbital.ts'
import { sampleWave, type Wave, type WaveSample, type WaveSurface } from '../../src/motion/wave.ts'

/** Uniform over multiples of 0.001. `fc.double` draws nearly all of its values close to 0. */
export const evenly = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000)

/** Seconds. */
export const time = evenly(0, 600)
export const fraction = evenly(0, 1)

export const floating: Floating = {
  type: 'floating',
  index: 0,
  style: 'turn',
  start: [0.5, 0.35, 0.1],
  rest: 2,
  bob: { amplitude: 0.6, period: 8, phase: 0.25 },
}

export const orbital: Orbital = {
  type: 'orbital',
  index: 0,
  centre: [1, 2, -3],
  radius: 16,
  speed: 0.2,
  startAngle: 1,
  tilt: 1,
}

export const surface: WaveSurface = {
  amplitude: 4,
  trains: [
    { fraction: 0.78, wavelength: 26, heading: -0.5, speed: 1, phase: 0 },
    { fraction: 0.22, wavelength: 17, heading: 0.9, speed: 1.6, phase: 1.1 },
  ],
}

export const wave: Wave = { type: 'wave', index: 0, surface, at: [4, -9], rest: 1, lean: 0.3 }

/** Returns the sample surface at (x, z) and `t` seconds. */
export const sampleAt = (x: number, z: number, t: number): WaveSample =>
  sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, surface, x, z, t)
