import { Vector3 } from 'three'
import { smoothstep, TAU } from '../shared/math.ts'
import type { Vec3 } from '../shared/vector.ts'

/** Seconds that the sweep takes. */
const SWEEP_TIME = 2.4
/** Radians that the light moves aside, and to each side of that line. */
const ASIDE = (25 * Math.PI) / 180
const ACROSS = (6 * Math.PI) / 180

/**
 * Returns a function that writes the direction towards the light, `seconds` after a scene has appeared. The
 * light moves once around a flat loop, so that a glint crosses the glass. Before and after that it has the
 * given direction.
 */
export function createLightSweep(direction: Vec3): (out: Vector3, seconds: number) => void {
  const forward = new Vector3(...direction)
  const right = new Vector3(0, 1, 0).cross(forward).normalize()
  const up = forward.clone().cross(right).normalize()
  const axis = new Vector3()
  return (out, seconds) => {
    const angle = TAU * smoothstep(0, SWEEP_TIME, seconds)
    axis.copy(up).multiplyScalar((ASIDE / 2) * (1 - Math.cos(angle)))
    axis.addScaledVector(right, -ACROSS * Math.sin(angle))
    const away = axis.length()
    out.copy(forward).applyAxisAngle(axis.normalize(), away)
  }
}
