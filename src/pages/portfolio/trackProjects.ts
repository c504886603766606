import { siteStore, updateCues } from '../../store/site.ts'
import { besideCardsCondition } from '../../theme/media.ts'
import { followPage, hasBegun, rowRead, type Row } from '../common/reading.ts'

/**
 * Copies to the store where the list of projects ends, and where there is room beside the cards which one is
 * read, until the page is left.
 */
export function trackProjects(list: HTMLDivElement) {
  const beside = matchMedia(besideCardsCondition)
  let cards: readonly (Row & { index: number })[] = []
  let listEnd = 0

  const update = () => {
    const { scrollY: from, cues } = siteStore.getState()
    const isRead = beside.matches && hasBegun(cards, from, innerHeight)
    const read = isRead ? rowRead(cards, from, innerHeight) : undefined
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
      // A choice hides the others.
    }).filter(({ top, end }) => end > top)
    update()
  }
  const end = followPage(list, measure, update)
  return () => {
    end()
    updateCues(siteStore, { readProject: -1 })
  }
}
