import { siteStore, updateInputs } from '../../store/site.ts'
import { isTallWindow } from '../../theme/media.ts'
import { followPage, hasBegun, READ_UNTIL, rowRead, type Row } from '../common/reading.ts'

/** The project above a scene gap is read until the gap ends here. */
const GAP_UNTIL = 0.1

const placeOf = (element: Element): Row => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top: top + scrollY, end: bottom + scrollY }
}

/**
 * Until the page is left, copies to the store which project is read: the card's that is read, or in tall
 * windows that of the card above the scene gap. The first is read before.
 */
export function trackProjects(list: HTMLDivElement) {
  let first: (Row & { index: number }) | undefined
  let rows: readonly (Row & { index: number })[] = []
  let height = 0
  let until = 0

  const update = () => {
    const { scrollY: from } = siteStore.getState()
    const read = hasBegun(rows, from, height) ? rowRead(rows, from + until * height) : first
    updateInputs(siteStore, { readProject: read?.index ?? -1 })
  }
  const measure = () => {
    height = innerHeight
    const cards = Array.from(list.querySelectorAll('article'), (card, index) => ({ index, ...placeOf(card) }))
      // A choice hides the others.
      .filter(({ top, end }) => end > top)
    first = cards[0]
    const isTall = isTallWindow()
    until = isTall ? GAP_UNTIL : READ_UNTIL
    rows = isTall
      ? Array.from(list.querySelectorAll('[data-scene-gap]'), (gap) => {
          const place = placeOf(gap)
          return { ...place, index: cards.findLast(({ end }) => end <= place.top)?.index ?? 0 }
        })
      : cards
    update()
  }
  // The observer of sizes calls `measure` first.
  const unfollow = followPage(list, measure, update)
  return () => {
    unfollow()
    updateInputs(siteStore, { readProject: 0 })
  }
}
