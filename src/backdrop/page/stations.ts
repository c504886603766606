import { clamp } from '../../shared/math.ts'
import { TALL_ASPECT } from '../../theme/grid.ts'

/** A section that opens the view of the scene, in CSS pixels from the top of the page. */
export interface StationBox {
  /** Number of the scene's station: the section's `data-station`. */
  station: number
  top: number
  height: number
}

/** Lengths of the window and the page in CSS pixels. */
export interface PageSize {
  width: number
  height: number
  /** Height of the whole page. */
  page: number
}

/** A scroll position, in CSS pixels, at which the page is at a station. */
export interface Anchor {
  scrollY: number
  station: number
}

/** Share of the way between two stations, at each end, in which the scene stands still. */
const HOLD = 0.12

/**
 * Returns where each station is reached, by scroll position. In a wide window this is where the middle of the section is
 * in the middle of the window, of a section higher than the window the middle of its first window height. In a tall one
 * it is where the section's end is at the window's end. The top of the page is at station `first`. Of sections at one
 * position, for example at the end of a short page, only the last one counts.
 */
export function anchorsOf(
  boxes: readonly StationBox[],
  { width, height, page }: PageSize,
  first = 0,
): Anchor[] {
  const end = Math.max(0, page - height)
  const isTall = width / height < TALL_ASPECT
  const others = boxes
    .filter(({ station }) => Number.isFinite(station) && station >= 0)
    .map((box): Anchor => {
      const middle = box.top + (Math.min(box.height, height) - height) / 2
      return { station: box.station, scrollY: clamp(isTall ? box.top + box.height - height : middle, 0, end) }
    })
    .filter(({ scrollY }) => scrollY > 0)
    .toSorted((a, b) => a.scrollY - b.scrollY)
  return [
    { scrollY: 0, station: first },
    ...others.filter(({ scrollY }, index) => others[index + 1]?.scrollY !== scrollY),
  ]
}

/** Returns the position between the stations at a scroll position. `anchors` are in ascending order and not empty. */
export function stationAt(anchors: readonly Anchor[], scrollY: number): number {
  const next = anchors.findIndex((anchor) => anchor.scrollY > scrollY)
  const to = anchors[next]
  const from = anchors[next === -1 ? anchors.length - 1 : next - 1] ?? anchors[0]
  if (!from) return 0
  if (!to || to === from) return from.station
  const way = (scrollY - from.scrollY) / (to.scrollY - from.scrollY)
  const travelled = clamp((way - HOLD) / (1 - 2 * HOLD), 0, 1)
  return from.station + (to.station - from.station) * travelled
}
