import type { Vector3 } from 'three'
import { smoothstep, TAU } from '../../shared/math.ts'
import { cross, normalise, type Vec3 } from './vector.ts'

/** Seconds that the sweep takes. */
const SWEEP_TIME = 2.4
/** Radians that the light moves aside, and to each side of that line. */
const ASIDE = (25 * Math.PI) / 180
const ACROSS = (6 * Math.PI) / 180

/**
 * Returns a function that writes the direction towards the light, `seconds` after a scene has appeared. The light moves
 * once around a flat loop, so that a glint crosses the glass. Before and after that it has the given direction.
 */
export function createLightSweep(direction: Vec3): (out: Vector3, seconds: number) => void {
  const forward = normalise(direction)
  const right = normalise(cross([0, 1, 0], forward))
  const up = cross(forward, right)
  const length = Math.hypot(...direction)
  return (out, seconds) => {
    const angle = TAU * smoothstep(0, SWEEP_TIME, seconds)
    if (!(angle > 0 && angle < TAU)) {
      out.set(direction[0], direction[1], direction[2])
      return
    }
    const aside = (ASIDE / 2) * (1 - Math.cos(angle))
    const across = ACROSS * Math.sin(angle)
    const away = Math.hypot(aside, across)
    const ahead = length * Math.cos(away)
    const tilt = (length * Math.sin(away)) / Math.max(1e-9, away)
    out.set(
      forward[0] * ahead + (right[0] * aside + up[0] * across) * tilt,
      forward[1] * ahead + (right[1] * aside + up[1] * across) * tilt,
      forward[2] * ahead + (right[2] * aside + up[2] * across) * tilt,
    )
  }
}
