import type { Motion } from '../motion/motionSystem.ts'
import type { Shape } from './shape.ts'
import type { Vec3 } from './vector.ts'

/** A colour as three sRGB values from 0 to 1, used as they are. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** One body of a scene as its layout describes it. Its index is its place in the layout's list. */
export interface BodySpec {
  /** Unique within the scene, such as `crystal-3`. */
  name: string
  shape: Shape
  color: Rgb
  /** Scene units; shapes are about one unit in radius. */
  radius: number
  position: Vec3
  /** Attitude before any motion: Euler angles in radians, order XYZ. */
  rotation: Vec3
  motion: Motion
  /** Throws light on the bodies round it. Lamps stand together in the layout's list. */
  lamp?: boolean
}

/** A line that follows two bodies while they are closer than the scene's reach. */
export interface BodyLink {
  from: number
  to: number
  /** Where the line starts and ends, in radii of the body: a gap, as on a chart. */
  gapFrom: number
  gapTo: number
  color: Rgb
}

/** A line that stands in the scene by itself and does not sink into the fog, such as a horizon. */
export interface SkyLine {
  /** Scene units. */
  from: Vec3
  to: Vec3
  color: Rgb
  /** Brightness at either end. */
  strength: readonly [number, number]
}
