import { matchesMedia, REDUCED_MOTION } from '../shared/browser.ts'
import { EASE, REVEAL_TIME } from '../theme/motion.ts'

/**
 * Hides an element until its fade plays. No attribute says so: a copy of the page, saved or archived, has no
 * animations and shows the element.
 */
function hide(element: Element): Animation {
  const from = { opacity: 0, transform: 'translateY(14px)' }
  const fade = element.animate([from, {}], { duration: REVEAL_TIME, easing: EASE, fill: 'backwards' })
  fade.pause()
  return fade
}

/**
 * Fades in the elements with `data-reveal` in `root` as they scroll into the window. Those that stand in it,
 * or above it, do not fade. Returns a function that stops and shows all elements.
 */
export function watchReveals(root: ParentNode): () => void {
  if (matchesMedia(REDUCED_MOTION)) return () => {}
  const fades = new Map<Element, Animation>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        fades.get(target)?.play()
        observer.unobserve(target)
      }
    },
    // The observed area includes everything above the window. A jump to the end would leave that hidden.
    { rootMargin: '1000000px 0px -6% 0px' },
  )
  // After Back the browser has restored the place by then.
  const frame = requestAnimationFrame(() => {
    for (const element of root.querySelectorAll('[data-reveal]'))
      if (element.getBoundingClientRect().top > innerHeight) {
        fades.set(element, hide(element))
        observer.observe(element)
      }
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    // `play` would begin a finished one again.
    for (const fade of fades.values()) fade.finish()
  }
}
