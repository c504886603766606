import { matchesMedia, REDUCED_MOTION, VISITOR_INPUT } from '../shared/browser.ts'

/** Duration of a scroll in milliseconds, whatever its distance. */
const DURATION = 450

/** Scrolls smoothly to the target of `jump`, a function that scrolls there without an animation. */
export type SmoothScroll = (jump: () => void) => void

/**
 * Creates a scroll that stops at the visitor's input and at the next scroll. It replaces the browser's smooth scroll,
 * which can stop early when it starts during a view transition. Jumps under reduced motion.
 */
export function createSmoothScroll(): SmoothScroll {
  let current = new AbortController()
  return (jump) => {
    current.abort()
    const from = scrollY
    // Finds the target. The first step scrolls back before the browser paints.
    jump()
    const to = scrollY
    if (to === from || matchesMedia(REDUCED_MOTION)) return
    const controller = new AbortController()
    const { signal } = controller
    current = controller
    const stop = () => controller.abort()
    const start = performance.now()
    const step = () => {
      if (signal.aborted) return
      const remaining = Math.max(0, 1 - (performance.now() - start) / DURATION) ** 3
      if (remaining > 0) {
        scrollTo({ top: to + (from - to) * remaining, behavior: 'instant' })
        requestAnimationFrame(step)
      } else {
        // The target may have moved since the scroll began.
        jump()
        stop()
      }
    }
    for (const type of VISITOR_INPUT) addEventListener(type, stop, { signal, passive: true, capture: true })
    step()
  }
}
