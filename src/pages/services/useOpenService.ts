import { useEffect, type RefObject } from 'react'
import { siteStore, updateSite } from '../../store/site.ts'

/** Copies the instrument of the open card in `list` to the store, until the page is left. */
export function useOpenService(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    // A card that opens closes another, in any order of events. So each event reads which card is open now.
    const read = () => {
      const card = element.querySelector<HTMLElement>('details[open]')
      updateSite(siteStore, { openService: Number(card?.dataset['instrument'] ?? -1) })
    }
    // A card can be open before hydration.
    read()
    // `toggle` does not bubble.
    element.addEventListener('toggle', read, true)
    return () => {
      element.removeEventListener('toggle', read, true)
      updateSite(siteStore, { openService: -1 })
    }
  }, [list])
}
