import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RouteId } from '../routes/table.ts'

/** The visitor's choice on the backdrop's control. With `auto` the policy decides. */
export type MotionPreference = 'auto' | 'play' | 'pause'

/** What happens to the contact form's message. `idle` where nothing is under way and no outcome is shown. */
export type Delivery = 'idle' | 'sending' | 'sent' | 'failed'

/** State of a visit. The backdrop's controller sends a part of it to the stage, which has its own store. */
export interface SiteState {
  route: RouteId
  /** Vertical scroll position in CSS pixels. */
  scrollY: number
  /** Position between the page's stations, see `backdrop/page/trackStations.ts`: 1.5 is halfway from station 1 to 2. */
  station: number
  /** Index of the body that stands for the service whose card is open. -1 without one. */
  openService: number
  /** Middle of the last opened card's inside, in CSS pixels from the top of the page. */
  openServiceAt: number
  /** One bit for each project that the chosen filter shows, by its index: the page hides the others, the scene reads six. 0 before a choice. */
  chosenProjects: number
  /** Delivery of the contact form's message. */
  delivery: Delivery
  /** Whether the menu of small screens is open. */
  menuOpen: boolean
  /** Whether the backdrop moves. */
  motionPreference: MotionPreference
  /** Whether the visitor has pressed Play in this document, and not Pause after it. */
  pressedPlay: boolean
  /** Whether the page mirrors the canvas, because its text runs from right to left. In the stage's store only. */
  mirrored?: boolean
}

export type SiteStore = StoreApi<SiteState>

/** Creates a site store: the home page, scrolled to its top, with no choice of the visitor. */
export function createSiteStore(initial: Partial<SiteState> = {}): SiteStore {
  return createStore<SiteState>(() => ({
    route: 'home',
    scrollY: 0,
    station: 0,
    openService: -1,
    openServiceAt: 0,
    chosenProjects: 0,
    delivery: 'idle',
    menuOpen: false,
    motionPreference: 'auto',
    pressedPlay: false,
    ...initial,
  }))
}

/** Sets the values of `patch`. Does not notify subscribers if no value changes. */
export function updateSite(store: SiteStore, patch: Partial<SiteState>): void {
  const state = store.getState()
  const keys = Object.keys(patch) as (keyof SiteState)[]
  if (keys.some((key) => patch[key] !== state[key])) store.setState(patch)
}

/** The store of the page. */
export const siteStore = createSiteStore()

/**
 * Returns the selected part of `siteStore`'s state, and re-renders the component when it changes. `select` must not
 * create an object: zustand compares results by identity, and the component would render endlessly.
 */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select)
}
