import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RouteId } from '../routes/table.ts'

/** What the visitor said about the moving background; `auto` leaves it to the policy. */
export type MotionPreference = 'auto' | 'play' | 'pause'

export interface SiteState {
  route: RouteId
  /** Vertical scroll position in CSS pixels. */
  scrollY: number
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

/** Writes only what differs: an unchanged patch wakes no subscriber. */
export function updateSite(store: SiteStore, patch: Partial<SiteState>): void {
  const state = store.getState()
  const keys = Object.keys(patch) as (keyof SiteState)[]
  if (keys.some((key) => patch[key] !== state[key])) store.setState(patch)
}

export const siteStore = createSiteStore()

export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select)
}
