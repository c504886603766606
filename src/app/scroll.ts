import { siteStore, updateSite } from '../store/site.ts'

/** Keeps the store's scroll position, fractions of pixels included, at most once a frame. Returns the way to stop. */
export function trackScroll(): () => void {
  let waiting = 0
  const read = () => {
    waiting = 0
    updateSite(siteStore, { scrollY: Math.max(0, scrollY) })
  }
  const onScroll = () => {
    waiting ||= requestAnimationFrame(read)
  }
  // To ask at once would lay the page out before its first frame needs it.
  onScroll()
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(waiting)
  }
}
