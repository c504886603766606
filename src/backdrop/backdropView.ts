import { showsPoster, type StatusStore } from './status.ts'

/** Largest pixel ratio at which scenes are drawn. */
export const MAX_DPR = 2
/**
 * Most device pixels of a canvas. Larger windows get a lower pixel ratio. A 2560 x 1440 window has 3.7
 * million.
 */
const MAX_PIXELS = 4_000_000

/**
 * Creates the view of the element `backdrop`, and sets attributes for the style sheet and for tests:
 * `data-shown` on a canvas that has a frame, `data-still` on a backdrop that shows the poster, `data-time`
 * after `?time=`.
 */
export function createBackdropView(backdrop: HTMLElement, status: StatusStore) {
  let canvas: HTMLCanvasElement | null = null
  status.subscribe((now) => {
    canvas?.toggleAttribute('data-shown', now.hasFrame)
    backdrop.toggleAttribute('data-still', showsPoster(now))
    if (now.seekedTo !== null) backdrop.dataset['time'] = String(now.seekedTo)
  })
  return {
    /** Returns the size that the canvas should have. */
    measure() {
      const { clientWidth: width, clientHeight: height } = backdrop
      const maxDpr = Math.sqrt(MAX_PIXELS / Math.max(1, width * height))
      return { width, height, dpr: Math.min(devicePixelRatio || 1, MAX_DPR, maxDpr) }
    },
    /** Whether the page mirrors the canvas. */
    isMirrored: () => document.documentElement.dir === 'rtl',
    /** Adds a new canvas below the poster, which adds its light to it while it fades. */
    addCanvas() {
      canvas = document.createElement('canvas')
      const stage = document.getElementById('stage') ?? backdrop
      stage.prepend(canvas)
      // Only this hides the poster over a canvas. A copy of the page has no animations and an empty canvas.
      // It is hidden: one that blends makes frames a tenth slower, even if it is transparent.
      stage.animate({ '--still': ['hidden', 'hidden'] }, { duration: 1, fill: 'forwards' })
      return canvas
    },
    removeCanvas() {
      canvas?.remove()
      canvas = null
    },
  }
}

/**
 * Calls `onChange` when the device's pixel ratio changes: by zooming, or by moving the window to another
 * screen.
 */
export function watchPixelRatio(onChange: () => void): void {
  // A query matches one pixel ratio only, so each change needs a new query.
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  query.addEventListener(
    'change',
    () => {
      onChange()
      watchPixelRatio(onChange)
    },
    { once: true },
  )
}
