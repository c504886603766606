import type { BrowserContext, Page } from 'playwright/test'
import { entryOf, readBuilt } from '../helpers/builtSite.ts'

/**
 * Collects the addresses that are requested over the network. A context sees the requests of its pages and
 * workers.
 */
export function watchRequests(context: BrowserContext): string[] {
  const found: string[] = []
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) found.push(request.url())
  })
  return found
}

/** Counts the documents that the page requests. */
export function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('request', (request) => {
    // The calendar's frame navigates too.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.count += 1
  })
  return loads
}

/** Holds requests until `release` is called, and collects their paths. */
export async function holdRequests(page: Page, which: string | ((url: URL) => boolean)) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route(which, async (route) => {
    held.push(new URL(route.request().url()).pathname)
    await promise
    await route.continue()
  })
  return { release, held }
}

/** Address of the entry script of all pages, for `route`. */
export const ENTRY = `**/assets/${entryOf(readBuilt('index.html'))}`

/** Opens a page whose script is held until the function that it returns is called. */
export async function openUnhydrated(page: Page, url: string) {
  const { release } = await holdRequests(page, ENTRY)
  await page.goto(url, { waitUntil: 'commit' })
  return release
}

/** Whether the address is that of a built script that contains three.js. */
export function isThreeScript(url: string): boolean {
  const { pathname } = new URL(url)
  return /^\/assets\/.+\.js$/.test(pathname) && readBuilt(pathname.slice(1)).includes('WebGLRenderer')
}
