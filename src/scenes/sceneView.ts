import type { RootState } from '@react-three/fiber'
import { clamp } from '../shared/math.ts'
import { grid, textEdge } from '../theme/grid.ts'
import { lensShiftOf } from './camera.ts'
import { isTall } from './composition.ts'
import type { SceneView } from './drawing.ts'

/** Line widths grow with the window's shorter side. The factor is 1 at `reference` CSS pixels, and `min` to `max`. */
const LINE_SCALE = { reference: 900, min: 0.72, max: 1.15 } as const

/** Creates a view for `updateSceneView` to write into. */
export function createSceneView(): SceneView {
  return {
    shiftX: 0,
    shiftY: 0,
    lensX: 0,
    lensY: 0,
    time: 0,
    s: 0,
    shown: 1,
    ringX: 0,
    ringY: 0,
    ringAge: null,
    partner: null,
    mirrored: false,
    dpr: 1,
    width: 1,
    height: 1,
    lineScale: 1,
    textEdge: 0,
    header: 0,
    tall: false,
    open: 0,
    fullWidth: 0,
  }
}

/**
 * Writes the window and the lens of this frame into `view`; `BodyScene` writes the rest. `shiftX` and `shiftY` are the scene's
 * lens shift in NDC.
 */
export function updateSceneView(
  view: SceneView,
  { size, viewport: { dpr }, camera }: Pick<RootState, 'size' | 'viewport' | 'camera'>,
  shiftX: number,
  shiftY: number,
): void {
  const { reference, min, max } = LINE_SCALE
  view.shiftX = shiftX - lensShiftOf(camera, 0)
  view.shiftY = shiftY - lensShiftOf(camera, 1)
  view.lensX = shiftX
  view.lensY = shiftY
  view.dpr = dpr
  view.width = size.width * dpr
  view.height = size.height * dpr
  view.lineScale = dpr * clamp(Math.min(size.width, size.height) / reference, min, max)
  view.textEdge = textEdge(size.width)
  view.header = grid.header * dpr
  view.tall = isTall(size.width / size.height)
}
