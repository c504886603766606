import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

/**
 * Where a page is entered: at its top or at an anchor, by a link; or wherever the browser puts it, by a load or by
 * Back and Forward.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

let current: Arrival = 'browser'

/** How the page that is being rendered is entered. */
export const arrival = (): Arrival => current

/** Milliseconds between two looks at a smooth scroll. */
const SCROLL_CHECK = 500
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

let scrolling = new AbortController()

/**
 * Scrolls smoothly where the visitor wants motion. Browsers drop such a scroll now and then, and lose their place when
 * an instant one meets it; so whenever it rests, an instant one proves that it has arrived. The visitor's own moves end
 * all that.
 */
function scrollSmoothly(scroll: (behavior: ScrollBehavior) => void): void {
  scrolling.abort()
  if (matchesMedia(REDUCED_MOTION)) {
    scroll('instant')
    return
  }
  const own = new AbortController()
  scrolling = own
  const stop = () => own.abort()
  scroll('smooth')
  let last = scrollY
  const timer = setInterval(() => {
    if (scrollY === last) {
      scroll('instant')
      if (scrollY === last) stop()
    }
    last = scrollY
  }, SCROLL_CHECK)
  own.signal.addEventListener('abort', () => clearInterval(timer))
  for (const type of VISITOR_MOVES)
    addEventListener(type, stop, { signal: own.signal, passive: true, capture: true })
}

function focusQuietly(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true })
}

/** The element that a hash names; null for none, for a broken percent-escape and for a name that nothing bears. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens the card that a hash names; the browser itself opens only those around what it names. */
export function openAnchor(hash: string): HTMLElement | null {
  const anchor = anchorOf(hash)
  if (anchor instanceof HTMLDetailsElement) anchor.open = true
  return anchor
}

/**
 * Renders a page by `render`, at once, and enters it as a link does: moves the focus, and returns the scroll that is
 * left to do.
 */
export function arriveAt(hash: string, render: () => void): () => void {
  current = hash === '' ? 'top' : 'anchor'
  try {
    render()
  } finally {
    current = 'browser'
  }
  const anchor = openAnchor(hash)
  if (anchor) {
    focusQuietly(anchor.querySelector('summary, [tabindex]'))
    return () => scrollSmoothly((behavior) => anchor.scrollIntoView({ behavior, block: 'start' }))
  }
  focusQuietly(document.querySelector<HTMLElement>('main h1'))
  return () => scrollSmoothly((behavior) => scrollTo({ top: 0, behavior }))
}
