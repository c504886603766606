/** Returns the element that a hash names. Returns null if there is none, or if a percent-escape is malformed. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Opens the `details` element that a hash names, and returns the element that the hash names. Browsers open only the
 * `details` elements around it.
 */
export function openAnchor(hash: string): HTMLElement | null {
  const anchor = elementOf(hash)
  if (anchor instanceof HTMLDetailsElement) anchor.open = true
  return anchor
}

/**
 * Enters the page on screen at a hash, or at its top: moves the focus to the anchor or the heading. Returns a function
 * that scrolls there at once.
 */
export function enterPage(hash: string): () => void {
  const anchor = openAnchor(hash)
  const focusTarget = anchor
    ? anchor.querySelector<HTMLElement>('summary, [tabindex]')
    : document.querySelector<HTMLElement>('main h1')
  focusTarget?.focus({ preventScroll: true })
  return anchor
    ? () => anchor.scrollIntoView({ behavior: 'instant', block: 'start' })
    : () => scrollTo({ top: 0, behavior: 'instant' })
}
