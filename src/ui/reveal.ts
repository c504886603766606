import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

function show(element: HTMLElement): void {
  element.dataset['reveal'] = 'shown'
}

/**
 * Fades in whatever bears `data-reveal` in `root` and lies below the window, as it scrolls in. What is in view at the
 * start is never hidden, and nothing is without this script. Returns the way to stop, which shows everything.
 */
export function watchReveals(root: ParentNode): () => void {
  if (typeof IntersectionObserver !== 'function' || matchesMedia(REDUCED_MOTION)) return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        show(target)
        observer.unobserve(target)
      }
    },
    // Everything above the window counts as seen, or a jump to the end would leave it hidden.
    { rootMargin: '1000000px 0px -6% 0px' },
  )
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  )
  for (const element of waiting) {
    element.dataset['reveal'] = 'waiting'
    observer.observe(element)
  }
  return () => {
    observer.disconnect()
    waiting.forEach(show)
  }
}
