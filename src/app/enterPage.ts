import { entryState, keepInEntry } from '../browser/entryState.ts'
import { matchesMedia, REDUCED_MOTION } from '../shared/browser.ts'

/**
 * Returns the element that a hash names. Returns null if there is none, or if a percent-escape is malformed.
 * Opens it if it is a `details` element: browsers open only its ancestors.
 */
function openAnchor(hash: string): HTMLElement | null {
  try {
    const anchor = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (anchor instanceof HTMLDetailsElement) anchor.open = true
    return anchor
  } catch {
    return null
  }
}

const cards = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/** Keeps in the history entry which cards are open, after one has opened or closed. */
export function keepCards({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement)) return
  const open = cards().map((card) => card.open)
  // Chromium restores no place after a change of the entry.
  if (String(open) !== String(entryState().open)) keepInEntry({ open })
}

/** Opens the cards that were open in the current history entry, or else the one that the address names. */
export function restoreCards(): void {
  const { open } = entryState()
  if (!open) openAnchor(location.hash)
  // What the visitor opened before hydration stays.
  else if (!document.querySelector('main details[open]'))
    for (const [index, card] of cards().entries()) card.open = open[index] === true
}

/**
 * Scrolls to where a link has left the page of the current history entry. Chromium restores no place while
 * the page before still scrolls smoothly to its top.
 */
export function restorePlace(): void {
  const { left } = entryState()
  // The browser itself restores the place in a document that is loaded.
  if (left?.document !== performance.timeOrigin) return
  const { y } = left
  const restore = () => scrollTo({ top: y, behavior: 'instant' })
  restore()
  const { href } = location
  // A step of that scroll can be under way. Forward can have left the page before the frame.
  requestAnimationFrame(() => {
    if (location.href === href) restore()
  })
  // The browser knows the place when Back or Forward leave the page.
  keepInEntry({ left: undefined })
}

/** Moves the focus to the heading of the current page, which screen readers then say. Nothing scrolls. */
export const focusHeading = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/**
 * Moves the focus into the current page and scrolls there smoothly: to the `summary` or `[tabindex]` in the
 * element that the hash names, or to the h1 and the top. On the page that was shown before, a hash without an
 * element changes nothing, as without scripts. One that is pressed once more jumps there: Chromium can lose a
 * smooth scroll that begins within another.
 */
export function enterPage(hash: string, isNewPage: boolean, isSame = false): void {
  const anchor = openAnchor(hash)
  if (!anchor && hash !== '' && !isNewPage) return
  const behavior = matchesMedia(REDUCED_MOTION) ? 'instant' : 'smooth'
  if (anchor) {
    anchor.querySelector<HTMLElement>('summary, [tabindex]')?.focus({ preventScroll: true })
    anchor.scrollIntoView({ behavior: isSame ? 'instant' : behavior })
  } else {
    focusHeading()
    scrollTo({ top: 0, behavior })
  }
}
