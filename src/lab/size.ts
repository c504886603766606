import type { LabSize } from './labStage.tsx'
import type { LabView } from './view.ts'

/** The size of a view's canvas: what the view says, or the window's. */
export function sizeOf({ width, height }: Pick<LabView, 'width' | 'height'>): LabSize {
  return { width: width ?? innerWidth, height: height ?? innerHeight, dpr: devicePixelRatio }
}
