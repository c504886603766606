import { unserved } from 'virtual:content/navigation'
import { savesData } from '../shared/browser.ts'
import { nextTask } from '../shared/loading.ts'
import { lazyPages } from './lazyPages.ts'

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
