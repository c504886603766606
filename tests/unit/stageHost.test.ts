import { describe, expect, it, vi } from 'vitest'
import type { FromStage, ToStage } from '../../src/backdrop/messages.ts'
import { createStageHost } from '../../src/backdrop/worker/stageHost.ts'
import { stageState } from '../helpers/stageState.ts'

type Load = Parameters<typeof createStageHost>[1]

/** A load that ends when the test says so, of a stage that records its messages. */
function createLoad() {
  const received: ToStage[] = []
  const dispose = vi.fn<() => void>()
  const loaded = Promise.withResolvers<void>()
  let post: (message: FromStage) => void = () => {}
  const load = (async () => {
    await loaded.promise
    return {
      createStage: async (_: ToStage, tell: (message: FromStage) => void) => {
        post = tell
        return { receive: (message: ToStage) => void received.push(message), dispose }
      },
    }
  }) satisfies Load
  return {
    load,
    received,
    dispose,
    post: (message: FromStage) => post(message),
    finish: async () => {
      loaded.resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const size = { width: 800, height: 600, dpr: 1 }
const start: ToStage = {
  type: 'start',
  canvas: new EventTarget() as OffscreenCanvas,
  size,
  state: stageState(),
  playing: true,
}

describe('the host of the stage', () => {
  it('queues messages until the stage has loaded, and delivers them in order', async () => {
    const { load, received, finish } = createLoad()
    const host = createStageHost(() => {}, load)
    host.receive(start)
    const messages: ToStage[] = [
      { type: 'state', state: stageState({ route: 'about', scrollY: 3 }) },
      { type: 'size', size },
      { type: 'play', playing: false },
    ]
    for (const message of messages) host.receive(message)
    expect(received).toHaveLength(0)
    await finish()
    expect(received).toEqual(messages)
  })

  it('drops what comes before start, without loading three.js, and starts afterwards', async () => {
    const post = vi.fn<(message: FromStage) => void>()
    const { load, received, finish } = createLoad()
    const watchedLoad = vi.fn<typeof load>(load)
    const host = createStageHost(post, watchedLoad)
    const early: ToStage[] = [
      { type: 'state', state: stageState({ route: 'about' }) },
      { type: 'size', size },
      { type: 'play', playing: true },
      { type: 'giveWay', answering: true },
      { type: 'ping' },
      { type: 'seek', moment: { time: 1, station: null } },
    ]
    for (const message of early) host.receive(message)
    expect(watchedLoad).not.toHaveBeenCalled()
    host.receive(start)
    host.receive({ type: 'play', playing: false })
    await finish()
    expect(received).toEqual([{ type: 'play', playing: false }])
    expect(post).not.toHaveBeenCalled()
  })

  it('posts an error of loading as failed', async () => {
    const post = vi.fn<(message: FromStage) => void>()
    const host = createStageHost(post, async () => {
      throw new Error('gone')
    })
    host.receive(start)
    host.receive({ type: 'play', playing: true })
    await vi.waitFor(() => expect(post).toHaveBeenCalledWith({ type: 'failed', reason: 'gone' }))
  })

  it('ends a stage that was disposed of while loading, and posts nothing afterwards', async () => {
    const post = vi.fn<(message: FromStage) => void>()
    const stage = createLoad()
    const host = createStageHost(post, stage.load)
    host.receive(start)
    host.receive({ type: 'play', playing: true })
    host.dispose()
    await stage.finish()
    expect(stage.dispose).toHaveBeenCalledOnce()
    expect(stage.received).toHaveLength(0)
    stage.post({ type: 'contextLost' })
    expect(post).not.toHaveBeenCalled()
  })
})
