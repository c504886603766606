import { openingOf } from '../../routes/table.ts'
import { VISITOR_INPUT } from '../../shared/visitorInput.ts'
import { updateSite, type SiteStore } from '../../store/site.ts'
import { anchorsOf, stationAt, type Anchor, type StationBox } from './stations.ts'

/** Milliseconds without a scroll after which a page that was entered by a link rests. */
const REST_TIME = 250
/** A change of the page within this many milliseconds of `popstate` is Back or Forward. */
const HISTORY_TIME = 2000

/** Returns the boxes of all sections with a `data-station` or a `data-water`. */
function readBoxes(): StationBox[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-station],[data-water]'), (section) => {
    const { top, height } = section.getBoundingClientRect()
    const { station = NaN, water = NaN } = section.dataset
    return { station: Number(station), water: Number(water), top: top + scrollY, height }
  })
}

/**
 * Copies the position between the page's stations to the store while the visitor scrolls. Measures the sections only
 * at the start, after a change of route, and after a change of the page's or the window's size, because measuring can
 * force a layout.
 */
export function trackStations(store: SiteStore): void {
  let anchors: Anchor[] = []
  let request = 0
  let lastHistoryStep = -Infinity
  /** Set while a page that was entered by a link is not yet at rest. Nothing is measured until then. */
  let restTimer: ReturnType<typeof setTimeout> | undefined

  const opening = () => openingOf(store.getState().route).station
  const apply = () => updateSite(store, { station: stationAt(anchors, store.getState().scrollY) })
  const measure = () => {
    request = 0
    if (restTimer !== undefined) return
    const { clientWidth: width, scrollHeight: page } = document.documentElement
    anchors = anchorsOf(readBoxes(), { width, height: innerHeight, page }, opening())
    apply()
  }
  const measureSoon = () => {
    request ||= requestAnimationFrame(measure)
  }
  const endWait = () => {
    if (restTimer === undefined) return
    clearTimeout(restTimer)
    restTimer = undefined
    measureSoon()
  }
  /**
   * Keeps the opening station until the page rests: after a link the page scrolls smoothly to its top, from where the
   * visitor left the page before.
   */
  const waitForRest = () => {
    clearTimeout(restTimer)
    restTimer = setTimeout(endWait, REST_TIME)
  }
  measure()
  store.subscribe((state, before) => {
    if (state.route !== before.route) {
      const restored = performance.now() - lastHistoryStep < HISTORY_TIME
      lastHistoryStep = -Infinity
      // After Back or Forward the browser restores the position at once: there is no smooth scroll to wait for.
      if (!restored) waitForRest()
      anchors = [{ scrollY: 0, station: opening() }]
      apply()
      measureSoon()
    } else if (state.scrollY !== before.scrollY) {
      if (restTimer === undefined) apply()
      else waitForRest()
    }
  })
  // The capture phase runs this before the router's listener, which renders the next page.
  addEventListener('popstate', () => (lastHistoryStep = performance.now()), { capture: true })
  // These stop the smooth scroll, so what follows is the visitor's own.
  for (const type of VISITOR_INPUT) addEventListener(type, endWait, { capture: true, passive: true })
  addEventListener('resize', measureSoon)
  // Sections also grow without a change of the window, for example when the calendar has loaded.
  const content = document.getElementById('content')
  if (content) new ResizeObserver(measureSoon).observe(content)
}
