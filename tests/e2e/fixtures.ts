import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { IDLE_AFTER_WITHOUT_FOCUS } from '../../src/backdrop/watchIdle.ts'
import type { WebglSupport } from '../../src/stage/messages.ts'
import { content, interfaceTexts, servedRoutes } from '../helpers/content.ts'
import { NO_SCENE, type RouteId } from '../../src/routes/table.ts'
import { headerLink } from './words.ts'

/** Console messages that the site cannot prevent. */
const IGNORED = [
  // Chromium reads a canvas of the page back to composite it in software.
  /GL Driver Message .* GPU stall due to ReadPixels/,
  // Chromium logs the status of the document when a test opens the 404 page.
  /the server responded with a status of 404/,
]

declare global {
  interface Window {
    /** Violations of the content security policy so far. */
    violations?: string[]
    /** Result of `performance.now` in tests that stop the time. */
    stoppedAt?: number
  }
}

/**
 * Returns the list to which the page's console errors, warnings and uncaught errors are added as they occur.
 */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!IGNORED.some((pattern) => pattern.test(message.text()))) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.violatedDirective}: ${event.blockedURI || event.sample}`)
    })
  })
  return problems
}

/** One route for each scene that a page shows. */
export const scenePages = servedRoutes.flatMap(({ scene, ...route }, index) =>
  scene !== NO_SCENE && servedRoutes.findIndex((other) => other.scene === scene) === index
    ? [{ scene, ...route }]
    : [],
)

/** Pages that the header links to, in order, without the home page. */
export const otherHeaderPages: readonly RouteId[] = servedRoutes
  .filter(({ id, inHeader }) => inHeader && id !== 'home')
  .map(({ id }) => id)

/** Skips the test that calls it where the content has no records for a page, so that the site lacks it. */
export function needsPage(id: RouteId): void {
  const isServed = servedRoutes.some((route) => route.id === id)
  test.skip(!isServed, `the content has no records for the page "${id}"`)
}

/** Stores a choice on the background control, as if made at an earlier visit. `auto` is none. */
export async function remember(page: Page, motion: 'play' | 'pause' | 'auto'): Promise<void> {
  await page.addInitScript((choice) => {
    // The sandboxed frame of the calendar has no storage. A later choice of the visitor stays.
    if (window !== window.top || localStorage['test.motion'] === choice) return
    localStorage['test.motion'] = choice
    localStorage['site.motion'] = choice
  }, motion)
}

/** Makes the browser refuse site data to every page that is opened afterwards. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
}

/** Makes the worker that detects WebGL answer `webgl`. */
export async function pretendWebgl(page: Page, webgl: WebglSupport): Promise<void> {
  await page.route('**/assets/webgl.worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `postMessage(${JSON.stringify(webgl)})` }),
  )
}

/** Resolves once the worker that detects WebGL has answered. Call it before the page is opened. */
export async function webglFound(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    page.on('worker', (worker) => {
      if (worker.url().includes('/webgl.worker')) worker.on('close', () => resolve())
    })
  })
}

/** Stops timers of `least` ms or more from firing. Runs in the browser. */
export function holdTimers(least: number): void {
  const start = window.setTimeout.bind(window)
  window.setTimeout = ((callback: TimerHandler, delay = 0, ...rest: unknown[]) =>
    start(callback, delay >= least ? 0x7fffffff : delay, ...rest)) as typeof window.setTimeout
}

/**
 * Stops timers of `least` ms or more from firing, so that a slow machine does not run into the site's time
 * limits.
 */
export const holdLongTimers = (page: Page, least = 1000) => page.addInitScript(holdTimers, least)

/** The canvas, once it holds a frame of the scene. */
export const shownCanvas = (page: Page) => page.locator('#backdrop canvas[data-shown]')

export async function sceneShown(page: Page): Promise<void> {
  await expect(shownCanvas(page)).toBeVisible()
}

/**
 * Lets the scene play on every page that is opened afterwards, as after a choice at an earlier visit. It does
 * not rest while nobody looks.
 */
export async function playScenes(page: Page): Promise<void> {
  await remember(page, 'play')
  await holdLongTimers(page, IDLE_AFTER_WITHOUT_FOCUS)
}

export async function openPlaying(page: Page, url: string): Promise<void> {
  await playScenes(page)
  await page.goto(url)
  await sceneShown(page)
}

/**
 * Pauses the scene by its control, without an input event. Layout shifts after an input event do not count.
 */
export async function pauseScene(page: Page): Promise<void> {
  await pauseButton(page).evaluate((button: HTMLButtonElement) => button.click())
  await expect(playButton(page)).toBeVisible()
}

/** The background control while the scene plays. */
export const pauseButton = (page: Page) =>
  page.getByRole('button', { name: interfaceTexts.backdrop.pause, exact: true })

/** The background control while the scene is paused or has not started. */
export const playButton = (page: Page) =>
  page.getByRole('button', { name: interfaceTexts.backdrop.play, exact: true })

/** The background control in either state. */
export const motionButton = (page: Page) => pauseButton(page).or(playButton(page))

/** Waits for the end of all animations that have one. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // What follows the scroll position never finishes, as the header's until hydration.
        .filter(({ timeline }) => timeline === document.timeline)
        // A part out of view waits for the visitor.
        .filter(({ playState }) => playState !== 'paused')
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
}

/**
 * Waits for animations, then returns axe's violations of WCAG 2.2 A, AA and its best practices as `rule:
 * elements`.
 */
export async function axeProblems(page: Page): Promise<string[]> {
  await animationsEnd(page)
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a second page to also test frames, which takes as long as the test. The calendar
    // is not the site's.
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Returns the tops in the window of the parts that wait to fade in. Only their animations hide them. */
export const waitingTops = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const target = playState === 'paused' && effect instanceof KeyframeEffect ? effect.target : null
      return target ? [target.getBoundingClientRect().top] : []
    }),
  )

/** Scrolls to the end of the page and back, so that all parts have faded in. */
export async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => waitingTops(page)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
}

/**
 * Waits until the page has run its timers of fewer milliseconds, and then a frame. They are as late as this
 * one on a slow machine, so what has not happened by then does not happen.
 */
export const afterTimers = (page: Page, milliseconds: number) =>
  page.evaluate(
    (delay) => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), delay)),
    milliseconds,
  )

export async function walkTo(page: Page, id: RouteId): Promise<void> {
  await headerLink(page, id).click()
  await expect(page.locator('header a[aria-current="page"]')).toHaveText(content.pageHeads[id].label)
}

/** Waits until the page is hydrated. The menu's button gets its state then. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').waitFor({ state: 'attached' })
}

export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/**
 * Makes React fail at the header, which it changes when the page is scrolled, and waits until the page has
 * another header.
 */
export async function breakHeader(page: Page): Promise<void> {
  const header = page.locator('#page > header')
  const broken = await header.evaluateHandle((bar) => {
    const value = () => {
      throw new Error('broken')
    }
    for (const name of ['setAttribute', 'removeAttribute']) Object.defineProperty(bar, name, { value })
    return bar
  })
  const scroll = (bar: Element) => {
    scrollTo({ top: scrollY > 50 ? 0 : 400, behavior: 'instant' })
    return bar.isConnected
  }
  // A page that a link led to is loaded again.
  await expect.poll(() => broken.evaluate(scroll).catch(() => false)).toBe(false)
  await expect(header).toBeVisible()
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

/**
 * Waits until the page is scrolled to a place that it had before it was loaded again. Text whose font came
 * too late stays in the fallback font for one visit: a row can have a line more then.
 */
export async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(60)
}

/** Returns the elements of a locator, at least one: a loop over nothing would pass. */
export async function allOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  // oxlint-disable-next-line no-restricted-properties
  return locator.all()
}

/** Fails a test for any problem on its page. A test that expects problems removes them from the list. */
export const test = base.extend<{ fades: boolean; problems: string[] }>({
  /** Whether posters and canvas fade. It takes most of the time of a change of pages in software. */
  fades: [false, { option: true }],
  page: async ({ page, fades }, provide) => {
    if (!fades)
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('#stage#stage *{animation-duration:1ms!important}')
        document.adoptedStyleSheets = [sheet]
      })
    await provide(page)
  },
  problems: [
    async ({ page }, use) => {
      const problems = await collectProblems(page)
      await use(problems)
      expect(problems).toEqual([])
      if (!page.isClosed() && page.url().startsWith('http'))
        expect(await page.evaluate(() => window.violations ?? [])).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
