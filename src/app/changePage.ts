import { backdropStatus } from '../backdrop/status.ts'
import { matchesMedia, REDUCED_MOTION, VISITOR_INPUT } from '../shared/browser.ts'
import { enterPage } from './enterPage.ts'

/** Duration of a scroll in milliseconds, whatever its distance. */
const DURATION = 450

/**
 * Milliseconds to wait for the browser's pictures of the old and the new page: meanwhile it paints neither.
 * In software, and in Android's WebView, that takes seconds (src/PERFORMANCE.md). Together with the
 * rendering of a page it stays below 250 ms.
 */
const CAPTURE_TIMEOUT = 200

/** Whether every view transition of this visit has begun in time. */
let isQuick = true

/** Stops the scroll that is under way. */
let currentScroll = new AbortController()

/**
 * Scrolls smoothly to the target of `jump`, a function that scrolls there without an animation. Stops at the
 * visitor's input and at the next scroll. It replaces the browser's smooth scroll, which can stop early when
 * it starts during a view transition. Jumps under reduced motion.
 */
function scrollSmoothly(jump: () => void): void {
  currentScroll.abort()
  const from = scrollY
  // Finds the target. The first step scrolls back before the browser paints.
  jump()
  const to = scrollY
  if (to === from || matchesMedia(REDUCED_MOTION)) return
  const controller = new AbortController()
  const { signal } = controller
  currentScroll = controller
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

interface PageChange {
  /** Renders the new location. The document shows it when this returns. */
  render: () => void
  /** Hash of the new location, with its `#`. Empty for the top of the page. */
  hash: string
  /** Whether the location is another page: the old one fades into it, in browsers with view transitions. */
  isNewPage: boolean
  /** Aborted by a later visit. The page then stays as that visit left it. */
  signal: AbortSignal
}

/** Whether a fade is worth its wait: not where software draws it, nor after one that came late. */
const canFade = () =>
  isQuick &&
  !backdropStatus.getState().isCostly &&
  typeof document.startViewTransition === 'function' &&
  !matchesMedia(REDUCED_MOTION)

/**
 * Renders a location, moves the focus into it, then scrolls to it. The page never waits longer than
 * CAPTURE_TIMEOUT for its fade.
 */
export function changePage({ render, hash, isNewPage, signal }: PageChange): void {
  const enter = () => {
    render()
    return enterPage(hash, isNewPage)
  }
  if (!isNewPage || !canFade()) {
    scrollSmoothly(enter())
    return
  }
  let isEntered = false
  let jump: (() => void) | undefined
  const enterOnce = () => {
    // The visitor may have gone elsewhere.
    if (isEntered || signal.aborted) return
    isEntered = true
    jump = enter()
  }
  const scrollToEntry = () => {
    clearTimeout(timer)
    if (jump && !signal.aborted) scrollSmoothly(jump)
    jump = undefined
  }
  const timer = setTimeout(() => {
    if (signal.aborted) return
    isQuick = false
    enterOnce()
    transition.skipTransition()
    scrollToEntry()
  }, CAPTURE_TIMEOUT)
  // The browser calls `enterOnce` some frames later.
  const transition = document.startViewTransition(enterOnce)
  // Chrome can drop a scroll that starts before the transition has captured the new page. `ready` rejects if
  // the browser skips the transition. The page is scrolled all the same.
  transition.updateCallbackDone.then(() => transition.ready).then(scrollToEntry, scrollToEntry)
}
