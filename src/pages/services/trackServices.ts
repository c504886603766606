import { siteStore, updateCues } from '../../store/site.ts'
import { besideCondition } from '../../theme/media.ts'

/** A row of the list, in CSS pixels from the top of the page. */
interface Row {
  icon: string | undefined
  top: number
  end: number
  /** Where the instrument stands while the row is open. Null while it is closed. */
  openAt: number | null
}

/** Reading begins when the list's top is here, as a fraction of the window's height. */
const FIRST_AT = 0.85
/** An open row is the one that is read until its end is here. */
const OPEN_UNTIL = 0.3

const middleOf = ({ top, height }: DOMRect) => top + scrollY + height / 2

/**
 * Copies to the store which card is open, which one is read, and where its instrument stands, until the page
 * is left. Where there is room beside the rows, the read one is the open one, or the one that is nearest to
 * the window's middle. Rows are measured when the page changes its size, never while the visitor scrolls.
 */
export function trackServices(cards: HTMLDivElement) {
  const beside = matchMedia(besideCondition)
  let rows: readonly Row[] = []
  let height = 0

  const update = () => {
    const { scrollY: from, cues } = siteStore.getState()
    const end = rows.at(-1)?.end ?? 0
    const isRead = beside.matches && (rows[0]?.top ?? Infinity) < from + FIRST_AT * height && end > from
    const isShown = ({ top, end: rowEnd }: Row) => top < from + height && rowEnd > from + OPEN_UNTIL * height
    const open = rows.find((row) => row.openAt !== null && (!beside.matches || isShown(row)))
    const read = open ?? rows.find((row) => row.end > from + height / 2) ?? rows.at(-1)
    const count = isRead && read ? rows.indexOf(read) + 1 : 0
    updateCues(siteStore, {
      openIcon: open?.icon ?? null,
      // A card that has closed keeps its place: the instrument starts there on its way back.
      openIconAt: open?.openAt ?? cues.openIconAt,
      readIcons:
        cues.readIcons.length === count ? cues.readIcons : rows.slice(0, count).map(({ icon }) => icon),
      listEnd: end,
    })
  }
  // A card that opens closes another, in any order of events. So each event measures all cards.
  const measure = () => {
    height = innerHeight
    rows = Array.from(cards.querySelectorAll('details'), (card) => {
      const { top, bottom } = card.getBoundingClientRect()
      const place = beside.matches ? card.querySelector('hgroup') : card.lastElementChild
      return {
        icon: card.dataset['icon'],
        top: top + scrollY,
        end: bottom + scrollY,
        openAt: card.open && place ? middleOf(place.getBoundingClientRect()) : null,
      }
    })
    update()
  }
  // Its first call is for a card that was open before hydration.
  const sizes = new ResizeObserver(measure)
  sizes.observe(cards.closest('main') ?? cards)
  // A lower window has the same page.
  addEventListener('resize', measure)
  // `toggle` does not bubble.
  cards.addEventListener('toggle', measure, true)
  const unsubscribe = siteStore.subscribe((state, before) => {
    if (state.scrollY !== before.scrollY) update()
  })
  return () => {
    sizes.disconnect()
    removeEventListener('resize', measure)
    cards.removeEventListener('toggle', measure, true)
    unsubscribe()
    updateCues(siteStore, { openIcon: null, readIcons: [] })
  }
}
