import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { navigate as push, usePathname } from 'wouter/use-browser-location'
import { routeOf } from '../routes/table.ts'
import { matchesMedia, REDUCED_MOTION } from '../shared/media.ts'
import { normalisePath } from '../shared/paths.ts'
import { views } from './views.ts'

/** A page chunk that takes longer is fetched with the page itself, by a full load. */
const CHUNK_PATIENCE = 10_000

/** wouter's location with one spelling per path, so that /about/ is /about for every comparison. */
export function useSiteLocation(options: { ssrPath?: string | undefined } = {}): [string, typeof push] {
  const { ssrPath } = options
  return [normalisePath(usePathname(ssrPath === undefined ? {} : { ssrPath })), push]
}

function withTransition(update: () => void): void {
  if (typeof document.startViewTransition !== 'function' || matchesMedia(REDUCED_MOTION)) update()
  else document.startViewTransition(update).ready.catch(() => {})
}

function focusQuietly(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true })
}

/** The element that a hash names; null for none, for a broken percent-escape and for a name that nothing bears. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Scrolls and moves the focus once the new page stands. Back and Forward never come here. */
function arrive(hash: string): void {
  const behavior = matchesMedia(REDUCED_MOTION) ? 'instant' : 'smooth'
  const anchor = anchorOf(hash)
  if (!anchor) {
    focusQuietly(document.querySelector<HTMLElement>('main h1'))
    scrollTo({ top: 0, behavior })
    return
  }
  if (anchor instanceof HTMLDetailsElement) anchor.open = true
  focusQuietly(anchor.querySelector('summary, [tabindex]'))
  anchor.scrollIntoView({ behavior, block: 'start' })
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
  const go = () => {
    if (mine !== turn) return
    const change = () => {
      flushSync(() => navigate(to, samePage ? { ...options, replace: true } : options))
      arrive(target.hash)
    }
    if (samePage) change()
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

function preloadTarget(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && link.origin === location.origin) views[routeOf(link.pathname)].preload().catch(() => {})
}

/** Loads a page's chunk as soon as a link to it is pointed at or focused. */
export function preloadOnIntent(): void {
  document.addEventListener('pointerover', preloadTarget, { passive: true })
  document.addEventListener('focusin', preloadTarget, { passive: true })
}

export function preloadAllPages(): void {
  for (const view of Object.values(views)) view.preload().catch(() => {})
}
