import { Quaternion, Vector3 } from 'three'
import type { BodySpec } from '../../src/scenes/body.ts'
import { CAMERA, halfHeightAt, type LensShift } from '../../src/scenes/composition.ts'
import type { Shape } from '../../src/scenes/shape.ts'
import { pointKey, type Vec3 } from '../../src/scenes/vector.ts'
import { memoize } from '../../src/shared/lists.ts'
import { poseValue } from './glass.ts'

/** Directions in which an outline is measured. */
const DIRECTIONS = 24

/** The outline of a body on the screen, in half heights of the window from its middle. */
export interface ScreenOutline {
  left: number
  right: number
  bottom: number
  top: number
  /** How far the outline reaches in each of `DIRECTIONS` directions. */
  reaches: readonly number[]
}

const directions = Array.from({ length: DIRECTIONS }, (_, index) => {
  const angle = (index / DIRECTIONS) * 2 * Math.PI
  return [Math.cos(angle), Math.sin(angle)] as const
})

/** Returns the corners of a shape's faces, each once. */
const cornersOf = memoize((shape: Shape): Vec3[] => {
  const all = shape.parts.flatMap(({ triangles }) => triangles.flatMap(({ corners }) => corners))
  return [...new Map(all.map((point) => [pointKey(point), point])).values()]
})

const rotation = new Quaternion()
const corner = new Vector3()

/** Returns the outline of the body `index` of a pose buffer, in a window of this aspect. */
export function outlineOf(
  poses: Float32Array,
  index: number,
  { shape, radius }: BodySpec,
  shift: LensShift,
  aspect: number,
): ScreenOutline {
  rotation.fromArray(poseValue(poses, index, 'rotation'))
  const [x = 0, y = 0, z = 0] = poseValue(poses, index, 'position')
  const reaches = Array.from({ length: DIRECTIONS }, () => -Infinity)
  for (const point of cornersOf(shape)) {
    corner
      .set(...point)
      .multiplyScalar(radius)
      .applyQuaternion(rotation)
    const half = halfHeightAt(CAMERA.z - z - corner.z)
    const across = (x + corner.x) / half + shift[0] * aspect
    const up = (y + corner.y) / half + shift[1]
    for (const [direction, [cos, sin]] of directions.entries()) {
      const reach = across * cos + up * sin
      if (reach > (reaches[direction] ?? 0)) reaches[direction] = reach
    }
  }
  const reach = (quarter: number) => reaches[(quarter * DIRECTIONS) / 4] ?? Number.NaN
  return { right: reach(0), top: reach(1), left: -reach(2), bottom: -reach(3), reaches }
}

/** Returns the width of the gap between two outlines in half heights of the window, negative where they overlap. */
export function gapBetween(a: ScreenOutline, b: ScreenOutline): number {
  const gaps = a.reaches.map((reach, direction) => {
    const opposite = b.reaches[(direction + DIRECTIONS / 2) % DIRECTIONS] ?? Number.NaN
    return -reach - opposite
  })
  return Math.max(...gaps)
}
