import { expect } from 'playwright/test'
import { pauseButton, playButton } from '../../fixtures.ts'
import { readSnapshot } from '../snapshot.ts'
import { press, type Step } from '../step.ts'
import { excuse, PATHS, stageWorker, type Visit } from '../visit.ts'

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

const resize: Step = {
  name: 'resize',
  weight: 8,
  async act(visit, random) {
    const [width, height] = random.pick<readonly [number, number]>(visit.scene ? SMALL_SIZES : SIZES)
    await visit.page.setViewportSize({ width, height })
    // A part that does not show at the new size loses the focus.
    visit.byKeyboard = false
    return `makes the window ${width} x ${height}`
  },
}

const hide: Step = {
  name: 'hide',
  weight: 5,
  async act(visit) {
    visit.hidden = !visit.hidden
    await visit.page.evaluate((hidden) => {
      Object.defineProperties(document, {
        hidden: { configurable: true, value: hidden },
        visibilityState: { configurable: true, value: hidden ? 'hidden' : 'visible' },
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visit.hidden)
    return visit.hidden ? 'goes to another tab' : 'comes back from the other tab'
  },
}

/** Waits for the chunks of all pages, which load while the page is idle. Without them a link leads to the browser's error. */
async function pagesLoaded({ page }: Visit): Promise<boolean> {
  return page
    .waitForFunction(
      (count) =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/\w+Page-[^/]+\.js$/.test(name))
          .length >= count,
      PATHS.length,
      { timeout: 3000 },
    )
    .then(
      () => true,
      () => false,
    )
}

const offline: Step = {
  name: 'offline',
  weight: 6,
  async act(visit) {
    const { mail, context, page } = visit
    if (!mail.offline && !(await pagesLoaded(visit))) return null
    mail.offline = !mail.offline
    if (mail.offline) {
      excuse(visit, /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/, Number.POSITIVE_INFINITY)
      // The scene's code may still be loading. Its control goes with it, and so does the focus on that control.
      if (visit.scene && (await page.locator('canvas[data-shown]').count()) === 0) {
        excuse(visit, /^The backdrop has stopped: Failed to fetch/, 1)
        visit.byKeyboard = false
      }
    }
    await context.setOffline(mail.offline)
    return mail.offline ? 'goes offline' : 'is online again'
  },
}

const preferences: Step = {
  name: 'preferences',
  weight: 4,
  async act(visit, random) {
    const reducedMotion = random.pick(['reduce', 'no-preference'] as const)
    const forcedColors = random.pick(['active', 'none', 'none'] as const)
    await visit.page.emulateMedia({ reducedMotion, forcedColors })
    // The background's control is removed in forced colors.
    visit.byKeyboard = false
    return `asks for motion ${reducedMotion}, forced colors ${forcedColors}`
  },
}

const toggleScene: Step = {
  name: 'toggleScene',
  weight: 12,
  scene: true,
  async act(visit, random) {
    const { page } = visit
    const { playing } = await readSnapshot(page)
    const [button, other] = playing ? [pauseButton, playButton] : [playButton, pauseButton]
    if (visit.hidden || (await button(page).count()) === 0) return null
    const how = await press(visit, button(page), random)
    await expect(other(page)).toBeVisible()
    return `${playing ? 'pauses' : 'plays'} the scene ${how}`
  },
}

const loseContext: Step = {
  name: 'loseContext',
  weight: 6,
  scene: true,
  async act(visit, random) {
    const { page } = visit
    const worker = stageWorker(visit)
    const { playing } = await readSnapshot(page)
    if (!worker || !playing || visit.hidden || (await page.locator('canvas[data-shown]').count()) === 0)
      return null
    const returns = random.next() < 0.6
    await page.locator('canvas').evaluate((canvas) => canvas.toggleAttribute('data-lost', true))
    const lost = page.locator('canvas[data-lost]')
    excuse(visit, /^The backdrop has stopped: its WebGL context was lost and did not come back$/, 1)
    excuse(visit, /WEBGL_lose_context/, 1)
    await worker.evaluate(async (restore) => {
      const extension = globalThis.sceneContext?.getExtension('WEBGL_lose_context')
      extension?.loseContext()
      if (!restore) return
      // The context may be restored only after every listener has handled the loss.
      await new Promise((resolve) => setTimeout(resolve, 300))
      extension?.restoreContext()
    }, returns)
    visit.byKeyboard = false
    if (returns) return 'loses the WebGL context for 300 ms'
    await expect(lost).toHaveCount(0)
    visit.stagesLost += 1
    // The first loss brings a new canvas, the second ends the scene.
    await expect(page.locator('canvas')).toHaveCount(visit.stagesLost === 1 ? 1 : 0)
    return 'loses the WebGL context for good'
  },
}

export const deviceSteps: readonly Step[] = [resize, hide, offline, preferences, toggleScene, loseContext]
