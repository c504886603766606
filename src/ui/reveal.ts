import { matchesMedia, REDUCED_MOTION } from '../shared/browser.ts'

function show(element: HTMLElement): void {
  element.dataset['reveal'] = 'shown'
}

/**
 * Fades in the elements with `data-reveal` in `root` as they scroll into the window. Those that stand in it,
 * or above it, do not fade. Returns a function that stops and shows all elements.
 */
export function watchReveals(root: ParentNode): () => void {
  if (matchesMedia(REDUCED_MOTION)) return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        show(target)
        observer.unobserve(target)
      }
    },
    // The observed area includes everything above the window. A jump to the end would leave that hidden.
    { rootMargin: '1000000px 0px -6% 0px' },
  )
  let waiting: readonly HTMLElement[] = []
  // After Back the browser has restored the place by then.
  const frame = requestAnimationFrame(() => {
    waiting = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (element) => element.getBoundingClientRect().top > innerHeight,
    )
    // Only `shown` has a transition. Nobody sees these elements disappear.
    for (const element of waiting) {
      element.dataset['reveal'] = 'waiting'
      observer.observe(element)
    }
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    waiting.forEach(show)
  }
}
