import { NO_SCENE, type RouteId } from '../routes/table.ts'
import type { SiteStore } from '../store/site.ts'
import { STAGE_KEYS, stageStateOf } from '../stage/messages.ts'
import type { FromStage, SeekMoment, StageState } from '../stage/messages.ts'
import type { createBackdropView } from './backdropView.ts'
import { createHeartbeat, createWatchdog } from './watchdog.ts'
import { canRun, decideLevel, isDozing, type BackdropConditions } from './policy.ts'
import type { StageLink, startStageInPage } from '../stage/startStage.ts'
import type { StatusStore } from './status.ts'

/** Milliseconds of playing time after which a stage without a first frame has failed. */
export const FIRST_FRAME_TIMEOUT = 20_000
/**
 * Milliseconds of playing time after which a stage that lost its WebGL context, and draws no frame, is
 * closed.
 */
export const RECOVERY_TIMEOUT = 4000
/**
 * Milliseconds after a change of scene in which the stage has to draw a frame. Then the poster is shown until
 * it does: a stage that has died shows the scene of an earlier page, and the heartbeat takes a minute to
 * notice.
 */
export const SCENE_TIMEOUT = 1500
/** Stages that a page starts at most: the second one replaces the first whose WebGL context stays lost. */
const MOST_STAGES = 2

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
  stopAt: SeekMoment | null
}

/**
 * Runs the backdrop of one page: applies the policy to the conditions, starts the stage the first time that
 * the level is `animated`, and sends it changes of the page. Closes a stage that fails, logs one error and
 * starts no other stage. A WebGL context that stays lost is the exception: once, a new stage with a new
 * canvas replaces the old one.
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
  let stagesStarted = 0
  let playing = false
  let dozing = false
  /** The state that the stage has. */
  let sent: StageState | null = null
  let sceneTimer: ReturnType<typeof setTimeout> | undefined

  const sceneIsDrawn = () => {
    clearTimeout(sceneTimer)
    sceneTimer = undefined
    status.setState({ isLate: false })
  }
  const expectScene = () => {
    sceneTimer ??= setTimeout(() => status.setState({ isLate: true }), SCENE_TIMEOUT)
  }
  const closeStage = () => {
    watchdog.stop()
    link?.close()
    link = null
    heartbeat.setBeating(false)
    view.removeCanvas()
    sceneIsDrawn()
    status.setState({ hasFrame: false })
  }
  const fail = (reason: string) => {
    if (conditions.failed) return
    console.error(`The backdrop has stopped: ${reason}`)
    closeStage()
    update({ failed: true })
  }
  const replaceLostStage = () => {
    if (stagesStarted === MOST_STAGES) {
      fail('its WebGL context was lost and did not come back')
      return
    }
    closeStage()
    startStage()
  }
  const watchdog = createWatchdog()
  const heartbeat = createHeartbeat(
    () => link?.send({ type: 'ping' }),
    () => fail('the stage does not answer'),
  )

  /**
   * Sends the state, unless the stage has it: several values often change at once, each with its own
   * notification.
   */
  const sendState = () => {
    const state = stageStateOf(store.getState())
    if (sent && sceneOf(sent.route) !== sceneOf(state.route) && status.getState().hasFrame) expectScene()
    const changed = STAGE_KEYS.filter((key) => state[key] !== sent?.[key])
    sent = state
    if (changed.length > 0)
      link?.send({ type: 'state', state: Object.fromEntries(changed.map((key) => [key, state[key]])) })
  }

  const receive = (message: FromStage) => {
    if (conditions.failed) return
    switch (message.type) {
      case 'firstFrame':
        watchdog.stop()
        sceneIsDrawn()
        status.setState({ hasFrame: true })
        heartbeat.setBeating(!conditions.hidden && !dozing)
        if (stopAt !== null) {
          link?.send({ type: 'play', playing: false })
          link?.send({ type: 'seek', moment: stopAt })
        }
        break
      case 'contextLost':
        status.setState({ hasFrame: false })
        watchdog.expectFrame(RECOVERY_TIMEOUT, replaceLostStage)
        break
      case 'sceneDrawn':
        sceneIsDrawn()
        break
      case 'slow':
        update({ slow: true })
        break
      case 'pong':
        heartbeat.answered()
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
    if (dozing) link?.send({ type: 'doze', dozing })
  }

  const startStage = () => {
    conditions.started = true
    stagesStarted += 1
    const stage = stagesStarted
    /** Ignores messages of a stage that has been replaced. */
    const receiveCurrent = (message: FromStage) => {
      if (stage === stagesStarted) receive(message)
    }
    watchdog.expectFrame(FIRST_FRAME_TIMEOUT, () => fail('no frame came'))
    try {
      if (startStageWorker) {
        link = startStageWorker(receiveCurrent)
        const canvas = view.addCanvas().transferControlToOffscreen()
        sendStart(canvas, [canvas])
      } else {
        link = startStageInPage(receiveCurrent)
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
    playing = decideLevel(conditions) === 'animated'
    const wasDozing = dozing
    dozing = isDozing(conditions)
    watchdog.setPlaying(playing && !dozing)
    // The time until the first frame has a limit of its own.
    heartbeat.setBeating(status.getState().hasFrame && !conditions.hidden && !dozing)
    if (playing && !conditions.started) {
      startStage()
    } else if (playing !== wasPlaying) {
      // While the stage is paused, the subscription below sends changes of the route only.
      if (playing) sendState()
      link?.send({ type: 'play', playing })
    }
    if (dozing !== wasDozing) link?.send({ type: 'doze', dozing })
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
    /** Closes the stage for good, logs the reason and shows the poster. Does nothing after the first call. */
    fail,
    /** Sends the view's size to the stage. Call it after the size or the pixel ratio has changed. */
    resize: () => link?.send({ type: 'size', size: measure() }),
    /** Tells a playing stage whether the page has input to handle, see `watchInput`. */
    setInputPending: (pending: boolean) => {
      if (playing) link?.send({ type: 'inputPending', pending })
    },
  }
}
