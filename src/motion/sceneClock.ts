import type { SceneFrame, SeekTarget } from './sceneFrame.ts'
import { clamp, damp } from '../shared/math.ts'
import type { StageState } from '../store/stageState.ts'
import { stepOf } from './easing.ts'

/** Longest time step of a frame, in seconds. Without it, bodies jump when a hidden tab is shown again. */
const MAX_TIME_STEP = 1 / 20
/** Rate at which a scene follows the page, per second, see `damp`: its progress and its scroll
 * position, and the place of an opened card. */
export const FOLLOW_RATE = 4
/** CSS pixels within which it has followed, and heights of the window that it is behind at most. */
const FOLLOWED = 0.25
const MOST_BEHIND = 1

/**
 * Creates the clock of a scene: its frame, and what advances it. `last` is the number of the page's last
 * keyframe.
 */
export function createSceneClock(scene: string, startTime: number, last: number) {
  let isPlaced = false
  let isAtPage = false
  const sceneFrame: SceneFrame = {
    scene,
    time: startTime,
    progress: 0,
    // A fraction, so that V8 stores it as a number that it can change without an allocation.
    scroll: 0.5,
    site: null,
    step: 0,
    jumps: true,
    aspect: 1,
    height: 1,
    pageOffsetY: 0,
  }
  // `|| 0` turns NaN into 0.
  const within = (progress: number) => clamp(progress || 0, 0, last)
  return {
    sceneFrame,
    /**
     * Advances by `seconds`; NaN and negative values count as 0. Follows the page's `site`: at once in the
     * first call, and while the scene is `hidden`.
     */
    advance(seconds: number, site: StageState | null, hidden: boolean) {
      sceneFrame.time += clamp(seconds || 0, 0, MAX_TIME_STEP)
      sceneFrame.step = stepOf(seconds)
      sceneFrame.site = site
      sceneFrame.jumps = hidden || !isPlaced
      if (!site) return
      isPlaced = true
      const target = within(site.progress)
      const { scrollY } = site
      const way = MOST_BEHIND * sceneFrame.height
      const scroll = damp(sceneFrame.scroll, scrollY, FOLLOW_RATE, sceneFrame.step)
      const isThere = sceneFrame.jumps || !isAtPage || Math.abs(scroll - scrollY) < FOLLOWED
      isAtPage = true
      sceneFrame.progress = sceneFrame.jumps
        ? target
        : damp(sceneFrame.progress, target, FOLLOW_RATE, sceneFrame.step)
      sceneFrame.scroll = isThere ? scrollY : clamp(scroll, scrollY - way, scrollY + way)
    },
    /** Takes the window, in CSS pixels, and the height in NDC by which the page has lifted the picture. */
    setWindow(width: number, height: number, pageOffsetY: number) {
      sceneFrame.aspect = width / Math.max(1, height)
      sceneFrame.height = Math.max(1, height)
      sceneFrame.pageOffsetY = pageOffsetY
    },
    seek({ time, progress }: SeekTarget) {
      sceneFrame.time = time
      isAtPage = false
      if (progress === null) return
      isPlaced = true
      sceneFrame.progress = within(progress)
    },
  }
}
