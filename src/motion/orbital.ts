import type { Object3D } from 'three'

/** The orbital motion of one body: a circle about the scene's axis, which may lean towards the viewer. */
export interface Orbital {
  readonly type: 'orbital'
  /** Index of the body in its scene's field. */
  readonly index: number
  /** Middle of the circle, scene units; its y is the height of a level orbit. */
  readonly centre: readonly [x: number, y: number, z: number]
  /** Scene units. */
  readonly radius: number
  /** Radians a second, 0.1 to 0.5; negative goes the other way. */
  readonly speed: number
  /** Angle at t = 0, radians, from +x towards the viewer. */
  readonly startAngle: number
  /** Radians by which the near side of the circle lies lower; 0 is level. */
  readonly tilt: number
}

/** Angle about the axis at `t` seconds, in radians. */
function orbitAngle(t: number, { speed, startAngle }: Orbital): number {
  return startAngle + speed * t
}

/** Writes the position; the attitude is the component's, since what orbits here keeps its face to the viewer. */
export function applyOrbital(body: Object3D, orbital: Orbital, t: number): void {
  const { centre, radius, tilt } = orbital
  const angle = orbitAngle(t, orbital)
  const near = radius * Math.sin(angle)
  body.position.set(
    centre[0] + radius * Math.cos(angle),
    centre[1] - near * Math.sin(tilt),
    centre[2] + near * Math.cos(tilt),
  )
}
