import { openAnchor } from './enterPage.ts'

/** What a history entry keeps of its page, in `history.state`. */
interface EntryState {
  /** Vertical scroll position in CSS pixels. */
  y: number
  /** Which of the page's cards are open and which of its radio buttons are checked, in document order. */
  on: readonly boolean[]
}

type Control = HTMLDetailsElement | HTMLInputElement

const controls = () => [...document.querySelectorAll<Control>('main :is(details, [type=radio])')]
const isOn = (control: Control) => ('open' in control ? control.open : control.checked)
// Cards are closed in the served page.
const isChanged = (control: Control) => isOn(control) !== ('open' in control ? false : control.defaultChecked)

/** Writes the page's state to the current history entry. */
export function saveEntry(): void {
  history.replaceState({ y: scrollY, on: controls().map(isOn) } satisfies EntryState, '')
}

/**
 * Restores the page's state from the current history entry. Without a state of this site, it opens the card that the hash
 * names. `afterLoad` tells that the document was just loaded: then the browser may have scrolled already, and what the
 * visitor did before hydration stays.
 */
export function restoreEntry(afterLoad: boolean): void {
  const { y, on } = (history.state ?? {}) as { [Key in keyof EntryState]?: unknown }
  // Another script may have written the entry's state.
  if (typeof y !== 'number' || !Array.isArray(on)) {
    const anchor = openAnchor(location.hash)
    if (afterLoad) return
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else if (location.hash === '') scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  const all = controls()
  // The last position of the page with its cards closed. The browser scrolls no further when it restores the place.
  const atEnd = document.documentElement.scrollHeight - innerHeight
  const isUntouched = !afterLoad || scrollY === 0 || Math.abs(scrollY - Math.min(y, atEnd)) < 2
  if (on.length === all.length && !(afterLoad && all.some(isChanged))) {
    for (const [index, control] of all.entries()) {
      if ('open' in control) control.open = on[index] === true
      else control.checked = on[index] === true
    }
  }
  if (isUntouched) scrollTo({ top: y, behavior: 'instant' })
}
