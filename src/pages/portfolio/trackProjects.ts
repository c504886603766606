import { siteStore, updateCues } from '../../store/site.ts'
import { besideCardsCondition } from '../../theme/media.ts'
import { followPage, hasBegun, rowRead, type Row } from '../common/reading.ts'

/**
 * Until the page is left, copies to the store where the list of projects ends and, where there is room beside
 * the cards, which one is read.
 */
export function trackProjects(list: HTMLDivElement) {
  const beside = matchMedia(besideCardsCondition)
  let cards: readonly (Row & { index: number })[] = []
  let listEnd = 0
  let height = 0

  const update = () => {
    const { scrollY: from } = siteStore.getState()
    const isRead = beside.matches && hasBegun(cards, from, height)
    const read = isRead ? rowRead(cards, from, height) : undefined
    updateCues(siteStore, {
      readProject: read?.index ?? -1,
      readProjectAt: read ? (read.top + read.end) / 2 : 0,
      listEnd,
    })
  }
  const measure = () => {
    height = innerHeight
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
