import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

/** Milliseconds to wait for the scroll to the top of a new page. The visitor may have interrupted it. */
const SCROLL_TIMEOUT = 1500

function show(element: HTMLElement): void {
  element.dataset['reveal'] = 'shown'
}

/**
 * Fades in the elements with `data-reveal` in `root` as they scroll into the window. Elements in the first window stay
 * visible: the window at the top if the page was `entered` there, the present one if the browser restored the scroll
 * position. After a jump to an anchor nothing fades. Returns a function that stops and shows all elements.
 */
export function watchReveals(root: ParentNode, entered: 'top' | 'anchor' | 'browser'): () => void {
  if (matchesMedia(REDUCED_MOTION) || entered === 'anchor') return () => {}
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        show(target)
        observer.unobserve(target)
      }
    },
    // Covers all above the window too. A jump to the end would leave that hidden.
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
    // The smooth scroll to the top is still under way. It would reveal all elements that it passes.
    addEventListener('scroll', onScroll, { passive: true })
    timer = setTimeout(begin, SCROLL_TIMEOUT)
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
