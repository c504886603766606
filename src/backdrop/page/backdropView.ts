import { MAX_DPR } from '../messages.ts'
import type { BackdropView } from './conductor.ts'
import type { BackdropStatus, StatusStore } from './status.ts'

/** Pixels of the canvas at most: the pixel ratio of larger windows is lowered. A 2560 x 1440 window has 3.7 million. */
const MAX_PIXELS = 4_000_000

/** The element, inside the backdrop, that holds the poster and the canvas above it. */
const STAGE_ID = 'stage'

/**
 * Wraps the backdrop's element. Its attributes follow the status, for the style sheet and for tests: `data-shown` on a
 * canvas with a frame, `data-still` where the poster replaces it, `data-time` once `?time=` has been reached.
 */
export function createBackdropView(host: HTMLElement, status: StatusStore): BackdropView {
  let canvas: HTMLCanvasElement | null = null
  const applyStatus = ({ level, drawn, seekedTo }: BackdropStatus) => {
    canvas?.toggleAttribute('data-shown', drawn)
    host.toggleAttribute('data-still', level === 'poster')
    if (seekedTo !== null) host.dataset['time'] = String(seekedTo)
  }
  status.subscribe(applyStatus)
  return {
    measure() {
      const { clientWidth: width, clientHeight: height } = host
      const maxDpr = Math.sqrt(MAX_PIXELS / Math.max(1, width * height))
      return { width, height, dpr: Math.min(devicePixelRatio || 1, MAX_DPR, maxDpr) }
    },
    addCanvas() {
      canvas = document.createElement('canvas')
      const stage = document.getElementById(STAGE_ID) ?? host
      stage.append(canvas)
      return canvas
    },
    removeCanvas() {
      canvas?.remove()
      canvas = null
    },
  }
}
