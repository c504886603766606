import type { StageSize } from '../backdrop/messages.ts'
import type { LabView } from './view.ts'

/** Returns the size of a view's canvas. A side that the view does not set is the window's. */
export function sizeOf({ width, height }: Pick<LabView, 'width' | 'height'>): StageSize {
  return { width: width ?? innerWidth, height: height ?? innerHeight, dpr: devicePixelRatio }
}
