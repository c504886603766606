import { scenes } from 'virtual:content/scenes'
import { sceneOf } from '../routes/table.ts'
import { FORCED_COLORS, matchesMedia, REDUCED_MOTION, watchMedia } from '../shared/browser.ts'
import { nextTask } from '../shared/loading.ts'
import type { SiteStore } from '../store/site.ts'
import type { SeekTarget } from '../stage/messages.ts'
import { createBackdropView, watchPixelRatio } from './backdropView.ts'
import { createBackdropController } from './controller.ts'
import { detectWebgl } from '../stage/detectWebgl.ts'
import { deviceConditions } from './policy.ts'
import { followKeyframes } from './posterView.ts'
import { adoptScriptedCss } from './scriptedCss.ts'
import { startStageInPage, startStageWorker } from '../stage/startStage.ts'
import { backdropStatus } from './status.ts'
import { trackKeyframes } from './trackKeyframes.ts'
import { watchIdle } from './watchIdle.ts'
import { watchInput } from './watchInput.ts'

/**
 * Milliseconds from the last resize of the window to the resize of the stage, which reallocates the canvas.
 */
const RESIZE_DEBOUNCE = 120

const isProduction = import.meta.env.MODE === 'production'

/**
 * Returns the page's query, which pictures and tests use. Empty in a production build, where no address has
 * an effect.
 */
function testQuery(): URLSearchParams {
  return new URLSearchParams(isProduction ? '' : location.search)
}

/**
 * `?time=3` stops the scene at 3 seconds of its own time, and `&at=1.5` between its keyframes 1 and 2, for
 * pictures and tests. Returns null without a time.
 */
function targetToStopAt(): SeekTarget | null {
  const query = testQuery()
  const numberOf = (name: string) => Number.parseFloat(query.get(name) ?? '')
  const [time, progress] = [numberOf('time'), numberOf('at')]
  return Number.isFinite(time) ? { time, progress: Number.isFinite(progress) ? progress : null } : null
}

/** Starts the backdrop of this page. Does nothing on a page without the backdrop's element. */
export async function startBackdrop(store: SiteStore): Promise<void> {
  const backdrop = document.getElementById('backdrop')
  if (!backdrop) return
  adoptScriptedCss()
  // Before the controller, so that the stage gets scroll position and progress in one message.
  trackKeyframes(store)
  followKeyframes(store, backdropStatus)
  await nextTask()
  const canTransfer =
    typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
  // `?backdrop=page` runs the stage on the page's thread, for debugging.
  const triesWorker = canTransfer && testQuery().get('backdrop') !== 'page'
  const { webgl, inWorker } = await (triesWorker ? detectWebgl() : detectWebgl(null))
  await nextTask()
  const controller = createBackdropController({
    store,
    status: backdropStatus,
    view: createBackdropView(backdrop, backdropStatus),
    conditions: {
      ...deviceConditions(),
      anyDevice: !isProduction,
      preference: store.getState().motionPreference,
      pressedPlay: store.getState().pressedPlay,
      reducedMotion: matchesMedia(REDUCED_MOTION),
      forcedColors: matchesMedia(FORCED_COLORS),
      webgl,
      hidden: document.hidden,
    },
    sceneOf: (route) => sceneOf(route, scenes),
    startStageWorker: inWorker ? startStageWorker : null,
    startStageInPage,
    stopAt: targetToStopAt(),
  })
  const { update } = controller
  watchMedia(REDUCED_MOTION, (reducedMotion) => update({ reducedMotion }))
  watchMedia(FORCED_COLORS, (forcedColors) => update({ forcedColors }))
  // An element without a size is hidden by a style sheet, for example by the visitor's own.
  const updateHidden = () => update({ hidden: document.hidden || backdrop.clientHeight === 0 })
  document.addEventListener('visibilitychange', updateHidden)
  let timer: ReturnType<typeof setTimeout> | undefined
  const resizeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(controller.resize, RESIZE_DEBOUNCE)
  }
  const onResize = () => {
    updateHidden()
    resizeSoon()
  }
  new ResizeObserver(onResize).observe(backdrop)
  watchPixelRatio(resizeSoon)
  watchInput(controller.setInputPending)
  watchIdle((attended) => update({ attended }))
}
