import { siteStore } from '../../store/site.ts'

/** A row of a list, in CSS pixels from the top of the page. */
export interface Row {
  top: number
  end: number
}

/**
 * Fractions of the window's height from its top: reading begins when the first row's top is at FIRST_AT, and
 * a row is read until its end is at READ_UNTIL.
 */
const FIRST_AT = 0.85
export const READ_UNTIL = 0.5

/** Whether the visitor has come to a list, at the scroll position `from` in a window `height` high. */
export const hasBegun = (rows: readonly Row[], from: number, height: number) =>
  (rows[0]?.top ?? Infinity) < from + FIRST_AT * height

/** Returns the row that is read: the first that ends below `line`, in CSS pixels from the top of the page. */
export const rowRead = <R extends Row>(rows: readonly R[], line: number): R | undefined =>
  rows.find(({ end }) => end > line)

/**
 * Calls `measure` at once and when the page changes its size, never while the visitor scrolls, and `update`
 * at each scroll position. Returns a function that ends it.
 */
export function followPage(list: HTMLElement, measure: () => void, update: () => void): () => void {
  const sizes = new ResizeObserver(measure)
  sizes.observe(list.closest('main') ?? list)
  // A lower window has the same page.
  addEventListener('resize', measure)
  const unsubscribe = siteStore.subscribe((state, before) => {
    if (state.scrollY !== before.scrollY) update()
  })
  return () => {
    sizes.disconnect()
    removeEventListener('resize', measure)
    unsubscribe()
  }
}
