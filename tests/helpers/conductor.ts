import { vi } from 'vitest'
import type { FromStage, StageSize, ToStage } from '../../src/backdrop/messages.ts'
import {
  createConductor,
  type BackdropView,
  type ConductorOptions,
} from '../../src/backdrop/page/conductor.ts'
import { createStatusStore } from '../../src/backdrop/page/status.ts'
import { createSiteStore } from '../../src/store/site.ts'
import { capableFacts } from './facts.ts'

export const size: StageSize = { width: 800, height: 600, dpr: 1 }

/** A view that counts its canvases. */
function createView() {
  const seen = { canvases: 0 }
  const offscreen = new EventTarget() as OffscreenCanvas
  const canvas = { transferControlToOffscreen: () => offscreen } as HTMLCanvasElement
  const view: BackdropView = {
    measure: () => size,
    addCanvas() {
      seen.canvases += 1
      return canvas
    },
    removeCanvas: () => void (seen.canvases -= 1),
  }
  return { view, seen, offscreen }
}

/** A stage that records what it is sent, and posts what the test says. It answers a ping unless it is silent. */
function createStage() {
  const sent: ToStage[] = []
  const answers = { silent: false }
  let receive: (message: FromStage) => void = () => {}
  const close = vi.fn<() => void>()
  const start = vi.fn<ConductorOptions['startStageInPage']>((receiver) => {
    receive = receiver
    const send = (message: ToStage) => {
      sent.push(message)
      if (message.type === 'ping' && !answers.silent) receiver({ type: 'pong' })
    }
    return { send, close }
  })
  return { sent, answers, close, start, post: (message: FromStage) => receive(message) }
}

/** A conductor on the home page, on a device that can run the scene, with the stages that it may start. */
export function setUp(
  facts: Partial<ConductorOptions['facts']> = {},
  options: Partial<ConductorOptions> = {},
) {
  const store = createSiteStore({ route: 'home' })
  const status = createStatusStore()
  const { view, seen, offscreen } = createView()
  const worker = createStage()
  const page = createStage()
  const conductor = createConductor({
    store,
    status,
    view,
    facts: { ...capableFacts, ...facts },
    startStageWorker: worker.start,
    startStageInPage: page.start,
    stopAt: null,
    ...options,
  })
  return { store, status, seen, offscreen, worker, page, conductor }
}

/** A conductor whose stage has drawn its first frame. */
export function setUpDrawn() {
  const all = setUp()
  all.worker.post({ type: 'drawn' })
  all.worker.sent.length = 0
  return all
}
