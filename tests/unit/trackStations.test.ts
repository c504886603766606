import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trackStations } from '../../src/backdrop/page/trackStations.ts'
import { createSiteStore, updateSite } from '../../src/store/site.ts'

/** A page of sections in a window of 1440 x 900, and the events that the tracker listens to. */
function openPage() {
  const page = { height: 6000, sections: [{ station: '1', top: 3000 }] }
  const listeners: { type: string; listener: () => void }[] = []
  let onResize = () => {}
  const frames: (() => void)[] = []
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.push({ type, listener }),
  )
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback
      }
      observe() {}
    },
  )
  vi.stubGlobal('document', {
    documentElement: {
      clientWidth: 1440,
      get scrollHeight() {
        return page.height
      },
    },
    getElementById: () => ({}),
    querySelectorAll: () =>
      page.sections.map(({ station, top }) => ({
        dataset: { station },
        getBoundingClientRect: () => ({ top, height: 700 }),
      })),
  })
  const store = createSiteStore()
  trackStations(store)
  return {
    store,
    page,
    fire: (type: string) =>
      listeners.filter((each) => each.type === type).forEach(({ listener }) => listener()),
    grow: () => onResize(),
    draw: () => frames.splice(0).forEach((frame) => frame()),
    station: () => store.getState().station,
  }
}

describe('the tracker of stations', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('follows the scroll position', () => {
    const { store, station } = openPage()
    expect(station()).toBe(0)
    updateSite(store, { scrollY: 2900 })
    expect(station()).toBe(1)
    updateSite(store, { scrollY: 0 })
    expect(station()).toBe(0)
  })

  it('measures again when a section has grown', () => {
    const { store, page, grow, draw, station } = openPage()
    page.sections = [{ station: '1', top: 3850 }]
    grow()
    draw()
    updateSite(store, { scrollY: 3750 })
    expect(station()).toBe(1)
  })

  it('stays at the top of a page that a link has opened, until its smooth scroll rests', () => {
    const { store, draw, station } = openPage()
    updateSite(store, { scrollY: 2900 })
    updateSite(store, { route: 'about' })
    for (const scrollY of [2900, 1500, 200]) {
      updateSite(store, { scrollY: scrollY + 1 })
      draw()
      expect(station()).toBe(0)
      vi.advanceTimersByTime(16)
    }
    vi.advanceTimersByTime(300)
    draw()
    updateSite(store, { scrollY: 2900 })
    expect(station()).toBe(1)
  })

  it('follows at once where the visitor takes over the smooth scroll', () => {
    const { store, fire, draw, station } = openPage()
    updateSite(store, { route: 'about' })
    fire('wheel')
    draw()
    updateSite(store, { scrollY: 2900 })
    expect(station()).toBe(1)
  })

  it('takes the restored position of a page at once after Back, and only once', () => {
    const { store, fire, draw, station } = openPage()
    fire('popstate')
    updateSite(store, { route: 'about' })
    updateSite(store, { scrollY: 2900 })
    draw()
    expect(station()).toBe(1)
    updateSite(store, { route: 'services' })
    draw()
    expect(station()).toBe(0)
  })

  it('begins at the station of the page: that of the 404 page is not the first', () => {
    const { store, draw, station } = openPage()
    updateSite(store, { route: 'notFound' })
    draw()
    expect(station()).toBeGreaterThan(1)
  })
})
