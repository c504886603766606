import { siteStore, updateCues } from '../../store/site.ts'
import { besideCardsCondition } from '../../theme/media.ts'

/** Reading begins when the list's top is here, as a fraction of the window's height. */
const FIRST_AT = 0.85

/**
 * Copies to the store where the list of projects ends, and where there is room beside the cards which one is
 * read, until the page is left: the first that ends below the window's middle. Cards are measured when the
 * page changes its size, never while the visitor scrolls.
 */
export function trackProjects(list: HTMLDivElement) {
  const beside = matchMedia(besideCardsCondition)
  let cards: readonly { index: number; top: number; end: number }[] = []
  let listEnd = 0

  const update = () => {
    const { scrollY: from, cues } = siteStore.getState()
    const isRead = beside.matches && (cards[0]?.top ?? Infinity) < from + FIRST_AT * innerHeight
    const read = isRead ? cards.find(({ end }) => end > from + innerHeight / 2) : undefined
    updateCues(siteStore, {
      readProject: read?.index ?? -1,
      // A bar that goes back keeps the place from which it came.
      readProjectAt: read ? (read.top + read.end) / 2 : cues.readProjectAt,
      listEnd,
    })
  }
  const measure = () => {
    listEnd = list.getBoundingClientRect().bottom + scrollY
    cards = Array.from(list.querySelectorAll('article'), (card, index) => {
      const { top, bottom } = card.getBoundingClientRect()
      return { index, top: top + scrollY, end: bottom + scrollY }
    }).filter(({ top, end }) => end > top)
    update()
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(list.closest('main') ?? list)
  addEventListener('resize', measure)
  const unsubscribe = siteStore.subscribe((state, before) => {
    if (state.scrollY !== before.scrollY) update()
  })
  return () => {
    sizes.disconnect()
    removeEventListener('resize', measure)
    unsubscribe()
    updateCues(siteStore, { readProject: -1 })
  }
}
