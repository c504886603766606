import { matchesMedia, REDUCED_MOTION } from '../shared/browser.ts'

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

/** Moves the focus to the heading of the current page, which screen readers then say. Nothing scrolls. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/**
 * Moves the focus into the current page and scrolls there smoothly: to the `summary` or `[tabindex]` in the
 * element that the hash names, or to the h1 and the top. On the page that was shown before, a hash without an
 * element changes nothing, as without scripts.
 */
export function enterPage(hash: string, isNewPage: boolean): void {
  const anchor = openAnchor(hash)
  if (!anchor && hash !== '' && !isNewPage) return
  const behavior = matchesMedia(REDUCED_MOTION) ? 'instant' : 'smooth'
  if (anchor) {
    anchor.querySelector<HTMLElement>('summary, [tabindex]')?.focus({ preventScroll: true })
    anchor.scrollIntoView({ behavior })
  } else {
    focusHeading()
    scrollTo({ top: 0, behavior })
  }
}
