import { siteStore, updateCues } from '../../store/site.ts'
import { isTallWindow } from '../../theme/media.ts'
import { followPage, hasBegun, rowRead, type Row } from '../common/reading.ts'

/**
 * How far a row of a tall window may leave it until the next is read, as a fraction of the window's height.
 */
const LEAVES = 0.4

/**
 * Until the page is left, copies to the store where the list of projects ends and which project is read: in
 * tall windows the one above the open water.
 */
export function trackProjects(list: HTMLDivElement) {
  let rows: readonly (Row & { index: number })[] = []
  let listEnd = 0
  let height = 0
  let leaves = 0

  const update = () => {
    const { scrollY: from } = siteStore.getState()
    const begun = hasBegun(rows, from, height)
    const read = begun ? rowRead(rows, from - leaves, height) : rows[0]
    // The first water of a tall window is not that of the first project, which its still shows.
    const index = begun || leaves === 0 ? read?.index : 0
    updateCues(siteStore, {
      readProject: index ?? -1,
      readProjectAt: read ? (read.top + read.end) / 2 : 0,
      listEnd,
    })
  }
  const measure = () => {
    height = innerHeight
    listEnd = list.getBoundingClientRect().bottom + scrollY
    const isTall = isTallWindow()
    leaves = isTall ? LEAVES * height : 0
    let index = -1
    rows = Array.from(list.querySelectorAll('article,[data-water]'), (row) => {
      const isCard = row.matches('article')
      if (isCard) index += 1
      const { top, bottom } = row.getBoundingClientRect()
      return { index, top: top + scrollY, end: isCard === isTall ? -Infinity : bottom + scrollY }
      // A choice hides the others.
    }).filter(({ top, end }) => end > top)
    update()
  }
  const end = followPage(list, measure, update)
  return () => {
    end()
    updateCues(siteStore, { readProject: 0 })
  }
}
