import { PRIORITIES } from './priorities.ts'
import { useBodyFrame, type BodyRef } from './useSceneFrame.ts'

interface OrbitalOptions {
  /** Scene units. */
  radius: number
  /** Radians at t = 0, from +x towards +z. */
  startAngle: number
  /**
   * Radians per second, 0.1 to 0.5: tests/scenes/motions.test.tsx has these. A negative value reverses the
   * direction.
   */
  speed: number
  /** Radians by which the near side of the circle is lower. */
  tilt?: number
}

/** Moves a body on a circle around its base position. */
export function useOrbital(ref: BodyRef, { radius, startAngle, speed, tilt = 0 }: OrbitalOptions): void {
  useBodyFrame(
    ref,
    (body, { time }) => {
      const { position } = body
      body.motion = 'orbital'
      const angle = startAngle + speed * time
      const towardsViewer = radius * Math.sin(angle)
      position.x += radius * Math.cos(angle)
      position.y -= towardsViewer * Math.sin(tilt)
      position.z += towardsViewer * Math.cos(tilt)
    },
    PRIORITIES.motion,
    'useOrbital',
  )
}
