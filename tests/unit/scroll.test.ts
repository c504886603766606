import { afterEach, describe, expect, it, vi } from 'vitest'
import { trackScroll } from '../../src/app/scroll.ts'
import { siteStore, updateSite } from '../../src/store/site.ts'

/** A window that can be scrolled and whose frames come when they are asked for. */
function fakeWindow() {
  const target = new EventTarget()
  const frames = new Map<number, () => void>()
  let asked = 0
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    asked += 1
    frames.set(asked, callback)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
  return {
    frames,
    scrollTo(y: number) {
      vi.stubGlobal('scrollY', y)
      target.dispatchEvent(new Event('scroll'))
    },
    frame() {
      const due = [...frames.values()]
      frames.clear()
      for (const callback of due) callback()
    },
  }
}

describe('the scroll position in the store', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    updateSite(siteStore, { scrollY: 0 })
  })

  it('is the window’s own, with its fractions of a pixel', () => {
    const window = fakeWindow()
    vi.stubGlobal('scrollY', 49.6)
    const stop = trackScroll()
    window.frame()
    expect(siteStore.getState().scrollY).toBe(49.6)
    window.scrollTo(50.4)
    window.frame()
    expect(siteStore.getState().scrollY).toBe(50.4)
    stop()
  })

  it('is never above the top, where some browsers bounce', () => {
    const window = fakeWindow()
    vi.stubGlobal('scrollY', 10)
    const stop = trackScroll()
    window.scrollTo(-80)
    window.frame()
    expect(siteStore.getState().scrollY).toBe(0)
    stop()
  })

  it('is read once a frame, and no more once stopped', () => {
    const window = fakeWindow()
    vi.stubGlobal('scrollY', 0)
    const stop = trackScroll()
    for (const y of [10, 20, 30]) window.scrollTo(y)
    expect(window.frames.size).toBe(1)
    stop()
    expect(window.frames.size).toBe(0)
    window.scrollTo(90)
    window.frame()
    expect(siteStore.getState().scrollY).toBe(0)
  })
})
