import { matchesMedia, REDUCED_MOTION, watchMedia } from '../shared/media.ts'
import type { SiteStore } from '../store/site.ts'
import { deviceFacts, probeWebgl } from './browserFacts.ts'
import { startInPage } from './inPage.ts'
import { MAX_DPR, type FromStage, type StageSize, type StageState } from './messages.ts'
import { canRun, decide, type Facts } from './policy.ts'
import { startWorker, type StageLink } from './startWorker.ts'
import { backdropStatus, type StatusStore } from './status.ts'

/** Milliseconds of visible time within which a started scene must have drawn. */
const FIRST_FRAME = 20_000
/** Milliseconds that a lost context may take to come back. */
const RECOVERY = 4000
/** Pixels of the canvas at most: beyond, the ratio is lowered, since nobody sees the difference. */
const MOST_PIXELS = 4_000_000
/** Milliseconds that resizing must rest before the scene follows. */
const RESIZE_REST = 120

/** The backdrop's element, which the build writes into every page behind the root. */
const HOST = 'backdrop'

function measure(host: HTMLElement): StageSize {
  const { clientWidth: width, clientHeight: height } = host
  const most = Math.sqrt(MOST_PIXELS / Math.max(1, width * height))
  return { width, height, dpr: Math.min(devicePixelRatio || 1, MAX_DPR, most) }
}

/** `?backdrop=page` keeps the scene in the page, to debug it there. */
function wantsPage(): boolean {
  return new URLSearchParams(location.search).get('backdrop') === 'page'
}

/**
 * Runs the backdrop of one page: gathers the facts, applies the policy, starts the stage when the level first says
 * animated, and tells it what changes. A stage that fails is closed, reported once, and never tried again.
 */
export function startBackdrop(store: SiteStore, status: StatusStore = backdropStatus): void {
  const host = document.getElementById(HOST)
  if (!host) return
  const facts: Facts = {
    ...deviceFacts(),
    preference: store.getState().motion,
    reducedMotion: matchesMedia(REDUCED_MOTION),
    webgl: probeWebgl(),
    failed: false,
    slow: false,
    hidden: document.hidden,
    started: false,
  }
  let link: StageLink | null = null
  let canvas: HTMLCanvasElement | null = null
  let playing = false
  let deadline = 0

  const stageState = (): StageState => {
    const { route, scrollY } = store.getState()
    return { route, scrollY }
  }

  const fail = (reason: string) => {
    if (facts.failed) return
    facts.failed = true
    console.error(`The backdrop has stopped: ${reason}`)
    clearTimeout(deadline)
    link?.close()
    canvas?.remove()
    link = null
    canvas = null
    apply()
  }

  /** Fails unless the stage draws within `patience` milliseconds of visible time. */
  const expectFrame = (patience: number, reason: string) => {
    clearTimeout(deadline)
    deadline = window.setTimeout(() => {
      if (document.hidden || !playing) expectFrame(patience, reason)
      else fail(reason)
    }, patience)
  }

  const receive = (message: FromStage) => {
    switch (message.type) {
      case 'ready':
        if (message.webgl) giveCanvas()
        else moveToPage()
        break
      case 'drawn':
        clearTimeout(deadline)
        canvas?.setAttribute('data-shown', '')
        break
      case 'lost':
        canvas?.removeAttribute('data-shown')
        expectFrame(RECOVERY, 'its WebGL context was lost and did not come back')
        break
      case 'slow':
        facts.slow = true
        apply()
        break
      case 'sought':
        host.setAttribute('data-time', String(message.time))
        break
      case 'failed':
        fail(message.reason)
        break
    }
  }

  const newCanvas = () => {
    canvas = document.createElement('canvas')
    host.append(canvas)
    return canvas
  }

  const giveCanvas = () => {
    const offscreen = newCanvas().transferControlToOffscreen()
    link?.send({ type: 'start', canvas: offscreen, size: measure(host), state: stageState(), playing }, [
      offscreen,
    ])
  }

  const moveToPage = () => {
    link?.close()
    link = null
    startInPage(
      { type: 'start', canvas: newCanvas(), size: measure(host), state: stageState(), playing },
      receive,
    ).then(
      (stage) => {
        if (facts.failed) stage.close()
        else link = stage
        link?.send({ type: 'play', playing })
      },
      (error: unknown) => fail(String(error)),
    )
  }

  const startStage = () => {
    facts.started = true
    expectFrame(FIRST_FRAME, 'no frame came')
    const inWorker =
      typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
    try {
      if (inWorker && !wantsPage()) link = startWorker(receive)
      else moveToPage()
    } catch (error) {
      fail(String(error))
    }
  }

  const apply = () => {
    const level = decide(facts)
    const wasPlaying = playing
    playing = level === 'animated'
    if (playing && !facts.started) startStage()
    else if (playing !== wasPlaying) link?.send({ type: 'play', playing })
    // A scene that is not wanted any more makes way for the still; one that only stopped stays.
    host.toggleAttribute('data-still', level === 'poster')
    status.setState({ level: decide(facts), canRun: canRun(facts) })
  }

  store.subscribe((state, before) => {
    if (state.motion !== before.motion) {
      facts.preference = state.motion
      apply()
    }
    if (state.route !== before.route || state.scrollY !== before.scrollY)
      link?.send({ type: 'state', state: stageState() })
  })
  watchMedia(REDUCED_MOTION, (reduced) => {
    facts.reducedMotion = reduced
    apply()
  })
  document.addEventListener('visibilitychange', () => {
    facts.hidden = document.hidden
    apply()
  })
  let resting = 0
  new ResizeObserver(() => {
    clearTimeout(resting)
    resting = window.setTimeout(() => link?.send({ type: 'size', size: measure(host) }), RESIZE_REST)
  }).observe(host)
  apply()
}
