import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'
import { enterPage } from './enterPage.ts'
import { createSmoothScroll } from './smoothScroll.ts'

export interface PageChange {
  /** Renders the new location. The document shows it when this returns. */
  render: () => void
  /** Hash of the new location, with its `#`. Empty for the top of the page. */
  hash: string
  /** Fades from one page to the other where the browser can. */
  fade: boolean
}

/** Renders a location, moves the focus into it, then scrolls to it. */
export type ChangePage = (change: PageChange) => void

export function createChangePage(): ChangePage {
  const scroll = createSmoothScroll()
  return ({ render, hash, fade }) => {
    const enter = () => {
      render()
      return enterPage(hash)
    }
    if (!fade || typeof document.startViewTransition !== 'function' || matchesMedia(REDUCED_MOTION)) {
      scroll(enter())
      return
    }
    let jump: (() => void) | undefined
    const { updateCallbackDone, ready } = document.startViewTransition(() => {
      jump = enter()
    })
    // Chrome can drop a scroll that starts before the transition has captured the new page.
    const scrollToEntry = () => {
      if (jump) scroll(jump)
    }
    updateCallbackDone.then(() => ready).then(scrollToEntry, scrollToEntry)
  }
}
