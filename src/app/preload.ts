import { unserved } from 'virtual:content/navigation'
import { routeOf } from '../routes/served.ts'
import { savesData } from '../shared/browser.ts'
import { nextTask } from '../shared/loading.ts'
import { lazyPages } from './lazyPages.ts'

function preloadTarget(event: Event): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not([hreflang])') : null
  if (link && link.origin === location.origin) lazyPages[routeOf(link.pathname)].preload().catch(() => {})
}

/** Loads a page's chunk as soon as the pointer or the focus reaches a link to the page. */
export function preloadOnIntent(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, preloadTarget, { passive: true })
}

/**
 * Loads the chunks of all pages that are served, one after another so as not to slow the device down. Does
 * nothing under Save-Data.
 */
export async function preloadAllPages(): Promise<void> {
  if (savesData()) return
  for (const [id, page] of Object.entries(lazyPages)) {
    if (unserved.includes(id)) continue
    await page.preload().catch(() => {})
    await nextTask()
  }
}
