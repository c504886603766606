import { NO_SCENE, type RouteId } from '../routes/table.ts'
import type { SiteStore } from '../store/site.ts'
import { STAGE_KEYS, stageStateOf, type StageState } from '../store/stageState.ts'
import type { FromStage, SeekTarget } from '../stage/messages.ts'
import type { createBackdropView } from './backdropView.ts'
import { canRun, decideLevel, isIdle, type BackdropConditions } from './policy.ts'
import type { StageLink, startStageInPage } from '../stage/startStage.ts'
import type { StatusStore } from './status.ts'

export interface ControllerOptions {
  store: SiteStore
  status: StatusStore
  view: ReturnType<typeof createBackdropView>
  conditions: Omit<BackdropConditions, 'failed' | 'slow' | 'started' | 'attended' | 'bare'>
  /** Returns the scene of a route's page. */
  sceneOf: (route: RouteId) => string
  /** Null if workers have no WebGL. Throws if the browser refuses the worker. */
  startStageWorker: typeof startStageInPage | null
  startStageInPage: typeof startStageInPage
  /** The moment at which the scene stops once it is drawn. Null lets it run. */
  stopAt: SeekTarget | null
}

/**
 * Runs the backdrop of one page: applies the policy to the conditions, starts the stage the first time that
 * the level is `animated`, and sends it changes of the page. Closes a stage that fails, logs one error and
 * starts no other stage.
 */
export function createBackdropController(options: ControllerOptions) {
  const { store, status, view, sceneOf, startStageWorker, startStageInPage, stopAt } = options
  const conditions: BackdropConditions = {
    ...options.conditions,
    failed: false,
    slow: false,
    started: false,
    attended: true,
    bare: sceneOf(store.getState().route) === NO_SCENE,
  }
  // In production the visitor has pressed Play, and frames adapt.
  const software = conditions.anyDevice && conditions.webgl === 'software'
  const measure = () => {
    const size = view.measure()
    // Software takes too long for more pixels.
    return software ? { ...size, dpr: Math.min(size.dpr, 1) } : size
  }
  let link: StageLink | null = null
  let playing = false
  /** The state that the stage has. */
  let sent: StageState | null = null

  const fail = (reason: string) => {
    if (conditions.failed) return
    console.error(`The backdrop has stopped: ${reason}`)
    link?.close()
    link = null
    view.removeCanvas()
    status.setState({ hasFrame: false })
    update({ failed: true })
  }

  /**
   * Sends the state, unless the stage has it: several values often change at once, each with its own
   * notification.
   */
  const sendState = () => {
    const state = stageStateOf(store.getState())
    const changed = STAGE_KEYS.filter((key) => state[key] !== sent?.[key])
    sent = state
    if (changed.length > 0)
      link?.send({ type: 'state', state: Object.fromEntries(changed.map((key) => [key, state[key]])) })
  }

  const receive = (message: FromStage) => {
    if (conditions.failed) return
    switch (message.type) {
      case 'firstFrame':
        status.setState({ hasFrame: true })
        if (stopAt !== null) {
          link?.send({ type: 'play', playing: false })
          link?.send({ type: 'seek', target: stopAt })
        }
        break
      case 'contextLost':
        status.setState({ hasFrame: false })
        break
      case 'slow':
        update({ slow: true })
        break
      case 'seeked':
        status.setState({ seekedTo: message.time })
        break
      case 'failed':
        fail(message.reason)
        break
    }
  }

  const sendStart = (canvas: OffscreenCanvas | HTMLCanvasElement, transfer?: Transferable[]) => {
    sent = stageStateOf(store.getState())
    const mirrored = view.isMirrored()
    link?.send({ type: 'start', canvas, size: measure(), state: sent, playing, mirrored, software }, transfer)
  }

  const startStage = () => {
    conditions.started = true
    try {
      if (startStageWorker) {
        link = startStageWorker(receive)
        const canvas = view.addCanvas().transferControlToOffscreen()
        sendStart(canvas, [canvas])
      } else {
        link = startStageInPage(receive)
        sendStart(view.addCanvas())
      }
    } catch (error) {
      fail(String(error))
    }
  }

  /** Applies changed conditions. */
  const update = (changed: Partial<BackdropConditions>) => {
    Object.assign(conditions, changed)
    const wasPlaying = playing
    playing = decideLevel(conditions) === 'animated' && !isIdle(conditions)
    if (playing && !conditions.started) {
      startStage()
    } else if (playing !== wasPlaying) {
      // While the stage is paused, the subscription below sends changes of the route only.
      if (playing) sendState()
      link?.send({ type: 'play', playing })
    }
    status.setState({ level: decideLevel(conditions), canRun: canRun(conditions) })
  }

  store.subscribe((state, before) => {
    const { motionPreference: preference, pressedPlay } = state
    if (preference !== before.motionPreference || pressedPlay !== before.pressedPlay)
      update({ preference, pressedPlay })
    if (state.route !== before.route) update({ bare: sceneOf(state.route) === NO_SCENE })
    // The stage keeps its scene while a page has none.
    if (!conditions.bare && (playing || state.route !== before.route)) sendState()
  })
  update({})
  return {
    update,
    /** Sends the view's size to the stage. Call it after the size or the pixel ratio has changed. */
    resize: () => link?.send({ type: 'size', size: measure() }),
    /** Tells the stage whether the page has input to handle, see `watchInput`. */
    setInputPending: (held: boolean) => link?.send({ type: 'hold', held }),
  }
}
