import { siteStore, updateInputs } from '../../store/site.ts'
import { besideCondition } from '../../theme/media.ts'
import { followPage, hasBegun, READ_UNTIL, rowRead, type Row } from '../common/reading.ts'

/** A service of the list. */
interface ServiceRow extends Row {
  icon: string | undefined
  /** Where the instrument stands while the row is open. Null while it is closed. */
  openAt: number | null
}

/** An open row counts as read until its end is above this fraction of the window's height. */
const OPEN_UNTIL = 0.3

const middleOf = ({ top, height }: DOMRect) => top + scrollY + height / 2

/** Keeps a pressed title where it is while an open card above it closes: it would leave the window. */
function keepPlace({ target, currentTarget }: Event): void {
  const summary = target instanceof Element ? target.closest('summary') : null
  const open = currentTarget instanceof Element ? currentTarget.querySelector('details[open]') : null
  if (!summary || !open || open.contains(summary)) return
  const topOf = () => summary.getBoundingClientRect().top
  const before = topOf()
  if (open.getBoundingClientRect().top > before) return
  requestAnimationFrame(() => scrollBy({ top: topOf() - before, behavior: 'instant' }))
}

/**
 * Copies to the store which card is open, which one is read, and where its instrument stands, until the page
 * is left. Where there is room beside the rows, the read one is the open one, or the one that is nearest to
 * the window's middle. Rows are measured when the page changes its size, never while the visitor scrolls.
 */
export function trackServices(cards: HTMLDivElement) {
  const beside = matchMedia(besideCondition)
  let rows: readonly ServiceRow[] = []
  let height = 0

  const update = () => {
    const { scrollY: from, inputs } = siteStore.getState()
    const end = rows.at(-1)?.end ?? 0
    const isRead = beside.matches && hasBegun(rows, from, height) && end > from
    const isOnScreen = ({ top, end: rowEnd }: ServiceRow) =>
      top < from + height && rowEnd > from + OPEN_UNTIL * height
    const open = rows.find((row) => row.openAt !== null && (!beside.matches || isOnScreen(row)))
    const read = open ?? rowRead(rows, from + READ_UNTIL * height) ?? rows.at(-1)
    const count = isRead && read ? rows.indexOf(read) + 1 : 0
    updateInputs(siteStore, {
      openIcon: open?.icon ?? null,
      // A card that has closed keeps its place: the instrument starts there on its way back.
      openIconAt: open?.openAt ?? inputs.openIconAt,
      readIcons:
        inputs.readIcons.length === count ? inputs.readIcons : rows.slice(0, count).map(({ icon }) => icon),
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
  const unfollow = followPage(cards, measure, update)
  // `toggle` does not bubble.
  cards.addEventListener('toggle', measure, true)
  cards.addEventListener('click', keepPlace)
  return () => {
    unfollow()
    cards.removeEventListener('toggle', measure, true)
    cards.removeEventListener('click', keepPlace)
    updateInputs(siteStore, { openIcon: null, readIcons: [] })
  }
}
