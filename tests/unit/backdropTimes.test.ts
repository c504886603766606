import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromStage } from '../../src/stage/messages.ts'
import {
  createBackdropController,
  FIRST_FRAME_TIMEOUT,
  RECOVERY_TIMEOUT,
  SCENE_TIMEOUT,
} from '../../src/backdrop/controller.ts'
import { coversPoster, createStatusStore } from '../../src/backdrop/status.ts'
import { BEAT } from '../../src/backdrop/watchdog.ts'
import type { MotionPreference } from '../../src/browser/motionPreference.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'
import { capableConditions } from '../helpers/conditions.ts'

const error = vi.fn<typeof console.error>()

beforeEach(() => {
  vi.useFakeTimers()
  error.mockReset()
  vi.spyOn(console, 'error').mockImplementation(error)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/**
 * A backdrop whose stages answer each ping while `answers` is true. Each function of `stages` posts as one of
 * them.
 */
function setUp() {
  const store = createSiteStore()
  const status = createStatusStore()
  const stages: ((message: FromStage) => void)[] = []
  const seen = { canvases: 0, closed: 0, answers: true }
  const controller = createBackdropController({
    store,
    status,
    view: {
      measure: () => ({ width: 800, height: 600, dpr: 1 }),
      isMirrored: () => false,
      addCanvas() {
        seen.canvases += 1
        return {} as HTMLCanvasElement
      },
      removeCanvas: () => void (seen.canvases -= 1),
    },
    conditions: capableConditions,
    startStageWorker: null,
    startStageInPage(receive) {
      stages.push(receive)
      return {
        send({ type }) {
          if (type === 'ping' && seen.answers) receive({ type: 'pong' })
        },
        close: () => void (seen.closed += 1),
      }
    },
    sceneOf: (route) => route,
    stopAt: null,
  })
  const isShown = () => coversPoster(status.getState())
  const choose = (motionPreference: MotionPreference) => updateSite(store, { motionPreference })
  const expectEnded = (reason: RegExp) => {
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason))
    expect(seen).toMatchObject({ canvases: 0, closed: stages.length })
    expect(status.getState()).toMatchObject({ level: 'poster', canRun: false, hasFrame: false })
  }
  return { controller, store, stages, seen, isShown, choose, expectEnded }
}

/** A backdrop whose stage has drawn its first frame. `post` posts as that stage. */
function setUpDrawn() {
  const backdrop = setUp()
  const [post = () => {}] = backdrop.stages
  post({ type: 'firstFrame' })
  return { ...backdrop, post }
}

it('ends with one report after 20 seconds of playing time without a first frame', () => {
  const { controller, choose, stages, expectEnded } = setUp()
  vi.advanceTimersByTime(19_000)
  controller.update({ hidden: true })
  vi.advanceTimersByTime(60_000)
  choose('pause')
  controller.update({ hidden: false })
  vi.advanceTimersByTime(60_000)
  choose('play')
  vi.advanceTimersByTime(999)
  expect(error).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expectEnded(/no frame came/)
  stages[0]?.({ type: 'firstFrame' })
  expectEnded(/no frame came/)
})

it('allows the first frame its time again after the device has slept', () => {
  const { expectEnded } = setUp()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000)
  vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT)
  expect(error).not.toHaveBeenCalled()
  vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT)
  expectEnded(/no frame came/)
})

it('shows the poster while the context is lost, and the same stage again when it comes back in time', () => {
  const { post, isShown, stages } = setUpDrawn()
  post({ type: 'contextLost' })
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(RECOVERY_TIMEOUT - 1)
  post({ type: 'firstFrame' })
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(BEAT * 2)
  expect(stages).toHaveLength(1)
  expect(error).not.toHaveBeenCalled()
})

it('replaces a stage whose context stays lost once, and ends when that is lost as well', () => {
  const { post, isShown, stages, seen, expectEnded } = setUpDrawn()
  seen.answers = false
  vi.advanceTimersByTime(BEAT * 2)
  post({ type: 'contextLost' })
  vi.advanceTimersByTime(RECOVERY_TIMEOUT)
  expect(seen).toMatchObject({ canvases: 1, closed: 1 })
  post({ type: 'firstFrame' })
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT - 1)
  stages[1]?.({ type: 'firstFrame' })
  expect(isShown()).toBe(true)
  expect(error).not.toHaveBeenCalled()
  stages[1]?.({ type: 'contextLost' })
  vi.advanceTimersByTime(RECOVERY_TIMEOUT)
  expectEnded(/context was lost/)
})

it.each(['auto', 'pause'] as const)(
  'shows the next page’s poster within 2 s on %s, and the canvas once the stage draws it',
  (preference) => {
    const { store, choose, post, isShown } = setUpDrawn()
    choose(preference)
    updateSite(store, { route: 'about' })
    post({ type: 'sceneDrawn' })
    vi.advanceTimersByTime(2000)
    expect(isShown()).toBe(true)
    updateSite(store, { route: 'services' })
    vi.advanceTimersByTime(SCENE_TIMEOUT - 1)
    expect(isShown()).toBe(true)
    // A visitor who goes on does not prolong it.
    updateSite(store, { route: 'contact' })
    vi.advanceTimersByTime(2000 - SCENE_TIMEOUT)
    expect(isShown()).toBe(false)
    post({ type: 'sceneDrawn' })
    expect(isShown()).toBe(true)
  },
)

it.each(['auto', 'pause'] as const)('ends when a drawn stage falls silent, on %s', (preference) => {
  const { choose, seen, expectEnded } = setUpDrawn()
  choose(preference)
  vi.advanceTimersByTime(BEAT * 5)
  expect(error).not.toHaveBeenCalled()
  seen.answers = false
  vi.advanceTimersByTime(BEAT * 3)
  expectEnded(/does not answer/)
})

it.each([
  ['in a hidden tab', { hidden: true }, { hidden: false }],
  ['at rest', { attended: false }, { attended: true }],
])('asks nothing of a stage %s, and one unanswered question ends none, as after a sleep', (_, away, back) => {
  const { controller, seen } = setUpDrawn()
  seen.answers = false
  vi.advanceTimersByTime(BEAT * 2)
  controller.update(away)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(BEAT * 10)
  controller.update(back)
  vi.advanceTimersByTime(BEAT)
  seen.answers = true
  vi.advanceTimersByTime(BEAT * 5)
  expect(error).not.toHaveBeenCalled()
})
