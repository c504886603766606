import type { Shape } from './shape.ts'

/** An sRGB colour, each value 0 to 1. It is used without colour management, as in CSS. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** How the glass draws a body. */
export interface BodyLook {
  shape: Shape
  color: Rgb
  /** Whether it lights the bodies around it. The lamps of a scene are consecutive in its JSX. */
  lamp?: boolean | undefined
  /** Radius of the outermost mark around it, outside of which links end, in radii of the body. */
  marks?: number | undefined
}
