import { clamp } from '../shared/math.ts'
import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

/**
 * Where a page is entered: at its top or at an anchor, by a link; or wherever the browser puts it, by a load or by
 * Back and Forward.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

let current: Arrival = 'browser'

/** How the page that is being rendered is entered. */
export const arrival = (): Arrival => current

/** Milliseconds of a scroll, however far it goes. */
const SCROLL_TIME = 450
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

let scrolling = new AbortController()

/**
 * Scrolls smoothly to where `place` puts the page, until the visitor moves it. The browser's own smooth scroll gets
 * lost when it starts beside a change of page, and an instant one that repairs it lands elsewhere.
 */
function scrollSmoothly(place: () => void): void {
  scrolling.abort()
  const from = scrollY
  place()
  const to = scrollY
  if (to === from || matchesMedia(REDUCED_MOTION)) return
  const own = new AbortController()
  scrolling = own
  const stop = () => own.abort()
  const start = performance.now()
  const step = () => {
    if (own.signal.aborted) return
    const left = (1 - clamp((performance.now() - start) / SCROLL_TIME, 0, 1)) ** 3
    if (left > 0) {
      scrollTo({ top: to + (from - to) * left, behavior: 'instant' })
      requestAnimationFrame(step)
    } else {
      place()
      stop()
    }
  }
  for (const type of VISITOR_MOVES)
    addEventListener(type, stop, { signal: own.signal, passive: true, capture: true })
  step()
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
    return () => scrollSmoothly(() => anchor.scrollIntoView({ behavior: 'instant', block: 'start' }))
  }
  focusQuietly(document.querySelector<HTMLElement>('main h1'))
  return () => scrollSmoothly(() => scrollTo({ top: 0, behavior: 'instant' }))
}
