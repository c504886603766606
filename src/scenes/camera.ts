import { PerspectiveCamera, type Camera } from 'three'
import type { LensShift } from './composition.ts'

/**
 * Moves the camera's vanishing point by `shift` (NDC) without turning it: what stands upright stays upright, and a body
 * beside the middle is not stretched. Does nothing where it stands there already, or for another kind of camera.
 */
export function shiftLens(
  camera: Camera,
  shiftX: number,
  shiftY: number,
  width: number,
  height: number,
): void {
  if (!(camera instanceof PerspectiveCamera)) return
  const offsetX = (-shiftX * width) / 2
  const offsetY = (shiftY * height) / 2
  const { view } = camera
  if (
    view?.enabled &&
    view.offsetX === offsetX &&
    view.offsetY === offsetY &&
    view.fullWidth === width &&
    view.fullHeight === height
  ) {
    return
  }
  camera.setViewOffset(width, height, offsetX, offsetY, width, height)
}

/** The camera's present lens shift along x (0) or y (1), NDC. */
export function lensShiftOf(camera: Camera, axis: 0 | 1): LensShift[number] {
  if (!(camera instanceof PerspectiveCamera) || !camera.view?.enabled) return 0
  const { offsetX, offsetY, fullWidth, fullHeight } = camera.view
  return axis === 0 ? (-2 * offsetX) / fullWidth : (2 * offsetY) / fullHeight
}
