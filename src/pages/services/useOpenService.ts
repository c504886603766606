import { useEffect, type RefObject } from 'react'
import { siteStore, updateSite } from '../../store/site.ts'

/**
 * Copies the instrument of the open card in `list`, and where the card's inside is on the page, to the store, until the
 * page is left. It measures when the page changes its size, never while the visitor scrolls.
 */
export function useOpenService(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    // A card that opens closes another, in any order of events. So each event reads which card is open now.
    const read = () => {
      const card = element.querySelector<HTMLElement>('details[open]')
      const openService = Number(card?.dataset['instrument'] ?? -1)
      const inside = card?.lastElementChild?.getBoundingClientRect()
      // A card that has closed keeps its place: the instrument starts there on its way back.
      const openServiceAt = inside
        ? inside.top + scrollY + inside.height / 2
        : siteStore.getState().openServiceAt
      updateSite(siteStore, { openService, openServiceAt })
    }
    // Its first call is for a card that was open before hydration.
    const sizes = new ResizeObserver(read)
    sizes.observe(element.closest('main') ?? element)
    // `toggle` does not bubble.
    element.addEventListener('toggle', read, true)
    return () => {
      sizes.disconnect()
      element.removeEventListener('toggle', read, true)
      updateSite(siteStore, { openService: -1 })
    }
  }, [list])
}
