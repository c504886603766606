import fc from 'fast-check'
import { sampleWave, type WaveSample, type WaveSurface } from '../../src/motion/wave.ts'

/** Uniform over multiples of 0.001. `fc.double` draws nearly all of its values close to 0. */
export const evenly = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000)

/** Seconds. */
export const time = evenly(0, 600)
/** A coordinate of the sample surface. */
export const place = evenly(-60, 60)

export const surface: WaveSurface = {
  amplitude: 4,
  waves: [
    { fraction: 0.78, wavelength: 26, heading: -0.5, speed: 1, phase: 0 },
    { fraction: 0.22, wavelength: 17, heading: 0.9, speed: 1.6, phase: 1.1 },
  ],
}

/** Returns a surface, by default the sample, at (x, z) and `t` seconds. */
export const sampleAt = (x: number, z: number, t: number, of = surface): WaveSample =>
  sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, of, x, z, t)
