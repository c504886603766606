import type { Motion } from '../../motion/field.ts'
import type { Shape } from './shape.ts'
import type { Vec3 } from './vector.ts'

/** A colour as three sRGB values from 0 to 1, used as they are. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** One body of a scene as its layout describes it. Its slot is its place in the layout's list. */
export interface GlassBody {
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
}

/** A line that follows two bodies while they are closer than the scene's reach. */
export interface GlassLink {
  from: number
  to: number
  /** Where the line starts and ends, in radii of the body: a gap, as on a chart. */
  gapFrom: number
  gapTo: number
  color: Rgb
}
