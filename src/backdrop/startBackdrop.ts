import { FORCED_COLORS, matchesMedia, REDUCED_MOTION, watchMedia } from '../shared/media.ts'
import type { SiteStore } from '../store/site.ts'
import { deviceFacts } from './browserFacts.ts'
import { conduct, type BackdropPlace } from './conductor.ts'
import { findWebgl } from './findWebgl.ts'
import { startInPage } from './inPage.ts'
import { MAX_DPR } from './messages.ts'
import { startWorker } from './startWorker.ts'
import { backdropStatus } from './status.ts'

/** Pixels of the canvas at most: beyond, the ratio is lowered, since nobody sees the difference. */
const MOST_PIXELS = 4_000_000
/** Milliseconds that resizing must rest before the scene follows. */
const RESIZE_REST = 120

/** The backdrop's element, which the build writes into every page behind the root. */
const HOST = 'backdrop'
/** The part of it that holds the poster and, over that, the canvas. */
const STAGE = 'stage'

function placeIn(host: HTMLElement): BackdropPlace {
  let canvas: HTMLCanvasElement | null = null
  return {
    measure() {
      const { clientWidth: width, clientHeight: height } = host
      const most = Math.sqrt(MOST_PIXELS / Math.max(1, width * height))
      return { width, height, dpr: Math.min(devicePixelRatio || 1, MAX_DPR, most) }
    },
    addCanvas() {
      canvas = document.createElement('canvas')
      ;(document.getElementById(STAGE) ?? host).append(canvas)
      return canvas
    },
    removeCanvas() {
      canvas?.remove()
      canvas = null
    },
    setShown: (shown) => canvas?.toggleAttribute('data-shown', shown),
    setStill: (still) => host.toggleAttribute('data-still', still),
    setTime: (time) => host.setAttribute('data-time', String(time)),
  }
}

/** `?backdrop=page` keeps the scene in the page, to debug it there. */
function wantsPage(): boolean {
  return new URLSearchParams(location.search).get('backdrop') === 'page'
}

/** `?time=3` stops the scene at that second of its own time, for pictures and tests. */
function wantedTime(): number | null {
  const time = Number.parseFloat(new URLSearchParams(location.search).get('time') ?? '')
  return Number.isFinite(time) ? time : null
}

/** Calls back whenever the device's pixel ratio changes: zoom, or a window moved to another screen. */
function watchPixelRatio(changed: () => void): void {
  const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  query.addEventListener(
    'change',
    () => {
      changed()
      watchPixelRatio(changed)
    },
    { once: true },
  )
}

/** Starts the backdrop of this page, and reports to it what the browser knows and what changes. */
export async function startBackdrop(store: SiteStore): Promise<void> {
  const host = document.getElementById(HOST)
  if (!host) return
  const canTransfer =
    typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
  const { webgl, inWorker } = await (canTransfer && !wantsPage() ? findWebgl() : findWebgl(null))
  const conductor = conduct({
    store,
    status: backdropStatus,
    place: placeIn(host),
    facts: {
      ...deviceFacts(),
      preference: store.getState().motion,
      reducedMotion: matchesMedia(REDUCED_MOTION),
      forcedColors: matchesMedia(FORCED_COLORS),
      webgl,
      hidden: document.hidden,
    },
    startWorker: inWorker ? startWorker : null,
    startInPage,
    stopAt: wantedTime(),
  })
  watchMedia(REDUCED_MOTION, (reducedMotion) => conductor.update({ reducedMotion }))
  watchMedia(FORCED_COLORS, (forcedColors) => conductor.update({ forcedColors }))
  document.addEventListener('visibilitychange', () => conductor.update({ hidden: document.hidden }))
  let resting: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(resting)
    resting = setTimeout(conductor.resize, RESIZE_REST)
  }
  new ResizeObserver(settle).observe(host)
  watchPixelRatio(settle)
}
