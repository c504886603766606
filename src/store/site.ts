import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RouteId } from '../routes/table.ts'

/** The visitor's choice on the backdrop's control. With `auto` the policy decides. */
export type MotionPreference = 'auto' | 'play' | 'pause'

/** State that the page shares with the backdrop. */
export interface SiteState {
  route: RouteId
  /** Vertical scroll position in CSS pixels. */
  scrollY: number
  /** Whether the menu of small screens is open. */
  menuOpen: boolean
  motion: MotionPreference
}

export type SiteStore = StoreApi<SiteState>

export function createSiteStore(initial: Partial<SiteState> = {}): SiteStore {
  return createStore<SiteState>(() => ({
    route: 'home',
    scrollY: 0,
    menuOpen: false,
    motion: 'auto',
    ...initial,
  }))
}

/** Applies a patch. Does not notify subscribers when no value changes. */
export function updateSite(store: SiteStore, patch: Partial<SiteState>): void {
  const state = store.getState()
  const keys = Object.keys(patch) as (keyof SiteState)[]
  if (keys.some((key) => patch[key] !== state[key])) store.setState(patch)
}

export const siteStore = createSiteStore()

/** Re-renders a component when the selected part of the site's state changes. */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select)
}
