import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

/**
 * Where a page is entered: at its top or at an anchor, by a link; or wherever the browser puts it, by a load or by
 * Back and Forward.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

let current: Arrival = 'browser'

/** How the page that is being rendered is entered. */
export const arrival = (): Arrival => current

/** Milliseconds after which a smooth scroll that has not arrived is finished. */
const SCROLL_PATIENCE = 1500
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

let scrolling = new AbortController()

/**
 * Scrolls smoothly where the visitor wants motion. Browsers drop a smooth scroll when the page's height changes
 * under it, so it is finished after a while, unless the visitor has taken over.
 */
function scrollSmoothly(scroll: (behavior: ScrollBehavior) => void): void {
  scrolling.abort()
  if (matchesMedia(REDUCED_MOTION)) {
    scroll('instant')
    return
  }
  scrolling = new AbortController()
  const { signal } = scrolling
  const abort = () => scrolling.abort()
  scroll('smooth')
  const timer = setTimeout(() => {
    abort()
    scroll('instant')
  }, SCROLL_PATIENCE)
  signal.addEventListener('abort', () => clearTimeout(timer))
  for (const type of VISITOR_MOVES) addEventListener(type, abort, { signal, passive: true, capture: true })
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

/** Renders a page by `render`, at once, and enters it as a link does: scrolls, and moves the focus. */
export function arriveAt(hash: string, render: () => void): void {
  current = hash === '' ? 'top' : 'anchor'
  try {
    render()
  } finally {
    current = 'browser'
  }
  const anchor = openAnchor(hash)
  if (anchor) {
    focusQuietly(anchor.querySelector('summary, [tabindex]'))
    scrollSmoothly((behavior) => anchor.scrollIntoView({ behavior, block: 'start' }))
  } else {
    focusQuietly(document.querySelector<HTMLElement>('main h1'))
    scrollSmoothly((behavior) => scrollTo({ top: 0, behavior }))
  }
}
