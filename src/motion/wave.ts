/** A plane wave in the xz plane. */
export interface PlaneWave {
  /** Fraction of the surface's amplitude. The fractions of all waves sum to 1. */
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

/** A moving surface, the sum of its waves. */
export interface WaveSurface {
  /** Height of a crest above still water, scene units. */
  readonly amplitude: number
  readonly waves: readonly PlaneWave[]
}

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
  { amplitude, waves }: WaveSurface,
  x: number,
  z: number,
  t: number,
): WaveSample {
  let elevation = 0
  let slopeX = 0
  let slopeZ = 0
  // `for...of` would allocate an iterator for each body and frame.
  for (let index = 0; index < waves.length; index += 1) {
    const wave = waves[index]
    if (!wave) break
    const waveNumber = (2 * Math.PI) / wave.wavelength
    const alongX = Math.sin(wave.heading)
    const alongZ = Math.cos(wave.heading)
    const phase = waveNumber * (x * alongX + z * alongZ) - wave.speed * t + wave.phase
    elevation += wave.fraction * Math.sin(phase)
    const steepness = amplitude * wave.fraction * waveNumber * Math.cos(phase)
    slopeX += steepness * alongX
    slopeZ += steepness * alongZ
  }
  out.elevation = elevation
  out.slopeX = slopeX
  out.slopeZ = slopeZ
  return out
}
