import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { navigate as push, usePathname } from 'wouter/use-browser-location'
import { routeOf } from '../routes/table.ts'
import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'
import { normalisePath } from '../shared/paths.ts'
import { savesData } from '../shared/saveData.ts'
import { arriveAt } from './arrival.ts'
import { views } from './views.ts'

/** A page chunk that takes longer is fetched with the page itself, by a full load. */
const CHUNK_PATIENCE = 10_000

/** wouter's location with one spelling per path, so that /about/ is /about for every comparison. */
export function useSiteLocation(options: { ssrPath?: string | undefined } = {}): [string, typeof push] {
  const { ssrPath } = options
  return [normalisePath(usePathname(ssrPath === undefined ? {} : { ssrPath })), push]
}

/** Changes the page, in a transition where there are any, and enters it. */
function withTransition(change: () => () => void): void {
  if (typeof document.startViewTransition !== 'function' || matchesMedia(REDUCED_MOTION)) {
    change()()
    return
  }
  const scrolls: (() => void)[] = []
  const { updateCallbackDone, ready } = document.startViewTransition(() => {
    scrolls.push(change())
  })
  // A scroll that starts while the browser takes its pictures of the page can be lost.
  const enter = () => scrolls.forEach((scroll) => scroll())
  updateCallbackDone.then(() => ready).then(enter, enter)
}

let turn = 0

/**
 * Wraps every navigation by link: waits for the page's chunk while the old page stays, changes in a view transition,
 * then scrolls and focuses. The last click wins; a chunk that does not come means a full page load.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const target = new URL(to, location.href)
  const view = views[routeOf(target.pathname)]
  const mine = ++turn
  const samePage = normalisePath(target.pathname) === normalisePath(location.pathname)
  // As the browser does it: the very same address makes no new entry.
  const how = target.href === location.href ? { ...options, replace: true } : options
  const change = () => arriveAt(target.hash, () => flushSync(() => navigate(to, how)))
  const go = () => {
    if (mine !== turn) return
    if (samePage) change()()
    else withTransition(change)
  }
  if (view.isLoaded()) {
    go()
    return
  }
  const leave = () => {
    if (mine === turn) location.assign(target)
  }
  const timer = setTimeout(leave, CHUNK_PATIENCE)
  view
    .preload()
    .then(go, leave)
    .finally(() => clearTimeout(timer))
}

/** Back and Forward are navigations too: a link whose chunk is still on its way must not undo them. */
export function heedHistory(): void {
  addEventListener('popstate', () => {
    turn += 1
  })
}

function preloadTarget(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.origin === location.origin) views[routeOf(link.pathname)].preload().catch(() => {})
}

/** Loads a page's chunk as soon as a link to it is pointed at or focused. */
export function preloadOnIntent(): void {
  document.addEventListener('pointerover', preloadTarget, { passive: true })
  document.addEventListener('focusin', preloadTarget, { passive: true })
}

/** Loads the pages' chunks one after another: all at once, their requests alone hold up a slow device. */
export async function preloadAllPages(): Promise<void> {
  if (savesData()) return
  for (const view of Object.values(views)) await view.preload().catch(() => {})
}
