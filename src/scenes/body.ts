import type { Motion } from '../motion/motionSystem.ts'
import type { Shape } from './shape.ts'
import type { Vec3 } from './vector.ts'

/** An sRGB colour, each value 0 to 1. It is used without colour management, as in CSS. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** One body of a scene. Its index is its place in the scene's list of bodies. */
export interface BodySpec {
  /** Unique in the scene, such as `crystal-3`. */
  name: string
  shape: Shape
  color: Rgb
  /** Factor on the shape, which is about one unit in radius: the body's radius in scene units. */
  radius: number
  position: Vec3
  /** Rotation before any motion: Euler angles in radians, order XYZ. */
  rotation: Vec3
  motion: Motion
  /** Whether it lights the bodies around it. The lamps of a scene must be consecutive in its list of bodies. */
  lamp?: boolean
}

/** A line between two bodies, drawn while they are near each other. */
export interface BodyLink {
  /** Indices of the two bodies. */
  from: number
  to: number
  /** Distance from the centre of a body to its end of the line, in radii of that body. */
  gapFrom: number
  gapTo: number
  color: Rgb
}

/** A line that belongs to no body and stays out of the fog, such as a horizon. */
export interface SkyLine {
  /** Scene units. */
  from: Vec3
  to: Vec3
  color: Rgb
  /** Factor on the brightness at each end. */
  strength: readonly [from: number, to: number]
}
