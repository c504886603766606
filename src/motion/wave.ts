import type { Object3D } from 'three'

/** One train of plane waves over the ground plane. */
export interface WaveTrain {
  /** Share of the whole height; the shares of all trains sum to 1. */
  readonly share: number
  /** Scene units from crest to crest. */
  readonly wavelength: number
  /** Radians, 0 along +z, a quarter turn along +x. */
  readonly heading: number
  /** Radians a second by which the phase runs. */
  readonly speed: number
  /** Radians at t = 0 in the origin. */
  readonly phase: number
}

/** A moving surface: neighbours differ little in phase, so that they follow each other. */
export interface WaveSurface {
  /** Scene units from rest to crest. */
  readonly amplitude: number
  readonly trains: readonly WaveTrain[]
}

/** The wave motion of one body. */
export interface Wave {
  readonly type: 'wave'
  /** Index of the body in its scene's field. */
  readonly index: number
  readonly surface: WaveSurface
  /** Place on the ground plane, scene units. */
  readonly at: readonly [x: number, z: number]
  /** Height of the body on still water, scene units. */
  readonly rest: number
  /** How far the body leans with the slope: 0 stays upright, 1 stands square on the surface. */
  readonly lean: number
}

export const DEFAULT_AMPLITUDE = 5

export interface WaveSample {
  /** Height as a share of the amplitude, -1 to 1. */
  level: number
  /** Slope of the surface along x and z: height in scene units per scene unit. */
  slopeX: number
  slopeZ: number
}

/** The surface at ground point (x, z) and `t` seconds, written into `out`, so that no frame allocates. */
export function sampleWave(
  out: WaveSample,
  { amplitude, trains }: WaveSurface,
  x: number,
  z: number,
  t: number,
): WaveSample {
  let level = 0
  let slopeX = 0
  let slopeZ = 0
  for (let index = 0; index < trains.length; index += 1) {
    const train = trains[index]!
    const number = (2 * Math.PI) / train.wavelength
    const alongX = Math.sin(train.heading)
    const alongZ = Math.cos(train.heading)
    const phase = number * (x * alongX + z * alongZ) - train.speed * t + train.phase
    level += train.share * Math.sin(phase)
    const steepness = amplitude * train.share * number * Math.cos(phase)
    slopeX += steepness * alongX
    slopeZ += steepness * alongZ
  }
  out.level = level
  out.slopeX = slopeX
  out.slopeZ = slopeZ
  return out
}

const sample: WaveSample = { level: 0, slopeX: 0, slopeZ: 0 }

/** Writes `position.y` and rotation x and z; `rotation.y` is the component's. Returns the wave's level, -1 to 1. */
export function applyWave(body: Object3D, wave: Wave, t: number): number {
  const { level, slopeX, slopeZ } = sampleWave(sample, wave.surface, wave.at[0], wave.at[1], t)
  body.position.y = wave.rest + wave.surface.amplitude * level
  if (wave.lean !== 0) {
    // The slope in the body's own frame: it is turned about y before it leans.
    const yaw = body.rotation.y
    const cos = Math.cos(yaw)
    const sin = Math.sin(yaw)
    const ownX = slopeX * cos - slopeZ * sin
    const ownZ = slopeX * sin + slopeZ * cos
    body.rotation.set(-Math.atan(wave.lean * ownZ), yaw, Math.atan(wave.lean * ownX), 'YXZ')
  }
  return level
}
