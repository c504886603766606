import { updateSite, type SiteStore } from '../store/site.ts'

/**
 * Copies the vertical scroll position to the store in CSS pixels, at most once a frame. Returns a function that stops.
 */
export function trackScroll(store: SiteStore): () => void {
  let request = 0
  const read = () => {
    request = 0
    // Safari reports negative positions while a page bounces at its top.
    updateSite(store, { scrollY: Math.max(0, scrollY) })
  }
  const onScroll = () => {
    request ||= requestAnimationFrame(read)
  }
  // Waits for a frame: reading scrollY here would force a layout before the first frame.
  onScroll()
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(request)
  }
}
