/**
 * Returns the element that a hash names. Returns null if there is none, or if a percent-escape is malformed.
 * Opens it if it is a `details` element: browsers open only its ancestors.
 */
export function openAnchor(hash: string): HTMLElement | null {
  try {
    const anchor = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (anchor instanceof HTMLDetailsElement) anchor.open = true
    return anchor
  } catch {
    return null
  }
}

/**
 * Moves the focus into the current page: to the `summary` or `[tabindex]` in the element that the hash names,
 * or to the h1 if there is no such element. Returns a function that scrolls to the element, or to the top,
 * without an animation. On the page that was shown before, a hash without an element changes nothing, as
 * without scripts.
 */
export function enterPage(hash: string, isNewPage: boolean): () => void {
  const anchor = openAnchor(hash)
  if (!anchor && hash !== '' && !isNewPage) return () => {}
  const focusTarget = anchor
    ? anchor.querySelector<HTMLElement>('summary, [tabindex]')
    : document.querySelector<HTMLElement>('main h1')
  focusTarget?.focus({ preventScroll: true })
  return anchor
    ? () => anchor.scrollIntoView({ behavior: 'instant', block: 'start' })
    : () => scrollTo({ top: 0, behavior: 'instant' })
}
