import { scenes } from 'virtual:content/scenes'
import { openingOf } from '../routes/table.ts'
import { VISITOR_INPUT } from '../shared/browser.ts'
import { updateSite, type SiteStore } from '../store/site.ts'
import { clamp } from '../shared/math.ts'
import { isTallWindow } from '../theme/media.ts'
import { lastKeyframeOf } from '../scenes/facts.ts'
import { readText } from './textBoxes.ts'

/** A section that opens the view of the scene, in CSS pixels from the top of the page. */
export interface KeyframeBox {
  /** Number of the scene's keyframe: the section's `data-keyframe`. NaN if it has none. */
  keyframe: number
  /** Whether it has a `data-scene-gap`, so that a tall window shows the scene at its lower end. */
  isSceneGap?: boolean
  /** Whether the footer follows, which lifts the picture itself. */
  isLast?: boolean
  top: number
  height: number
}

/** Heights of the window and the page in CSS pixels. */
export interface PageSize {
  isTall: boolean
  height: number
  /** Height of the whole page. */
  page: number
}

/** A scroll position, in CSS pixels, at which the page is at a keyframe. */
export interface Anchor {
  scrollY: number
  keyframe: number
}

/** Fraction of the way between two keyframes, at each end, in which the scene stands still. */
const HOLD = 0.12

/**
 * Heights of the window below the middle between two gaps at which the picture changes from one to the
 * other: one that leaves shows it in the upper half of the window too.
 */
const SHOWN_BELOW = 0.2

/** Heights of the window for which a scene gap is in view before and after its place. */
const IN_VIEW = { from: 0.4, until: 0.8 } as const

const isKeyframe = (value: number) => Number.isFinite(value) && value >= 0

/**
 * Returns where each keyframe is reached, by scroll position. In a wide window this is where the middle of
 * the section is in the middle of the window, of a section higher than the window the middle of its first
 * window height. In a tall one it is where the section's end is at the window's end, of a lower panel where
 * its top is at the window's. A scene gap has its keyframe as long as it is in view. The top of the page is
 * at keyframe `first`. Of sections at one position, for example at the end of a short page, only the last one
 * counts.
 */
export function anchorsOf(boxes: readonly KeyframeBox[], { isTall, height, page }: PageSize, first = 0) {
  const end = Math.max(0, page - height)
  const others = boxes
    .map(({ keyframe, isSceneGap = false, top, height: boxHeight }) => {
      const last = top + boxHeight - height
      if (isTall && isSceneGap) return { keyframe, scrollY: last, isSceneGap }
      const middle = top + (Math.min(boxHeight, height) - height) / 2
      return { keyframe, scrollY: isTall ? Math.max(last, top) : middle, isSceneGap: false }
    })
    .map((anchor) => ({ ...anchor, scrollY: clamp(anchor.scrollY, 0, end) }))
    .filter(({ keyframe, scrollY }) => isKeyframe(keyframe) && scrollY > 0)
    .toSorted((a, b) => a.scrollY - b.scrollY)
    .filter(({ scrollY }, index, all) => all[index + 1]?.scrollY !== scrollY)
  const top = { keyframe: first, scrollY: 0, isSceneGap: isTall }
  return [top, ...others].flatMap(({ keyframe, scrollY, isSceneGap }, index, all) => {
    if (!isSceneGap) return [{ keyframe, scrollY }]
    const before = all[index - 1]
    const toNext = (all[index + 1]?.scrollY ?? Infinity) - scrollY
    // Between two gaps the scene has a quarter of the way to move.
    const free = (scrollY - (before?.scrollY ?? 0)) * (before?.isSceneGap ? 0.15 : 0.6)
    return [
      { keyframe, scrollY: scrollY - Math.min(IN_VIEW.from * height, free) },
      { keyframe, scrollY: scrollY + Math.min(IN_VIEW.until * height, 0.6 * toNext) },
    ]
  })
}

/**
 * Returns the scene gaps of a tall window, see `shared/sceneGaps.ts`. The picture of each is in place where
 * the gap's end is at the end of a window of `height`. The first one is that of the first screen, at
 * keyframe `first`. If it has a keyframe of its own, it is further down: until then the picture stands in the
 * window, as at the top of the page.
 */
export function sceneGapsOf(
  boxes: readonly KeyframeBox[],
  { isTall, height }: Omit<PageSize, 'page'>,
  first = 0,
): Float32Array {
  const sceneGaps = boxes
    .filter(({ isSceneGap }) => isSceneGap && isTall)
    .map(({ keyframe, top, height: boxHeight, isLast }) => {
      const place = top + boxHeight - height
      return { place, until: isLast ? place : Infinity, own: keyframe }
    })
    // A section begins before the gaps within it.
    .toSorted((a, b) => a.place - b.place)
  const [top] = sceneGaps
  if (top && isKeyframe(top.own)) sceneGaps.unshift({ place: 0, until: 0, own: first })
  else if (top) top.own = first
  return Float32Array.from(
    sceneGaps.flatMap(({ place, until, own }, index) => {
      const before = sceneGaps[index - 1]?.place ?? -Infinity
      return [(before + place) / 2 + SHOWN_BELOW * height, place, until, own]
    }),
  )
}

/**
 * Returns the position between the keyframes at a scroll position. `anchors` are in ascending order and not
 * empty.
 */
export function progressAt(anchors: readonly Anchor[], scrollY: number): number {
  const next = anchors.findIndex((anchor) => anchor.scrollY > scrollY)
  const to = anchors[next]
  const from = anchors[next === -1 ? anchors.length - 1 : next - 1] ?? anchors[0]
  if (!from) return 0
  if (!to || to === from) return from.keyframe
  const way = (scrollY - from.scrollY) / (to.scrollY - from.scrollY)
  const travelled = clamp((way - HOLD) / (1 - 2 * HOLD), 0, 1)
  return from.keyframe + (to.keyframe - from.keyframe) * travelled
}

/** Milliseconds without a scroll after which a page that was entered by a link counts as settled. */
const SETTLE_TIME = 250
/** A change of the page within this many milliseconds of `popstate` is Back or Forward. */
const HISTORY_TIME = 2000

/**
 * Returns the boxes of all sections that are shown and have a `data-keyframe` or a `data-scene-gap`. Another
 * scene than the page's own can end at an earlier keyframe: `last`.
 */
function readBoxes(last: number, isTall: boolean): KeyframeBox[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-keyframe],[data-scene-gap]'), (section) => {
    const { top, height } = section.getBoundingClientRect()
    const { keyframe = '', sceneGap } = section.dataset
    return {
      keyframe: Math.min(Number.parseFloat((isTall && sceneGap) || keyframe), last),
      isSceneGap: sceneGap !== undefined,
      isLast: section.matches('[data-surface]:last-of-type'),
      top: top + scrollY,
      height,
    }
  }).filter(({ height }) => height > 0)
}

/**
 * Copies the position between the page's keyframes to the store while the visitor scrolls. Measures sections
 * and text only at the start, after a change of route, of the text, and of the page's or the window's size,
 * because measuring can force a layout.
 */
export function trackKeyframes(store: SiteStore): void {
  let anchors: Anchor[] = []
  let request = 0
  let lastHistoryStep = -Infinity
  /** Set while a page that was entered by a link is still scrolling. Nothing is measured until then. */
  let settleTimer: ReturnType<typeof setTimeout> | undefined

  const opening = () => openingOf(store.getState().route, scenes)
  const apply = () => updateSite(store, { progress: progressAt(anchors, store.getState().scrollY) })
  const measure = () => {
    request = 0
    updateSite(store, readText())
    if (settleTimer !== undefined) return
    const isTall = isTallWindow()
    const { clientHeight, scrollHeight: page } = document.documentElement
    const { scene, keyframe: first } = opening()
    const boxes = readBoxes(lastKeyframeOf(scene), isTall)
    anchors = anchorsOf(boxes, { isTall, height: innerHeight, page }, first)
    // `clientHeight` does not change with a phone's address bar, like the length 100svh of the first screen.
    updateSite(store, { sceneGaps: sceneGapsOf(boxes, { isTall, height: clientHeight }, first) })
    apply()
  }
  const measureSoon = () => {
    request ||= requestAnimationFrame(measure)
  }
  const endWait = () => {
    if (settleTimer === undefined) return
    clearTimeout(settleTimer)
    settleTimer = undefined
    measureSoon()
  }
  /**
   * Keeps the opening keyframe until the page has stopped scrolling: after a link the page scrolls smoothly
   * to its top, from where the visitor left the page before.
   */
  const waitUntilSettled = () => {
    clearTimeout(settleTimer)
    settleTimer = setTimeout(endWait, SETTLE_TIME)
  }
  measure()
  store.subscribe((state, before) => {
    if (state.route !== before.route) {
      const restored = performance.now() - lastHistoryStep < HISTORY_TIME
      lastHistoryStep = -Infinity
      // After Back or Forward the browser restores the position at once: there is no smooth scroll to wait
      // for.
      if (!restored) waitUntilSettled()
      anchors = [{ scrollY: 0, keyframe: opening().keyframe }]
      updateSite(store, { sceneGaps: new Float32Array(0) })
      apply()
      measureSoon()
    } else if (state.scrollY !== before.scrollY) {
      if (settleTimer === undefined) apply()
      else waitUntilSettled()
    }
  })
  // The capture phase runs this before the router's listener, which renders the next page.
  addEventListener('popstate', () => (lastHistoryStep = performance.now()), { capture: true })
  // These stop the smooth scroll, so what follows is the visitor's own.
  for (const type of VISITOR_INPUT) addEventListener(type, endWait, { capture: true, passive: true })
  addEventListener('resize', measureSoon)
  // Sections also grow without a change of the window, for example when the calendar has loaded.
  const content = document.getElementById('content')
  if (!content) return
  new ResizeObserver(measureSoon).observe(content)
  // A browser that translates the page, and fonts that arrive late, change lines without a change of the
  // page's size.
  new MutationObserver(measureSoon).observe(content, { characterData: true, childList: true, subtree: true })
  document.fonts.addEventListener('loadingdone', measureSoon)
}
