import type { SiteStore } from '../store/site.ts'
import type { FromStage, StageSize, StageState } from './messages.ts'
import { canRun, decide, type Facts } from './policy.ts'
import type { StageLink } from './startWorker.ts'
import type { StatusStore } from './status.ts'

/** Milliseconds of playing time within which a started scene must have drawn. */
export const FIRST_FRAME = 20_000
/** Milliseconds of playing time that a lost context may take to come back. */
export const RECOVERY = 4000

/** The backdrop's place in the page. */
export interface BackdropPlace {
  measure(): StageSize
  /** Puts a canvas there, unseen until it is shown. */
  addCanvas(): HTMLCanvasElement
  removeCanvas(): void
  /** Whether the canvas covers the still picture. */
  setShown(shown: boolean): void
  /** Whether the still picture stands in for a scene that is not wanted. */
  setStill(still: boolean): void
  /** The time of the scene that `seek` asked for, in seconds, for whoever takes pictures. */
  setTime(time: number): void
}

type StartStage = (receive: (message: FromStage) => void) => StageLink

export interface ConductorOptions {
  store: SiteStore
  status: StatusStore
  place: BackdropPlace
  facts: Omit<Facts, 'failed' | 'slow' | 'started'>
  /** Null where no worker can draw. Throws where the worker is refused. */
  startWorker: StartStage | null
  startInPage: StartStage
  /** Seconds of its own time at which the scene stops as soon as it is drawn; null lets it go on. */
  stopAt: number | null
}

export interface Conductor {
  /** Takes what has changed around the page. */
  update: (changed: Partial<Facts>) => void
  /** The place has another size or pixel ratio. */
  resize: () => void
}

/**
 * Runs the backdrop of one page: applies the policy to the facts, starts the stage when the level first says animated,
 * and tells it what changes. A stage that fails is closed, reported once, and never tried again.
 */
export function conduct(options: ConductorOptions): Conductor {
  const { store, status, place, stopAt } = options
  const facts: Facts = { ...options.facts, failed: false, slow: false, started: false }
  let link: StageLink | null = null
  let playing = false
  /** What the stage owes: a frame within the milliseconds `left` of playing time. */
  let owed: { left: number; reason: string } | null = null
  let watchedSince = 0
  let watch: ReturnType<typeof setTimeout> | undefined

  const stageState = (): StageState => {
    const { route, scrollY } = store.getState()
    return { route, scrollY }
  }

  const unwatch = () => {
    if (watch === undefined || !owed) return
    clearTimeout(watch)
    watch = undefined
    owed.left -= performance.now() - watchedSince
  }
  const rewatch = () => {
    unwatch()
    if (!owed || !playing) return
    const { reason, left } = owed
    watchedSince = performance.now()
    watch = setTimeout(() => fail(reason), left)
  }
  const expectFrame = (patience: number, reason: string) => {
    unwatch()
    owed = { left: patience, reason }
    rewatch()
  }
  const expectNothing = () => {
    unwatch()
    owed = null
  }

  const fail = (reason: string) => {
    if (facts.failed) return
    console.error(`The backdrop has stopped: ${reason}`)
    expectNothing()
    link?.close()
    link = null
    place.removeCanvas()
    update({ failed: true })
  }

  const startOn = (canvas: OffscreenCanvas | HTMLCanvasElement, transfer?: Transferable[]) =>
    link?.send({ type: 'start', canvas, size: place.measure(), state: stageState(), playing }, transfer)

  const receive = (message: FromStage) => {
    if (facts.failed) return
    switch (message.type) {
      case 'drawn':
        expectNothing()
        place.setShown(true)
        if (stopAt !== null) {
          link?.send({ type: 'play', playing: false })
          link?.send({ type: 'seek', time: stopAt })
        }
        break
      case 'lost':
        place.setShown(false)
        expectFrame(RECOVERY, 'its WebGL context was lost and did not come back')
        break
      case 'slow':
        update({ slow: true })
        break
      case 'sought':
        place.setTime(message.time)
        break
      case 'failed':
        fail(message.reason)
        break
    }
  }

  const startStage = () => {
    facts.started = true
    expectFrame(FIRST_FRAME, 'no frame came')
    try {
      if (options.startWorker) {
        link = options.startWorker(receive)
        const canvas = place.addCanvas().transferControlToOffscreen()
        startOn(canvas, [canvas])
      } else {
        link = options.startInPage(receive)
        startOn(place.addCanvas())
      }
    } catch (error) {
      fail(String(error))
    }
  }

  const update = (changed: Partial<Facts>) => {
    Object.assign(facts, changed)
    const wasPlaying = playing
    playing = decide(facts) === 'animated'
    if (playing && !facts.started) {
      startStage()
    } else if (playing !== wasPlaying) {
      // What was scrolled meanwhile.
      if (playing) link?.send({ type: 'state', state: stageState() })
      link?.send({ type: 'play', playing })
      rewatch()
    }
    const level = decide(facts)
    // A scene that is not wanted any more makes way for the still; one that only stopped stays.
    place.setStill(level === 'poster')
    status.setState({ level, canRun: canRun(facts) })
  }

  store.subscribe((state, before) => {
    if (state.motion !== before.motion) update({ preference: state.motion })
    if (state.route !== before.route || (playing && state.scrollY !== before.scrollY))
      link?.send({ type: 'state', state: stageState() })
  })
  update({})
  return {
    update,
    resize: () => link?.send({ type: 'size', size: place.measure() }),
  }
}
