import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_FRAME_TIMEOUT, RECOVERY_TIMEOUT } from '../../src/backdrop/page/conductor.ts'
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
    expect(worker.close).toHaveBeenCalledOnce()
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

  it('shows the poster while the context is lost, and ends when it does not come back', () => {
    const all = setUpDrawn()
    all.worker.post({ type: 'contextLost' })
    expect(coversPoster(all.status.getState())).toBe(false)
    vi.advanceTimersByTime(RECOVERY_TIMEOUT - 1)
    all.worker.post({ type: 'drawn' })
    expect(coversPoster(all.status.getState())).toBe(true)
    vi.advanceTimersByTime(RECOVERY_TIMEOUT * 2)
    expect(error).not.toHaveBeenCalled()
    all.worker.post({ type: 'contextLost' })
    vi.advanceTimersByTime(RECOVERY_TIMEOUT)
    expectFailed(all, /context was lost/)
  })
})
