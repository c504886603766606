import { Vector3 } from 'three'
import type { Body3D } from '../../src/motion/Body3D.ts'
import { lensShiftOf } from '../../src/engine/camera.ts'
import { CAMERA, halfHeightAt } from '../../src/motion/composition.ts'
import type { Shape } from '../../src/engine/shape.ts'
import { pointKey, type Vec3 } from '../../src/shared/vector.ts'
import { memoize } from '../../src/shared/lists.ts'
import type { RenderedScene } from './renderScene.tsx'

/** Directions in which an outline is measured. */
const DIRECTIONS = 24

const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
const cosines = angles.map(Math.cos)
const sines = angles.map(Math.sin)

/** Returns the corners of a shape's faces, each once. */
export const cornersOf = memoize((shape: Shape): Vec3[] => {
  const all = shape.parts.flatMap(({ triangles }) => triangles.flatMap(({ corners }) => corners))
  return [...new Map(all.map((point) => [pointKey(point), point])).values()]
})

const corner = new Vector3()

/**
 * Returns the outline of a body in the frame of its scene that was drawn last, in half heights of the window
 * from its middle: its sides, and in `reaches` how far it reaches in each of `DIRECTIONS` directions.
 */
export function outlineOf({ state }: RenderedScene, body: Body3D) {
  const { camera, size } = state()
  const aspect = size.width / size.height
  const [shiftX, shiftY] = [lensShiftOf(camera, 0), lensShiftOf(camera, 1)]
  const { shape } = body.userData as { shape: Shape }
  const { x, y, z } = body.position
  const reaches = Array.from({ length: DIRECTIONS }, () => -Infinity)
  for (const point of cornersOf(shape)) {
    corner
      .set(...point)
      .multiplyScalar(body.scale.x)
      .applyQuaternion(body.quaternion)
    const half = halfHeightAt(CAMERA.z - z - corner.z)
    const across = (x + corner.x) / half + shiftX * aspect
    const up = (y + corner.y) / half + shiftY
    for (let direction = 0; direction < DIRECTIONS; direction += 1) {
      const reach = across * cosines[direction]! + up * sines[direction]!
      if (reach > reaches[direction]!) reaches[direction] = reach
    }
  }
  const reach = (quarter: number) => reaches[(quarter * DIRECTIONS) / 4] ?? Number.NaN
  return { right: reach(0), top: reach(1), left: -reach(2), bottom: -reach(3), reaches }
}

type Outline = ReturnType<typeof outlineOf>

/**
 * Returns the width of the gap between two outlines in half heights of the window, negative where they
 * overlap.
 */
export function gapBetween(a: Outline, b: Outline): number {
  const gaps = a.reaches.map((reach, direction) => {
    const opposite = b.reaches[(direction + DIRECTIONS / 2) % DIRECTIONS] ?? Number.NaN
    return -reach - opposite
  })
  return Math.max(...gaps)
}
