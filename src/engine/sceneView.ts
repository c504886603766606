import type { RootState } from '@react-three/fiber'
import { clamp } from '../shared/math.ts'
import { textEdge } from '../theme/grid.ts'
import { isTall } from '../motion/layout.ts'

/**
 * Line widths grow with the window's shorter side. The factor is 1 at `reference` CSS pixels, and `min` to
 * `max`.
 */
const LINE_SCALE = { reference: 900, min: 0.72, max: 1.15 } as const

/** Creates a view for `updateSceneView` to write into. */
export function createSceneView() {
  return {
    /** View offset of this scene, NDC. */
    viewOffsetX: 0,
    viewOffsetY: 0,
    /** Seconds of the scene's own time. */
    time: 0,
    /** Where the page stands between its keyframes. */
    progress: 0,
    /** How far the scene has entered: 0 to 1. */
    entered: 1,
    /** Device pixels per CSS pixel. */
    dpr: 1,
    /** Size of the drawing buffer, device pixels. */
    width: 1,
    height: 1,
    /** Factor on line widths, in device pixels. */
    lineScale: 1,
    /** Right edge of the page's text, NDC. */
    textEdge: 0,
    /** Whether the layout is `tablet` or `tall`. */
    tall: false,
  }
}

/** The window and the view offset, as the shaders of a scene need them. */
export type SceneView = ReturnType<typeof createSceneView>

/**
 * Writes the window and the view offset of this frame into `view`; `Scene` writes the rest. `viewOffsetX` and
 * `viewOffsetY` are the scene's view offset in NDC.
 */
export function updateSceneView(
  view: SceneView,
  { size, viewport: { dpr } }: Pick<RootState, 'size' | 'viewport'>,
  viewOffsetX: number,
  viewOffsetY: number,
): void {
  const { reference, min, max } = LINE_SCALE
  view.viewOffsetX = viewOffsetX
  view.viewOffsetY = viewOffsetY
  view.dpr = dpr
  view.width = size.width * dpr
  view.height = size.height * dpr
  view.lineScale = dpr * clamp(Math.min(size.width, size.height) / reference, min, max)
  view.textEdge = textEdge(size.width)
  view.tall = isTall(size.width / size.height)
}
