import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'

/**
 * Where a page is entered: at its top or at an anchor, by a link; or wherever the browser puts it, by a load or by
 * Back and Forward.
 */
export type Arrival = 'top' | 'anchor' | 'browser'

let current: Arrival = 'browser'

/** How the page that is being rendered is entered. */
export const arrival = (): Arrival => current

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
  const behavior = matchesMedia(REDUCED_MOTION) ? 'instant' : 'smooth'
  const anchor = openAnchor(hash)
  if (anchor) {
    focusQuietly(anchor.querySelector('summary, [tabindex]'))
    anchor.scrollIntoView({ behavior, block: 'start' })
  } else {
    focusQuietly(document.querySelector<HTMLElement>('main h1'))
    scrollTo({ top: 0, behavior })
  }
}
