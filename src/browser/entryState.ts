/** What a history entry keeps of its page. Back and Forward restore it, a reload cards and category. */
interface EntryState {
  /**
   * Vertical scroll position in CSS pixels when a link was followed, and the time at which that document
   * began.
   */
  left?: { y: number; document: number } | undefined
  /** Which of the page's cards are open, in document order. */
  open?: readonly boolean[]
  /** Label of the category that the portfolio shows. */
  category?: string
}

/** Returns what the current entry keeps. */
export const entryState = (): EntryState => (history.state ?? {}) as EntryState

/** Keeps more in the current entry. */
export function keepInEntry(part: EntryState): void {
  try {
    history.replaceState({ ...entryState(), ...part }, '')
  } catch {
    // Safari refuses more than 100 changes in 30 s. The entry keeps what it had.
  }
}
