import type { Object3D } from 'three'

/** One train of plane waves in the xz plane. */
export interface WaveTrain {
  /** Fraction of the surface's amplitude. The fractions of all trains sum to 1. */
  readonly fraction: number
  /** Scene units from crest to crest. */
  readonly wavelength: number
  /** Direction of travel in radians: 0 is +z, a quarter turn is +x. */
  readonly heading: number
  /** Angular frequency in radians per second. The crests move with `speed` * `wavelength` / 2 pi. */
  readonly speed: number
  /** Phase at the origin at t = 0, in radians. */
  readonly phase: number
}

/** A moving surface, the sum of its wave trains. */
export interface WaveSurface {
  /** Height of a crest above still water, scene units. */
  readonly amplitude: number
  readonly trains: readonly WaveTrain[]
}

/** Wave motion: the body follows the height of a surface. */
export interface Wave {
  readonly type: 'wave'
  /** Index of the body in its scene. */
  readonly index: number
  readonly surface: WaveSurface
  /** Point of the surface whose height the body follows, scene units. */
  readonly at: readonly [x: number, z: number]
  /** `position.y` of the body on still water, scene units. */
  readonly rest: number
  /** How far the body leans with the slope: 0 keeps it upright, 1 makes it perpendicular to the surface. */
  readonly lean: number
}

/** Amplitude of the site's specification, scene units. */
export const DEFAULT_AMPLITUDE = 5

/** A surface at one point and time. */
export interface WaveSample {
  /** Height above still water as a fraction of the amplitude, -1 to 1. */
  elevation: number
  /** Slope of the surface along x and z, in scene units per scene unit. */
  slopeX: number
  slopeZ: number
}

/** Writes the surface at (x, z) and `t` seconds into `out` and returns it. Allocates nothing. */
export function sampleWave(
  out: WaveSample,
  { amplitude, trains }: WaveSurface,
  x: number,
  z: number,
  t: number,
): WaveSample {
  let elevation = 0
  let slopeX = 0
  let slopeZ = 0
  // `for...of` would allocate an iterator for each body and frame.
  for (let index = 0; index < trains.length; index += 1) {
    const train = trains[index]
    if (!train) break
    const waveNumber = (2 * Math.PI) / train.wavelength
    const alongX = Math.sin(train.heading)
    const alongZ = Math.cos(train.heading)
    const phase = waveNumber * (x * alongX + z * alongZ) - train.speed * t + train.phase
    elevation += train.fraction * Math.sin(phase)
    const steepness = amplitude * train.fraction * waveNumber * Math.cos(phase)
    slopeX += steepness * alongX
    slopeZ += steepness * alongZ
  }
  out.elevation = elevation
  out.slopeX = slopeX
  out.slopeZ = slopeZ
  return out
}

/** Reused by all bodies, so that a frame allocates nothing. */
const sample: WaveSample = { elevation: 0, slopeX: 0, slopeZ: 0 }

/** Writes `position.y`, and `rotation.x` and `rotation.z` if the body leans. Returns the wave's elevation, -1 to 1. */
export function applyWave(body: Object3D, wave: Wave, t: number): number {
  const { elevation, slopeX, slopeZ } = sampleWave(sample, wave.surface, wave.at[0], wave.at[1], t)
  body.position.y = wave.rest + wave.surface.amplitude * elevation
  if (wave.lean !== 0) {
    // With the order YXZ the lean is about the axes of the body after its yaw, so the slope is rotated to these axes.
    const yaw = body.rotation.y
    const cos = Math.cos(yaw)
    const sin = Math.sin(yaw)
    const ownX = slopeX * cos - slopeZ * sin
    const ownZ = slopeX * sin + slopeZ * cos
    body.rotation.set(-Math.atan(wave.lean * ownZ), yaw, Math.atan(wave.lean * ownX), 'YXZ')
  }
  return elevation
}
