import { updateSite, type SiteStore } from '../../store/site.ts'
import { anchorsOf, stationAt, type Anchor, type StationBox } from './stations.ts'

/** Returns the boxes of all sections with a `data-station`. */
function readBoxes(): StationBox[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-station]'), (section) => {
    const { top, height } = section.getBoundingClientRect()
    return { station: Number(section.dataset['station']), top: top + scrollY, height }
  })
}

/**
 * Copies the position between the page's stations to the store while the visitor scrolls. Measures the sections only
 * after a change of the page's or the window's size, because measuring can force a layout.
 */
export function trackStations(store: SiteStore): void {
  let anchors: Anchor[] = []
  let request = 0
  const apply = () => updateSite(store, { station: stationAt(anchors, store.getState().scrollY) })
  const measure = () => {
    request = 0
    const { clientWidth: width, scrollHeight: page } = document.documentElement
    anchors = anchorsOf(readBoxes(), { width, height: innerHeight, page })
    apply()
  }
  const measureSoon = () => {
    request ||= requestAnimationFrame(measure)
  }
  measure()
  store.subscribe((state, before) => {
    if (state.route !== before.route) measureSoon()
    else if (state.scrollY !== before.scrollY) apply()
  })
  addEventListener('resize', measureSoon)
  // Sections also grow without a change of the window, for example when the calendar has loaded.
  const content = document.getElementById('content')
  if (content) new ResizeObserver(measureSoon).observe(content)
}
