import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

/** Milliseconds after which a page counts as entered that has not come to its top, since the visitor moved it. */
const SCROLL_PATIENCE = 1500

function show(element: HTMLElement): void {
  element.dataset['reveal'] = 'shown'
}

/**
 * Fades in whatever bears `data-reveal` in `root` and lies below the first screen, as it scrolls in: below the one at
 * the top of the page where it is entered there, below the present one where the browser put it, and nothing at all
 * where it is entered at an anchor. What is in view at the start is never hidden, and nothing is without this script.
 * Returns the way to stop, which shows everything.
 */
export function watchReveals(root: ParentNode, entered: 'top' | 'anchor' | 'browser'): () => void {
  if (typeof IntersectionObserver !== 'function' || matchesMedia(REDUCED_MOTION) || entered === 'anchor')
    return () => {}
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
  const scrolled = entered === 'top' ? scrollY : 0
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top + scrolled > innerHeight,
  )
  for (const element of waiting) element.dataset['reveal'] = 'waiting'
  const observe = () => waiting.forEach((element) => observer.observe(element))
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    if (scrollY < 1) begin()
  }
  const begin = () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    observe()
  }
  if (scrolled > 0) {
    // The scroll to the top comes yet; on its way everything would count as seen.
    addEventListener('scroll', onScroll, { passive: true })
    timer = setTimeout(begin, SCROLL_PATIENCE)
  } else {
    observe()
  }
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    observer.disconnect()
    waiting.forEach(show)
  }
}
