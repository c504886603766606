import { flushSync } from 'react-dom'
import { siteStore, updateCues } from '../store/site.ts'
import { openAnchor } from './enterPage.ts'

/** What a history entry keeps of its page, in `history.state`. */
interface EntryState {
  /** Vertical scroll position in CSS pixels. */
  y: number
  /** Which of the page's cards are open, in document order. */
  on: readonly boolean[]
  /** Indices of the projects that the portfolio's filter shows. */
  chosen: readonly number[]
}

const cards = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/**
 * Writes the page's state to the current history entry. A browser that refuses it, as Safari after 100
 * changes, keeps the one before.
 */
export function saveEntry(): void {
  const { chosenProjects: chosen } = siteStore.getState().cues
  const on = cards().map(({ open }) => open)
  try {
    history.replaceState({ y: scrollY, on, chosen } satisfies EntryState, '')
  } catch {
    // The place in the page is worth less than the link that the visitor follows.
  }
}

/**
 * Restores the page's state from the current history entry. Without a state of this site, it opens the card
 * that the hash names. `afterLoad` tells that the document was just loaded: then the browser may have
 * scrolled already, and what the visitor did before hydration stays.
 */
export function restoreEntry(afterLoad: boolean): void {
  const { y, on, chosen } = (history.state ?? {}) as { [Key in keyof EntryState]?: unknown }
  // Another script may have written the entry's state.
  if (typeof y !== 'number' || !Array.isArray(on)) {
    const anchor = openAnchor(location.hash)
    if (afterLoad) return
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else if (location.hash === '') scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  const all = cards()
  // What was pressed before hydration has been chosen by now.
  const isChosen = afterLoad && siteStore.getState().cues.chosenProjects.length > 0
  // The list has its height before the place is restored.
  if (Array.isArray(chosen) && !isChosen) flushSync(() => updateCues(siteStore, { chosenProjects: chosen }))
  // The last position of the page with its cards closed. The browser scrolls no further when it restores the
  // place.
  const atEnd = document.documentElement.scrollHeight - innerHeight
  const isUntouched = !afterLoad || scrollY === 0 || Math.abs(scrollY - Math.min(y, atEnd)) < 2
  // Cards are closed in the served page. What the visitor opened before hydration stays.
  if (on.length === all.length && !(afterLoad && all.some(({ open }) => open)))
    for (const [index, card] of all.entries()) card.open = on[index] === true
  if (isUntouched) scrollTo({ top: y, behavior: 'instant' })
}
