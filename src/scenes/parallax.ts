import { clamp, damp } from '../shared/math.ts'

/**
 * Scrolling by one window height moves the picture up by `perWindow` NDC. After `windows` heights it moves no further.
 * The picture follows at `rate` per second, see `damp`.
 */
const PARALLAX = { perWindow: 0.07, windows: 2, rate: 5 } as const
/** Longest step in seconds. */
const MAX_STEP = 0.1

/**
 * Returns how far the text of the first screen has left the window, 0 to 1: not at all at one window height, and completely
 * at two. `shift` is what `Parallax.follow` returns.
 */
export function leftFirstScreen(shift: number): number {
  return clamp(shift / PARALLAX.perWindow - 1, 0, 1)
}

/** Moves one scene's picture with the page. */
export interface Parallax {
  /**
   * Follows the scroll position for a step of `seconds`. NaN counts as 0. Returns the shift along y, NDC. While the scene
   * is `hidden` it takes the position at once.
   */
  follow(scrollY: number, windowHeight: number, seconds: number, hidden: boolean): number
}

/** Creates a parallax at the top of the page. */
export function createParallax(): Parallax {
  let shift = 0
  return {
    follow(scrollY, windowHeight, seconds, hidden) {
      const scrolled = clamp(scrollY / Math.max(1, windowHeight), 0, PARALLAX.windows)
      // `|| 0` turns NaN into 0.
      const step = clamp(seconds, 0, MAX_STEP) || 0
      const target = scrolled * PARALLAX.perWindow
      shift = hidden ? target : damp(shift, target, PARALLAX.rate, step)
      return shift
    },
  }
}
