import { afterEach, describe, expect, it, vi } from 'vitest'
import { trackScroll } from '../../src/app/scroll.ts'
import { createSiteStore } from '../../src/store/site.ts'

/** A window that a test scrolls, and whose animation frames a test runs. */
function stubWindow() {
  const target = new EventTarget()
  const callbacks = new Map<number, () => void>()
  let lastId = 0
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    lastId += 1
    callbacks.set(lastId, callback)
    return lastId
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => callbacks.delete(id))
  return {
    scrollTo(y: number) {
      vi.stubGlobal('scrollY', y)
      target.dispatchEvent(new Event('scroll'))
    },
    runFrame() {
      const due = [...callbacks.values()]
      callbacks.clear()
      for (const callback of due) callback()
    },
  }
}

describe('the scroll position in the store', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('keeps fractions of a pixel', () => {
    const window = stubWindow()
    const store = createSiteStore()
    vi.stubGlobal('scrollY', 49.6)
    trackScroll(store)
    window.runFrame()
    expect(store.getState().scrollY).toBe(49.6)
    window.scrollTo(50.4)
    window.runFrame()
    expect(store.getState().scrollY).toBe(50.4)
  })

  it('is 0 while a page bounces above its top', () => {
    const window = stubWindow()
    const store = createSiteStore({ scrollY: 10 })
    trackScroll(store)
    window.scrollTo(-80)
    window.runFrame()
    expect(store.getState().scrollY).toBe(0)
  })

  it('changes once a frame however often the window scrolls', () => {
    const window = stubWindow()
    const store = createSiteStore()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    trackScroll(store)
    for (const y of [10, 20, 30]) window.scrollTo(y)
    expect(listener).not.toHaveBeenCalled()
    window.runFrame()
    expect(listener).toHaveBeenCalledOnce()
    expect(store.getState().scrollY).toBe(30)
  })

  it('stays after tracking has stopped, also in a frame that was requested before', () => {
    const window = stubWindow()
    const store = createSiteStore()
    const stop = trackScroll(store)
    window.scrollTo(30)
    stop()
    window.runFrame()
    window.scrollTo(90)
    window.runFrame()
    expect(store.getState().scrollY).toBe(0)
  })
})
