import { PRIORITIES } from './priorities.ts'
import { useBodyFrame, type BodyRef } from './useSceneFrame.ts'
import { sampleWave, type WaveSample, type WaveSurface } from './wave.ts'

/** Reused by all bodies, so that a frame allocates nothing. */
const sample: WaveSample = { elevation: 0, slopeX: 0, slopeZ: 0 }

interface WaveOptions {
  /** How far the body leans with the slope: 0 keeps it upright, 1 makes it perpendicular to the surface. */
  lean?: number
  /** Whether the body's base position is its place at t = 0. Otherwise it is its place on still water. */
  startsAtBase?: boolean
}

/** Lets a body ride a wave: it follows the height of the surface at its base position. */
export function useWave(
  ref: BodyRef,
  surface: WaveSurface,
  { lean = 0, startsAtBase = false }: WaveOptions = {},
): void {
  useBodyFrame(
    ref,
    (body, { time }) => {
      body.motion = 'wave'
      const { x, z } = body.basePosition
      const start = startsAtBase ? sampleWave(sample, surface, x, z, 0).elevation : 0
      const { elevation, slopeX, slopeZ } = sampleWave(sample, surface, x, z, time)
      body.elevation = elevation
      body.motionOffsetY = surface.amplitude * (elevation - start)
      body.position.y += body.motionOffsetY
      if (lean === 0) return
      // With the order YXZ the lean is about the axes of the body after its yaw, so the slope is rotated to
      // these axes.
      const yaw = body.baseRotation.y
      const cos = Math.cos(yaw)
      const sin = Math.sin(yaw)
      const alongX = slopeX * cos - slopeZ * sin
      const alongZ = slopeX * sin + slopeZ * cos
      body.rotation.set(-Math.atan(lean * alongZ), yaw, Math.atan(lean * alongX), 'YXZ')
    },
    PRIORITIES.motion,
    'useWave',
  )
}
