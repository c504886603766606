import { Vector3, type BufferGeometry, type Mesh } from 'three'
import { LAYER } from '../../src/engine/index.ts'
import type { Body } from '../../src/motion/body.ts'
import { lensShiftOf } from '../../src/engine/camera.ts'
import { CAMERA, halfHeightAt } from '../../src/motion/composition.ts'
import { pointKey, type Vec3 } from '../../src/shared/vector.ts'
import { memoize } from '../../src/shared/lists.ts'
import type { RenderedScene } from './renderScene.tsx'

/** Directions in which an outline is measured. */
const DIRECTIONS = 24

const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index / DIRECTIONS) * 2 * Math.PI)
const cosines = angles.map(Math.cos)
const sines = angles.map(Math.sin)

/** Returns the points of a geometry, each once. */
export const pointsOf = memoize((geometry: BufferGeometry): Vec3[] => {
  const { array = [] } = geometry.attributes['position'] ?? {}
  const all = Array.from({ length: array.length / 3 }, (_, at): Vec3 => [
    array[3 * at]!,
    array[3 * at + 1]!,
    array[3 * at + 2]!,
  ])
  return [...new Map(all.map((point) => [pointKey(point), point])).values()]
})

/** Returns the meshes of a body's faces. */
export const facesIn = (body: Body): Mesh[] =>
  (body.children as Mesh[]).filter(({ renderOrder }) => renderOrder === LAYER.faces)

const corner = new Vector3()

/**
 * Returns the outline of a body in the frame of its scene that was drawn last, in half heights of the window
 * from its middle: its sides, and in `reaches` how far it reaches in each of `DIRECTIONS` directions.
 */
export function outlineOf({ state }: RenderedScene, body: Body) {
  const { camera, size } = state()
  const aspect = size.width / size.height
  const [shiftX, shiftY] = [lensShiftOf(camera, 0), lensShiftOf(camera, 1)]
  body.updateWorldMatrix(true, true)
  const reaches = Array.from({ length: DIRECTIONS }, () => -Infinity)
  for (const { geometry, matrixWorld } of facesIn(body))
    for (const point of pointsOf(geometry)) {
      corner.set(...point).applyMatrix4(matrixWorld)
      const half = halfHeightAt(CAMERA.z - corner.z)
      const across = corner.x / half + shiftX * aspect
      const up = corner.y / half + shiftY
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
