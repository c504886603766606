import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MotionPreference } from '../browser/motionPreference.ts'
import type { RouteId } from '../routes/table.ts'

/**
 * State of a visit: route, scroll position and menu, then what scenes answer to. The backdrop's controller
 * sends a part of it to the stage, which has its own store.
 */
export interface SiteState {
  route: RouteId
  /** Vertical scroll position in CSS pixels. */
  scrollY: number
  /** Whether the menu of small screens is open. */
  menuOpen: boolean
  /**
   * Position between the page's keyframes, see `backdrop/trackKeyframes.ts`: 1.5 is halfway from keyframe 1
   * to 2.
   */
  progress: number
  /** Boxes of the page's text: x, y, width and height of each, in CSS pixels from the page's upper left. */
  textBoxes: Float32Array
  /** Scroll position from which the backdrop goes with the page: the footer covers no bodies. */
  textEnd: number
  /** Scene gaps of a tall window, see `shared/sceneGaps.ts`. Empty in a wide one. */
  sceneGaps: Float32Array
  /** Replaced as a whole, by `updateInputs`. */
  inputs: SceneInputs
  /** Delivery of the contact form's message. */
  delivery: Delivery
  /** Whether the backdrop moves. */
  motionPreference: MotionPreference
  /** Whether the visitor has pressed Play in this document, and not Pause after it. */
  pressedPlay: boolean
}

/** What happens to the contact form's message. `idle` where nothing is under way and no outcome is shown. */
export type Delivery = 'idle' | 'sending' | 'sent' | 'failed'

/** What the scene of one page reacts to. */
export interface SceneInputs {
  /** Icon of the service whose card is open. */
  openIcon: string | null
  /** Where the instrument of the last opened card stands, in CSS pixels from the top of the page. */
  openIconAt: number
  /**
   * Icons of the services down to the one that the visitor is reading. Empty where the page has no room
   * beside its rows.
   */
  readIcons: readonly (string | undefined)[]
  /**
   * Indices of the projects that the chosen filter shows: the page hides the others. Empty before a choice.
   */
  chosenProjects: readonly number[]
  /** Index of the project that the visitor reads, or has read in a tall window. -1 after the last one. */
  readProject: number
  /** End of the list of services, in CSS pixels from the top of the page. */
  listEnd: number
}

/** The inputs before any page has written some. */
export const NO_INPUTS: SceneInputs = {
  openIcon: null,
  openIconAt: 0,
  readIcons: [],
  chosenProjects: [],
  readProject: 0,
  listEnd: 0,
}

export type SiteStore = StoreApi<SiteState>

const NOTHING = new Float32Array(0)

/** Creates a site store: the home page, scrolled to its top, with no choice of the visitor. */
export function createSiteStore(initial: Partial<SiteState> = {}): SiteStore {
  return createStore<SiteState>(() => ({
    route: 'home',
    scrollY: 0,
    menuOpen: false,
    progress: 0,
    textBoxes: NOTHING,
    textEnd: Infinity,
    sceneGaps: NOTHING,
    inputs: NO_INPUTS,
    delivery: 'idle',
    motionPreference: 'auto',
    pressedPlay: false,
    ...initial,
  }))
}

function changes<T extends object>(state: T, patch: Partial<T>): boolean {
  return (Object.keys(patch) as (keyof T)[]).some((key) => patch[key] !== state[key])
}

/** Sets the values of `patch`. Does not notify subscribers if no value changes. */
export function updateSite<State extends object>(store: StoreApi<State>, patch: Partial<State>): void {
  if (changes(store.getState(), patch)) store.setState(patch)
}

/** Sets the inputs of `patch`. Does not notify subscribers if no value changes. */
export function updateInputs(store: SiteStore, patch: Partial<SceneInputs>): void {
  const { inputs } = store.getState()
  if (changes(inputs, patch)) store.setState({ inputs: { ...inputs, ...patch } })
}

export const siteStore = createSiteStore()

/**
 * Returns the selected part of `siteStore`'s state, and re-renders the component when it changes. `select`
 * must not create an object: zustand compares results by identity, and the component would render endlessly.
 */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select)
}
