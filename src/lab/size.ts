import { scenes, type SceneId } from '../scenes/registry.ts'
import { frameOf } from '../theme/posters.ts'
import type { LabSize } from './labStage.tsx'
import type { LabView } from './view.ts'

/** The size of a view's canvas: what the view says, or the window's. */
export function sizeOf({ width, height }: Pick<LabView, 'width' | 'height'>): LabSize {
  return { width: width ?? innerWidth, height: height ?? innerHeight, dpr: devicePixelRatio }
}

/** Seconds at which the poster of a window of this size is taken. */
export function posterTimeOf(scene: SceneId, { width, height }: Pick<LabSize, 'width' | 'height'>): number {
  return scenes[scene].posterTime[frameOf(width, height)]
}
