import type { Size } from '@react-three/fiber'
import { PerspectiveCamera, type Camera } from 'three'
import type { ViewOffset } from '../motion/layout.ts'

/**
 * Moves the camera's vanishing point to the scene's view offset (x, y), for a window of `width` by `height`
 * CSS pixels. The camera does not turn, so vertical lines stay vertical. Does nothing for another camera than
 * a PerspectiveCamera.
 */
export function applyViewOffset(camera: Camera, x: number, y: number, { width, height }: Size): void {
  if (camera instanceof PerspectiveCamera)
    camera.setViewOffset(width, height, (-x * width) / 2, (y * height) / 2, width, height)
}

/** Returns the camera's view offset along x (0) or y (1), NDC. Returns 0 for a camera without a shift. */
export function viewOffsetOf(camera: Camera, axis: 0 | 1): ViewOffset[number] {
  if (!(camera instanceof PerspectiveCamera) || !camera.view?.enabled) return 0
  const { offsetX, offsetY, fullWidth, fullHeight } = camera.view
  return axis === 0 ? (-2 * offsetX) / fullWidth : (2 * offsetY) / fullHeight
}
