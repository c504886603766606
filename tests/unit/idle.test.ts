import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../src/shared/idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whenIdle', () => {
  const task = () => vi.fn<() => void>()
  const stub = (readyState: string) => {
    const onLoad: (() => void)[] = []
    const requests: { run: () => void; timeout: number }[] = []
    vi.stubGlobal('document', { readyState })
    vi.stubGlobal('addEventListener', (type: string, listener: () => void, options: { once: boolean }) => {
      expect([type, options.once]).toEqual(['load', true])
      onLoad.push(listener)
    })
    vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) => {
      requests.push({ run, timeout })
    })
    return { onLoad, requests }
  }

  it('runs the task when the browser is idle', () => {
    const { onLoad, requests } = stub('complete')
    const work = task()
    whenIdle(work, 1500)
    expect(onLoad).toEqual([])
    expect(requests.map(({ timeout }) => timeout)).toEqual([1500])
    expect(work).not.toHaveBeenCalled()
    for (const request of requests) request.run()
    expect(work).toHaveBeenCalledExactlyOnceWith()
  })

  it('waits for the page to load first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { onLoad, requests } = stub('interactive')
    whenIdle(task())
    await vi.advanceTimersByTimeAsync(9000)
    expect(requests).toEqual([])
    for (const listener of onLoad) listener()
    await vi.advanceTimersByTimeAsync(0)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
  })

  it('waits ten seconds for a page whose load never ends, and runs the task once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { onLoad, requests } = stub('interactive')
    whenIdle(task())
    await vi.advanceTimersByTimeAsync(10_001)
    expect(requests).toHaveLength(1)
    for (const listener of onLoad) listener()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
  })

  it('waits until a page that the browser prerenders is shown', () => {
    const { requests } = stub('complete')
    const page = Object.assign(new EventTarget(), { readyState: 'complete', prerendering: true })
    vi.stubGlobal('document', page)
    whenIdle(task())
    expect(requests).toEqual([])
    page.prerendering = false
    page.dispatchEvent(new Event('prerenderingchange'))
    page.dispatchEvent(new Event('prerenderingchange'))
    expect(requests).toHaveLength(1)
  })

  it('runs the task after a delay in browsers without requestIdleCallback', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    stub('complete')
    vi.stubGlobal('requestIdleCallback', undefined)
    const work = task()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
  })
})
