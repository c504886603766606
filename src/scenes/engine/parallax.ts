import { clamp, damp } from '../../shared/math.ts'
import { stepOf } from './easing.ts'

/**
 * Scrolling by one window height moves the picture up by `perWindow` NDC. After `windows` heights it moves no further.
 * The picture follows at `rate` per second, see `damp`.
 */
const PARALLAX = { perWindow: 0.07, windows: 2, rate: 5 } as const

/**
 * Returns how far the text of the first screen has left the window, 0 to 1: not at all at one window height, and completely
 * at two. `shift` is what the function of `createParallax` returns.
 */
export function leftFirstScreen(shift: number): number {
  return clamp(shift / PARALLAX.perWindow - 1, 0, 1)
}

/**
 * Creates a function that moves one scene's picture with the page, from its top on. It follows the scroll position for a step
 * of `seconds`, and returns the shift along y, NDC. While the scene is `hidden` it takes the position at once.
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
