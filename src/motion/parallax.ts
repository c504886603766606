import { clamp, damp } from '../shared/math.ts'
import { waterLift } from '../shared/waters.ts'
import type { SiteState } from '../store/site.ts'
import { stepOf } from './easing.ts'

/**
 * Scrolling by one window height moves the picture up by `perWindow` NDC. After `windows` heights it moves no
 * further. The picture follows at `rate` per second, see `damp`.
 */
const PARALLAX = { perWindow: 0.07, windows: 2, rate: 5 } as const

/**
 * Returns how far the text of the first screen has left the window, 0 to 1: not at all at one window height,
 * and completely at two. `shift` is what the function of `createParallax` returns.
 */
export function leftFirstScreen(shift: number): number {
  return clamp(shift / PARALLAX.perWindow - 1, 0, 1)
}

/**
 * Creates a function that moves one scene's picture with the page, from its top on. It follows the scroll
 * position for a step of `seconds`, and returns the shift along y, NDC. While the scene is `hidden` it takes
 * the position at once.
 */
export function createParallax() {
  let shift = 0
  return (scrollY: number, windowHeight: number, seconds: number, hidden: boolean): number => {
    const scrolled = clamp(scrollY / Math.max(1, windowHeight), 0, PARALLAX.windows)
    const target = scrolled * PARALLAX.perWindow
    shift = hidden ? target : damp(shift, target, PARALLAX.rate, stepOf(seconds))
    return shift
  }
}

/** Rate at which the picture follows an open water, per second, see `damp`. */
const WATER_RATE = 14
/**
 * Step in NDC from which the picture is at its new place at once: from above the window to below it, to the
 * next water.
 */
const LEAP = 2.5

/**
 * Creates a function that moves one scene's picture in a tall window with the open water in which it stands.
 * Returns the shift along y, NDC. A scene that leaves, whose page has gone, keeps its shift. While time
 * stands still, or with `jumps`, the scene takes its place at once.
 */
export function createWaterLift() {
  let shift = 0
  return (site: SiteState | null, windowHeight: number, seconds: number, jumps: boolean): number => {
    if (!site) return shift
    const target = 2 * waterLift(site.waters, site.scrollY, windowHeight)
    const leaps = jumps || seconds === 0 || Math.abs(target - shift) > LEAP
    shift = leaps ? target : damp(shift, target, WATER_RATE, stepOf(seconds))
    return shift
  }
}

/**
 * Height in NDC per station by which a picture sinks from half a station before its own on, and comes up with
 * that station's text.
 */
const SINK = 6
const RISE = 18

/**
 * Returns how far a picture for the whole width of a wide window is below its place, `stations` before its
 * own, NDC.
 */
export const belowText = (stations: number, tall: boolean): number =>
  tall ? 0 : Math.max(0, Math.min(RISE * stations, SINK * (0.5 - stations)))
