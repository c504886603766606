import type { Object3D } from 'three'

/** Orbital motion: a circle about the y axis, optionally tilted towards the viewer. */
export interface Orbital {
  readonly type: 'orbital'
  /** Index of the body in its scene. */
  readonly index: number
  /** Centre of the circle, scene units. */
  readonly centre: readonly [x: number, y: number, z: number]
  /** Of the circle, scene units. */
  readonly radius: number
  /** Radians per second. The site's specification asks for 0.1 to 0.5. A negative value reverses the direction. */
  readonly speed: number
  /** Angle at t = 0 in radians, from +x towards +z. */
  readonly startAngle: number
  /** Angle in radians by which the near side of the circle is lower. 0 is horizontal. */
  readonly tilt: number
}

/** Writes the body's position at `t` seconds. */
export function applyOrbital(body: Object3D, orbital: Orbital, t: number): void {
  const { centre, radius, speed, startAngle, tilt } = orbital
  const angle = startAngle + speed * t
  const towardsViewer = radius * Math.sin(angle)
  body.position.set(
    centre[0] + radius * Math.cos(angle),
    centre[1] - towardsViewer * Math.sin(tilt),
    centre[2] + towardsViewer * Math.cos(tilt),
  )
}
