import { expect } from 'playwright/test'
import { motionButton, pauseButton, playButton } from '../fixtures.ts'
import { isThere, pick, press, type Step } from './step.ts'
import { excuse, PATHS, type Visit } from './visit.ts'

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const
/** Sizes for a scene that software renders. */
const SMALL_SIZES = [
  [390, 300],
  [300, 390],
  [1040, 300],
] as const

/**
 * Whether the chunks of all pages have loaded, which happens while the page is idle. Without them a link
 * fails.
 */
const pagesLoaded = ({ page }: Visit) =>
  page.evaluate(
    (count) =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/\w+Page-[^/]+\.js$/.test(name))
        .length >= count,
    PATHS.length,
  )

export const deviceSteps: Readonly<Record<string, Step>> = {
  resize: {
    weight: 8,
    async act(visit, random) {
      const [width, height] = pick<readonly [number, number]>(random, visit.scene ? SMALL_SIZES : SIZES)
      await visit.page.setViewportSize({ width, height })
      // A part that does not show at the new size loses the focus.
      visit.byKeyboard = false
      return `makes the window ${width} x ${height}`
    },
  },
  offline: {
    weight: 6,
    can: (visit) => visit.offline || pagesLoaded(visit),
    async act(visit) {
      visit.offline = !visit.offline
      if (visit.offline) {
        excuse(visit, /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/, Number.POSITIVE_INFINITY)
        // The scene's code may still be loading. Its control goes with it, and so does the focus on that
        // control.
        if (visit.scene && !(await isThere(visit.page.locator('canvas[data-shown]')))) {
          excuse(visit, /^The backdrop has stopped: (Failed to fetch|the worker did not load)/, 1)
          visit.byKeyboard = false
        }
      }
      await visit.context.setOffline(visit.offline)
      return visit.offline ? 'goes offline' : 'is online again'
    },
  },
  preferences: {
    weight: 4,
    async act(visit, random) {
      const reducedMotion = pick(random, ['reduce', 'no-preference'] as const)
      const forcedColors = pick(random, ['active', 'none', 'none'] as const)
      await visit.page.emulateMedia({ reducedMotion, forcedColors })
      // The background's control is removed in forced colors.
      visit.byKeyboard = false
      return `asks for motion ${reducedMotion}, forced colors ${forcedColors}`
    },
  },
  toggleScene: {
    weight: 12,
    scene: true,
    on: motionButton,
    async act(visit, random) {
      const playing = await isThere(pauseButton(visit.page))
      const [before, after] = playing ? [pauseButton, playButton] : [playButton, pauseButton]
      const how = await press(visit, before(visit.page), random)
      await expect(after(visit.page)).toBeVisible()
      return `${playing ? 'pauses' : 'plays'} the scene ${how}`
    },
  },
}
