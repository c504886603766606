import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_FRAME_TIMEOUT, RECOVERY_TIMEOUT } from '../../src/backdrop/page/conductor.ts'
import { BEAT } from '../../src/backdrop/page/heartbeat.ts'
import { coversPoster } from '../../src/backdrop/page/status.ts'
import { updateSite } from '../../src/store/site.ts'
import { setUp, setUpDrawn } from '../helpers/conductor.ts'

describe('the conductor', () => {
  const error = vi.spyOn(console, 'error')

  beforeEach(() => {
    vi.useFakeTimers()
    error.mockReset()
    error.mockImplementation(() => {})
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const expectFailed = ({ worker, status, seen }: ReturnType<typeof setUp>, reason: RegExp) => {
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(reason))
    expect(worker.close).toHaveBeenCalledTimes(worker.start.mock.calls.length)
    expect(seen.canvases).toBe(0)
    expect(status.getState()).toMatchObject({ level: 'poster', canRun: false, drawn: false })
  }

  it('ends with one report when the stage fails, and ignores all later messages and changes', () => {
    const all = setUpDrawn()
    all.worker.post({ type: 'failed', reason: 'boom' })
    all.worker.post({ type: 'failed', reason: 'boom again' })
    all.worker.post({ type: 'drawn' })
    all.worker.post({ type: 'contextLost' })
    all.worker.post({ type: 'slow' })
    vi.advanceTimersByTime(RECOVERY_TIMEOUT * 2)
    expectFailed(all, /boom$/)
    updateSite(all.store, { motionPreference: 'play', route: 'about' })
    expect(all.worker.start).toHaveBeenCalledOnce()
    expect(all.worker.sent).toHaveLength(0)
  })

  it('ends when the browser refuses the worker', () => {
    const { status } = setUp(
      {},
      {
        startStageWorker() {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    )
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/denied/))
    expect(status.getState().canRun).toBe(false)
  })

  it('ends when no first frame comes within its playing time', () => {
    const all = setUp()
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT - 1000)
    all.conductor.update({ hidden: true })
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT * 3)
    updateSite(all.store, { motionPreference: 'pause' })
    all.conductor.update({ hidden: false })
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT * 3)
    updateSite(all.store, { motionPreference: 'play' })
    vi.advanceTimersByTime(999)
    expect(error).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expectFailed(all, /no frame came/)
  })

  it('allows the first frame its time again after the device has slept', () => {
    const all = setUp()
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000)
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT)
    expect(error).not.toHaveBeenCalled()
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT)
    expectFailed(all, /no frame came/)
  })

  it('expects no frame within a time once the first one is drawn', () => {
    setUpDrawn()
    vi.advanceTimersByTime(FIRST_FRAME_TIMEOUT * 10)
    expect(error).not.toHaveBeenCalled()
  })

  it('shows the poster while the context is lost, and the same stage again when it comes back in time', () => {
    const all = setUpDrawn()
    all.worker.post({ type: 'contextLost' })
    expect(coversPoster(all.status.getState())).toBe(false)
    vi.advanceTimersByTime(RECOVERY_TIMEOUT - 1)
    all.worker.post({ type: 'drawn' })
    expect(coversPoster(all.status.getState())).toBe(true)
    vi.advanceTimersByTime(RECOVERY_TIMEOUT * 2)
    expect(all.worker.start).toHaveBeenCalledOnce()
    expect(error).not.toHaveBeenCalled()
  })

  it('replaces a stage whose context stays lost once, without a report, and ends when that is lost as well', () => {
    const all = setUpDrawn()
    const [[postAsFirst] = []] = all.worker.start.mock.calls
    const lose = () => {
      all.worker.post({ type: 'contextLost' })
      vi.advanceTimersByTime(RECOVERY_TIMEOUT)
    }
    lose()
    expect(all.worker.close).toHaveBeenCalledOnce()
    expect(all.worker.sent.map(({ type }) => type)).toEqual(['start'])
    expect(all.seen.canvases).toBe(1)
    postAsFirst?.({ type: 'drawn' })
    postAsFirst?.({ type: 'failed', reason: 'boom' })
    expect(coversPoster(all.status.getState())).toBe(false)
    all.worker.post({ type: 'drawn' })
    expect(coversPoster(all.status.getState())).toBe(true)
    expect(error).not.toHaveBeenCalled()
    lose()
    expectFailed(all, /context was lost/)
    expect(all.worker.start).toHaveBeenCalledTimes(2)
  })

  it('replaces no stage while it is paused, and does so once the visitor plays it', () => {
    const all = setUpDrawn()
    updateSite(all.store, { motionPreference: 'pause' })
    all.worker.post({ type: 'contextLost' })
    vi.advanceTimersByTime(RECOVERY_TIMEOUT * 3)
    expect(all.worker.start).toHaveBeenCalledOnce()
    updateSite(all.store, { motionPreference: 'play' })
    vi.advanceTimersByTime(RECOVERY_TIMEOUT)
    expect(all.worker.start).toHaveBeenCalledTimes(2)
    expect(error).not.toHaveBeenCalled()
  })

  it.each(['play', 'pause'] as const)('ends when a drawn stage falls silent, on %s', (motionPreference) => {
    const all = setUpDrawn()
    updateSite(all.store, { motionPreference })
    all.worker.answers.silent = true
    vi.advanceTimersByTime(BEAT * 3)
    expect(error).toHaveBeenCalledOnce()
    expectFailed(all, /does not answer/)
  })

  it('keeps a stage that leaves one question unanswered, as after the sleep of a device', () => {
    const { worker } = setUpDrawn()
    for (let round = 0; round < 5; round += 1) {
      worker.answers.silent = true
      vi.advanceTimersByTime(BEAT)
      worker.answers.silent = false
      vi.advanceTimersByTime(BEAT)
    }
    expect(error).not.toHaveBeenCalled()
  })

  it('asks no stage in a hidden tab, and asks again in a visible one', () => {
    const all = setUpDrawn()
    all.conductor.update({ hidden: true })
    all.worker.answers.silent = true
    vi.advanceTimersByTime(BEAT * 100)
    expect(error).not.toHaveBeenCalled()
    all.conductor.update({ hidden: false })
    vi.advanceTimersByTime(BEAT * 3)
    expectFailed(all, /does not answer/)
  })
})
