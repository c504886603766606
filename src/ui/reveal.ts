import { matchesMedia, REDUCED_MOTION } from '../shared/browser.ts'
import { EASE, REVEAL_TIME } from '../theme/motion.ts'

/**
 * How the visitor came to the current page. `top`: by a link without a hash. `anchor`: by a link with a hash.
 * `browser`: by a load, Back or Forward, which restore the scroll position.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

/**
 * Milliseconds to wait for the smooth scroll to the top of a new page. A scroll that the visitor stops never
 * arrives.
 */
const SCROLL_TIMEOUT = 1500

/**
 * Hides an element until its fade plays. No attribute says so: a copy of the page, saved or archived, has no
 * animations and shows the element.
 */
function hide(element: HTMLElement): Animation {
  const from = { opacity: 0, transform: 'translateY(14px)' }
  const fade = element.animate([from, {}], { duration: REVEAL_TIME, easing: EASE, fill: 'backwards' })
  fade.pause()
  return fade
}

/**
 * Fades in the elements with `data-reveal` in `root` as they scroll into the window. Elements that the
 * visitor sees first do not fade: with `arrival` `top` those at the top of the page, with `browser` those at
 * the present scroll position. With `anchor` no element fades. Returns a function that stops and shows all
 * elements.
 */
export function watchReveals(root: ParentNode, arrival: Arrival): () => void {
  if (matchesMedia(REDUCED_MOTION) || arrival === 'anchor') return () => {}
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
  /** Distance in CSS pixels that the page still scrolls to reach its top. */
  const toTop = arrival === 'top' ? scrollY : 0
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top + toTop > innerHeight,
  )
  // Nobody sees these elements disappear.
  const fades = new Map<Element, Animation>(waiting.map((element) => [element, hide(element)]))
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    if (scrollY < 1) begin()
  }
  const begin = () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    for (const element of waiting) observer.observe(element)
  }
  if (toTop > 0) {
    // The observer waits for the end of the smooth scroll, which would reveal all elements that it passes.
    addEventListener('scroll', onScroll, { passive: true })
    timer = setTimeout(begin, SCROLL_TIMEOUT)
  } else begin()
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
    observer.disconnect()
    for (const fade of fades.values()) fade.play()
  }
}
